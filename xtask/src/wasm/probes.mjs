// Run every probe of a WebAssembly module and print `name fingerprint` lines, as the native program does.
import { readFileSync } from "node:fs";

const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]));
const rules = instance.exports;
const text = (pointer, length) => new TextDecoder().decode(new Uint8Array(rules.memory.buffer, pointer >>> 0, length));

for (let i = 0; i < rules.probe_count(); i++) {
  const name = text(rules.probe_name_pointer(i), rules.probe_name_length(i));
  try {
    const fingerprint = BigInt.asUintN(64, rules.probe(i));
    console.log(`${name} ${fingerprint.toString(16).padStart(16, "0")}`);
  } catch (trap) {
    const message = text(rules.panic_message_pointer(), rules.panic_message_length());
    console.error(`The probe ${name} stopped in WebAssembly: ${message || trap}`);
    process.exit(1);
  }
}
