// The connection to a table: asks and replies by number, changes as they come, and a new try when the line breaks.
// An order that was on its way is kept until the table has answered it; after a break the scene tells whether it arrived.

import type { Ask, Change, Reply, Scene } from "./protocol";

export type LinkState = "connecting" | "open" | "broken";

export interface Hello {
  scene: Scene;
  table: { id: string; name: string; game: string; scenario: string; options: Record<string, string> };
}

interface Waiting {
  ask: Ask;
  /** How many orders had been given when it was sent: to see after a break whether it arrived. */
  orders: number;
  resolve: (reply: Reply) => void;
}

type FromServer = { n: number } & Reply;

export class Link {
  state: LinkState = "connecting";
  private socket: WebSocket | null = null;
  private waiting = new Map<number, Waiting>();
  private next = 1;
  private orders = 0;
  private tries = 0;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly url: string,
    private readonly on: {
      hello: (hello: Hello) => void;
      change: (change: Change) => void;
      state: (state: LinkState, reason: string) => void;
    },
  ) {
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  /** Try again at once. */
  retry(): void {
    clearTimeout(this.timer);
    this.tries = 0;
    this.socket?.close();
    this.connect();
  }

  ask(ask: Ask): Promise<Reply> {
    return new Promise((resolve) => {
      const n = this.next++;
      this.waiting.set(n, { ask, orders: this.orders, resolve });
      this.send(n, ask);
    });
  }

  private send(n: number, ask: Ask): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ n, ...ask }));
  }

  private connect(): void {
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onmessage = (event) => {
      if (socket === this.socket) this.receive(JSON.parse(event.data as string) as Record<string, unknown>);
    };
    socket.onclose = (event) => {
      if (this.closed || socket !== this.socket) return;
      this.state = "broken";
      this.on.state("broken", event.reason);
      const pause = Math.min(8000, 400 * 2 ** this.tries++);
      this.timer = setTimeout(() => this.connect(), pause);
    };
  }

  private receive(message: Record<string, unknown>): void {
    if ("scene" in message && "table" in message) {
      const hello = message as unknown as Hello;
      this.tries = 0;
      this.state = "open";
      this.again(hello.scene);
      this.orders = hello.scene.orders;
      this.on.hello(hello);
      this.on.state("open", "");
    } else if ("change" in message) {
      const change = message.change as Change;
      this.orders = change.orders;
      this.on.change(change);
    } else if (typeof message.n === "number") {
      const reply = message as unknown as FromServer;
      const waiting = this.waiting.get(reply.n);
      this.waiting.delete(reply.n);
      waiting?.resolve(reply);
    }
  }

  /** After a break: what would change the game is sent again only if it has not arrived. */
  private again(scene: Scene): void {
    for (const [n, { ask, orders, resolve }] of [...this.waiting]) {
      const changes = ["order", "undo", "redo", "takeback", "consent", "lesson"].includes(ask.ask);
      if (changes && scene.orders !== orders) {
        this.waiting.delete(n);
        resolve({ reply: "done" });
      } else this.send(n, ask);
    }
  }
}
