// Runs the browser tests with node's own test runner: `STAVKA_SERVER=… STAVKA_BROWSER=… npm run browser`.
// Screenshots go to web/screenshots.

import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = join(dirname(fileURLToPath(import.meta.url)), "browser");
const wanted = process.argv.slice(2);
const files = readdirSync(folder)
  .filter((name) => name.endsWith(".test.mjs") && (wanted.length === 0 || wanted.some((word) => name.includes(word))))
  .map((name) => join(folder, name));
const flags = ["--test", "--test-concurrency=4", "--test-reporter=spec"];
// Node 20 has WebSocket behind a flag.
const env = { ...process.env, NODE_OPTIONS: "--experimental-websocket --no-warnings" };
const { status } = spawnSync(process.execPath, [...flags, ...files], { stdio: "inherit", env });
process.exit(status ?? 1);
