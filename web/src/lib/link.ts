// The connection to a table: asks and replies by number, changes as they come, and a new try when the line breaks.
// What would change something carries a mark: it is sent again until it is answered, and the table does it once.

import type { Ask, Change, Changed, Here, Reply, Welcome } from "./protocol";

/** Ended: the table, or the link that led to it, is no more. */
export type LinkState = "connecting" | "open" | "broken" | "ended";

interface Waiting {
  ask: Ask;
  mark: string | undefined;
  resolve: (reply: Reply) => void;
}

/** Whatever a table sends: itself, a change, who is here, a beat, or the answer to what was asked. */
type FromServer = Welcome | Changed | { here: Here } | { beat: true } | ({ n: number } & Reply);

const CHANGES: Ask["ask"][] = ["order", "undo", "redo", "takeback", "open_branch", "consent", "standing", "name", "say", "lesson", "sketch"];

/** The codes by which a table says that it is of no use to come again. */
const FAREWELLS = new Map([
  [4403, "link-gone"],
  [4404, "table-gone"],
  [4429, "too-many-windows"],
]);

/** A table speaks every twenty seconds; after so many milliseconds of silence the line is dead. */
const SILENCE = 65_000;
const LOOK_EVERY = 5_000;

/** A mark that no other ask has. */
function newMark(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Link {
  state: LinkState = "connecting";
  private socket: WebSocket | null = null;
  private waiting = new Map<number, Waiting>();
  private next = 1;
  private tries = 0;
  private closed = false;
  private heard = Date.now();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly watch: ReturnType<typeof setInterval>;
  private readonly online = () => this.state === "broken" && this.retry();

  constructor(
    private readonly url: () => string,
    private readonly on: {
      hello: (hello: Welcome) => void;
      change: (change: Change) => void;
      here: (here: Here) => void;
      state: (state: LinkState, reason: string) => void;
    },
    /** Whether to come again after such a farewell all the same. */
    private readonly isPatient: (farewell: string) => boolean = () => false,
  ) {
    this.watch = setInterval(() => this.listen(), LOOK_EVERY);
    globalThis.addEventListener?.("online", this.online);
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.watch);
    globalThis.removeEventListener?.("online", this.online);
    this.socket?.close();
  }

  /** Try again at once. */
  retry(): void {
    clearTimeout(this.timer);
    this.tries = 0;
    const old = this.socket;
    this.connect();
    old?.close();
  }

  ask(ask: Ask): Promise<Reply> {
    return new Promise((resolve) => {
      const n = this.next++;
      const mark = CHANGES.includes(ask.ask) ? newMark() : undefined;
      this.waiting.set(n, { ask, mark, resolve });
      this.send(n, ask, mark);
    });
  }

  private send(n: number, ask: Ask, mark: string | undefined): void {
    if (this.state === "open" && this.socket?.readyState === WebSocket.OPEN)
      this.socket.send(JSON.stringify({ n, ...(mark ? { mark } : {}), ...ask }));
  }

  private connect(): void {
    const socket = new WebSocket(this.url());
    this.socket = socket;
    this.heard = Date.now();
    socket.onmessage = (event) => {
      if (socket === this.socket) this.receive(JSON.parse(event.data as string) as FromServer);
    };
    socket.onclose = (event) => {
      if (!this.closed && socket === this.socket) this.lost(FAREWELLS.get(event.code));
    };
  }

  private lost(farewell: string | undefined): void {
    this.socket = null;
    this.state = farewell && !this.isPatient(farewell) ? "ended" : "broken";
    this.on.state(this.state, farewell ?? "");
    if (this.state === "ended") return;
    const pause = Math.min(8000, 400 * 2 ** this.tries++);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), pause);
  }

  /** A line can be dead without having been closed. */
  private listen(): void {
    const socket = this.socket;
    if (!socket || Date.now() - this.heard < SILENCE) return;
    this.lost(undefined);
    socket.close();
  }

  private receive(message: FromServer): void {
    this.heard = Date.now();
    if ("table" in message) {
      const again = this.state !== "open";
      this.tries = 0;
      this.state = "open";
      this.on.hello(message);
      this.on.state("open", "");
      if (again) for (const [n, { ask, mark }] of this.waiting) this.send(n, ask, mark);
    } else if ("change" in message) this.on.change(message.change);
    else if ("here" in message) this.on.here(message.here);
    else if ("n" in message) {
      const waiting = this.waiting.get(message.n);
      this.waiting.delete(message.n);
      waiting?.resolve(message);
    }
  }
}
