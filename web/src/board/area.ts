// The part of a board that a scenario is played on: its places, and the boxes that are in play beside it.

import type { Board } from "../lib/protocol";

/** A rectangle, by its edges. */
export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A board as a table shows it; its frame is what of the plane is seen. */
export interface Shown extends Board {
  frame: Frame;
  /** The rings around what is seen, where that is not all of the plane. */
  rings: [number, number][][];
}

/** All of a board, or the part of it that a scenario is played on. */
export function boardFor(board: Board, scenario: string): Shown {
  const area = board.areas?.find((one) => one.scenario === scenario);
  if (!area) return { ...board, frame: { left: 0, top: 0, right: board.width, bottom: board.height }, rings: [] };
  const frame = { left: area.x, top: area.y, right: area.x + area.width, bottom: area.y + area.height };
  const { rings, margins, links = [] } = area;
  const boxes = new Map(margins.map((box) => [box.id, box]));
  const others = new Set((board.margins ?? []).map((box) => box.id));
  const places = board.places.flatMap((place) => {
    const box = boxes.get(place.id);
    if (box) return [{ ...place, x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    return !others.has(place.id) && isWithin(rings, place) ? [place] : [];
  });
  const inside = ({ x, y }: { x: number; y: number }) => isWithin(rings, { x, y });
  return { ...board, frame, rings, places, margins, links, regions: (board.regions ?? []).filter(inside) };
}

/** Whether a point lies within rings; one within another is a hole. */
export function isWithin(rings: [number, number][][], { x, y }: { x: number; y: number }): boolean {
  let inside = false;
  for (const ring of rings)
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [[ax, ay], [bx, by]] = [ring[i]!, ring[j]!];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    }
  return inside;
}

/** Rings as a path to fill or to clip by. */
export function pathOf(rings: [number, number][][]): Path2D {
  const path = new Path2D();
  for (const ring of rings) {
    ring.forEach(([x, y], index) => (index === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
    path.closePath();
  }
  return path;
}
