// Who is at a table besides oneself: seats and names, who is here, what is said and not yet read.

import type { Here, Said, Scene, SeatState, You } from "./protocol";

export class Company {
  you = $state.raw<You>({ name: "", seats: [], keeper: false });
  here = $state.raw<Here>({ seats: [], watching: 0 });
  scene = $state.raw<Scene | null>(null);
  /** How many of the sayings have been read. */
  read = $state(0);

  /** Whether anybody else is, or may come: then there are people to show and to talk to. */
  shared = $derived.by(() => {
    const others = (this.scene?.seats ?? []).some((seat) => seat.player === "person" && !this.you.seats.includes(seat.id));
    const watched = this.here.watching > (this.you.seats.length === 0 ? 1 : 0);
    return !this.you.keeper || others || watched || (this.scene?.chat.length ?? 0) > 0;
  });
  /** Whether one only watches. */
  watches = $derived(this.you.seats.length === 0);
  unread = $derived(Math.max(0, (this.scene?.chat.length ?? 0) - this.read));

  isHere(seat: SeatState): boolean {
    return seat.player !== "person" || this.here.seats.includes(seat.id);
  }

  isMine(seat: string): boolean {
    return this.you.seats.includes(seat);
  }

  nameOf(seat: string): string {
    return this.scene?.seats.find((one) => one.id === seat)?.name ?? "";
  }

  /** Whether one said it oneself: told by the seat, or by the name where there is none. */
  said(one: Said): boolean {
    return one.seat ? this.isMine(one.seat) : one.who === this.you.name && this.watches === (one.aside ?? false);
  }
}
