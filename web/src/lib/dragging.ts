// A counter that is dragged: while a position is entered from the tray or the board to a place, or back into the tray; while
// one plays, from place to place.
// A mouse drags as soon as it moves. A finger rests first: before that it scrolls the tray and pans the board.

import type { Drag } from "./play.svelte";

/** So far a mouse moves before it drags. */
const START = 6;
/** So far a finger may slip while it rests, … */
const SLIP = 10;
/** … and so long it rests, in milliseconds. */
const REST = 320;
/** What a finger drags lies above it, where one sees it. */
export const ABOVE = 48;

/** Whoever has the counter in hand while it is dragged. */
export interface Carrier {
  drag: Drag | null;
  /** It is there now. */
  carry(counter: string, x: number, y: number): void;
  /** It is let go. */
  drop(): void;
}

export type Pointer = "mouse" | "finger";

/** What becomes of a press that has moved so far and lasted so long. */
export function fate(pointer: Pointer, moved: number, lasted: number): "wait" | "drag" | "let-go" {
  if (pointer === "mouse") return moved >= START ? "drag" : "wait";
  if (moved > SLIP) return "let-go";
  return lasted >= REST ? "drag" : "wait";
}

/** A counter is pressed: it is dragged if the press turns out to be one, until it is let go or Escape is pressed. */
export function press(carrier: Carrier, event: PointerEvent, counter: string): void {
  if (event.button !== 0 || carrier.drag) return;
  const pointer: Pointer = event.pointerType === "touch" ? "finger" : "mouse";
  const [startX, startY, startedAt] = [event.clientX, event.clientY, event.timeStamp];
  let [x, y] = [startX, startY];
  let lifted = false;
  const resting = pointer === "finger" ? setTimeout(() => lift(), REST) : undefined;
  const mine = (other: PointerEvent) => other.pointerId === event.pointerId;

  function lift(): void {
    clearTimeout(resting);
    lifted = true;
    if (pointer === "finger") navigator.vibrate?.(12);
    follow();
  }

  function follow(): void {
    carrier.carry(counter, x, pointer === "finger" ? y - ABOVE : y);
  }

  function move(other: PointerEvent): void {
    // Another finger down means that the board is pinched.
    if (!mine(other)) return lifted ? undefined : stop();
    [x, y] = [other.clientX, other.clientY];
    if (lifted) return carrier.drag ? follow() : stop();
    const becomes = fate(pointer, Math.hypot(x - startX, y - startY), other.timeStamp - startedAt);
    if (becomes === "drag") lift();
    else if (becomes === "let-go") stop();
  }

  function up(other: PointerEvent): void {
    if (!mine(other)) return;
    if (lifted) swallowClick();
    stop();
    if (lifted && carrier.drag) carrier.drop();
  }

  function cancel(other: PointerEvent): void {
    if (!mine(other)) return;
    stop();
    if (lifted) carrier.drag = null;
  }

  function stop(): void {
    clearTimeout(resting);
    removeEventListener("pointermove", move, true);
    removeEventListener("pointerup", up, true);
    removeEventListener("pointercancel", cancel, true);
  }

  addEventListener("pointermove", move, true);
  addEventListener("pointerup", up, true);
  addEventListener("pointercancel", cancel, true);
}

/** The click that ends a drag is none. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, true));
}

/** While something is dragged, what lies under the finger does not scroll. Browsers ask before a finger goes down. */
export function holdStill(node: HTMLElement, isDragging: () => Drag | null): { destroy: () => void } {
  const hold = (event: TouchEvent) => {
    if (isDragging()) event.preventDefault();
  };
  node.addEventListener("touchmove", hold, { passive: false });
  return { destroy: () => node.removeEventListener("touchmove", hold) };
}
