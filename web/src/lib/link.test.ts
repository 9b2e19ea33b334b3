import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Link, type LinkState } from "./link";

/** The sockets that were opened, oldest first. */
let sockets: FakeSocket[] = [];

class FakeSocket {
  static readonly OPEN = 1;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    sockets.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const HELLO = { scene: {}, table: {}, you: {}, here: {} };
let states: LinkState[] = [];

function link(isPatient?: (farewell: string) => boolean): Link {
  const on = { hello: () => {}, change: () => {}, here: () => {}, state: (state: LinkState) => states.push(state) };
  return new Link(() => "ws://table", on, isPatient);
}

const at = (index: number): FakeSocket => sockets[index]!;

beforeEach(() => {
  sockets = [];
  states = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("an order that was not answered is sent again with the same mark", async () => {
  const line = link();
  at(0).says(HELLO);
  const reply = line.ask({ ask: "order", seat: "a", order: "done", rolls: [] });
  at(0).breaks();
  await vi.advanceTimersByTimeAsync(500);
  expect(at(1).sent, "not before the table has spoken").toEqual([]);
  at(1).says(HELLO);
  expect(at(0).sent[0]?.mark).toMatch(/^[0-9a-f]{32}$/);
  expect(at(1).sent).toEqual(at(0).sent);
  at(1).says({ n: at(1).sent[0]?.n, reply: "done" });
  expect((await reply).reply).toBe("done");
  at(1).breaks();
  await vi.advanceTimersByTimeAsync(500);
  at(2).says(HELLO);
  expect(at(2).sent, "what was answered is not sent again").toEqual([]);
  line.close();
});

test("two asks never carry the same mark, and questions carry none", () => {
  const line = link();
  at(0).says(HELLO);
  void line.ask({ ask: "say", text: "one" });
  void line.ask({ ask: "say", text: "one" });
  void line.ask({ ask: "look", seat: null });
  const marks = at(0).sent.map((one) => one.mark);
  expect(marks[0]).not.toBe(marks[1]);
  expect(marks[2]).toBeUndefined();
  line.close();
});

test.each([4403, 4404, 4429])("who was sent away by %i does not come again", async (code) => {
  const line = link();
  at(0).says(HELLO);
  at(0).breaks(code);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets.length).toBe(1);
  expect(states.at(-1)).toBe("ended");
  line.close();
});

test("who is sent away for want of a key comes again until there is one", async () => {
  link((farewell) => farewell === "link-gone");
  at(0).breaks(4403);
  expect(states).toEqual(["broken"]);
  await vi.advanceTimersByTimeAsync(10_000);
  at(1).says(HELLO);
  expect(states.at(-1)).toBe("open");
});

test("a line that falls silent is given up and tried again", async () => {
  const line = link();
  at(0).says(HELLO);
  await vi.advanceTimersByTimeAsync(50_000);
  at(0).says({ beat: true });
  await vi.advanceTimersByTimeAsync(50_000);
  expect(sockets.length, "it was heard of").toBe(1);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(sockets.length).toBe(2);
  line.close();
});
