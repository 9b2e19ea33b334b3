// Places of a board: finding them by point and by direction, and the outline of an area.

import type { Board, Place } from "../lib/protocol";

export interface Point {
  x: number;
  y: number;
}

/** Cells of a square grid over the board, for finding places near a point. */
const CELL = 1;
/** Neighbours are no farther apart than this, where places are not wider. */
const NEXT = 1.1;
/** From here on they are. */
const WIDE = 1.2;

export class Places {
  readonly byId = new Map<string, Place>();
  private cells = new Map<string, Place[]>();
  private radius: number[];
  private readonly next: number;
  /** Places in boxes beside the board: larger than a cell. */
  private boxes: Place[] = [];

  constructor(readonly board: Board) {
    const width = Math.max(0, ...(board.outlines[0] ?? []).map(([x]) => Math.abs(x) * 2));
    this.next = width > WIDE ? width * 1.05 : NEXT;
    this.radius = board.outlines.map((corners) => Math.max(0, ...corners.map(([x, y]) => Math.hypot(x, y))));
    const boxes = new Set((board.margins ?? []).map((box) => box.id));
    for (const place of board.places) {
      this.byId.set(place.id, place);
      if (boxes.has(place.id)) {
        this.boxes.push(place);
        continue;
      }
      const key = this.key(place.x, place.y);
      const cell = this.cells.get(key);
      if (cell) cell.push(place);
      else this.cells.set(key, [place]);
    }
  }

  private key(x: number, y: number): string {
    return `${Math.floor(x / CELL)}:${Math.floor(y / CELL)}`;
  }

  private near(at: Point): Place[] {
    const found: Place[] = [];
    const reach = this.next > NEXT ? 2 : 1;
    for (let dx = -reach; dx <= reach; dx++)
      for (let dy = -reach; dy <= reach; dy++) found.push(...(this.cells.get(this.key(at.x + dx * CELL, at.y + dy * CELL)) ?? []));
    return found;
  }

  corners(place: Place): Point[] {
    return (this.board.outlines[place.outline] ?? []).map(([x, y]) => ({ x: place.x + x, y: place.y + y }));
  }

  private holds(place: Place, at: Point): boolean {
    const corners = this.corners(place);
    let inside = false;
    for (let i = 0, j = corners.length - 1; i < corners.length; j = i++) {
      const a = corners[i]!;
      const b = corners[j]!;
      if (a.y > at.y !== b.y > at.y && at.x < ((b.x - a.x) * (at.y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
    }
    return inside;
  }

  /** Places whose outline holds a point, the smallest first. */
  at(point: Point): Place[] {
    const size = (place: Place) => this.radius[place.outline] ?? 0;
    return [...this.near(point), ...this.boxes]
      .filter((place) => this.holds(place, point))
      .sort((a, b) => size(a) - size(b));
  }

  /** The place with one of these outlines that holds a point, or else the nearest if it is not far. */
  nearest(point: Point, outlines: number[]): Place | undefined {
    const away = (place: Place) => (this.holds(place, point) ? 0 : Math.hypot(place.x - point.x, place.y - point.y));
    const near = this.near(point).filter((place) => outlines.includes(place.outline) && away(place) < this.next / 2);
    return near.sort((a, b) => away(a) - away(b))[0];
  }

  /** Places in a line from one to another, without the first: from neighbour to neighbour, always nearer. */
  straight(from: string, to: string): string[] {
    const end = this.byId.get(to);
    let here = this.byId.get(from);
    const way: string[] = [];
    while (here && end && here !== end) {
      const { x, y } = here;
      const near = this.near(here).filter((one) => one.outline === end.outline && Math.hypot(one.x - x, one.y - y) < this.next);
      const distance = (one: Point) => Math.hypot(one.x - end.x, one.y - end.y);
      const next: Place = near.reduce((best, one) => (distance(one) < distance(best) ? one : best), here);
      if (next === here) break;
      here = next;
      way.push(here.id);
    }
    return way;
  }

  /** The nearest place in a direction: for a cursor that arrow keys move. */
  towards(from: Place, direction: Point): Place | undefined {
    const score = (place: Place) => {
      const dx = place.x - from.x;
      const dy = place.y - from.y;
      const along = dx * direction.x + dy * direction.y;
      const across = Math.abs(dx * direction.y - dy * direction.x);
      return along < 0.2 || across > along * 1.2 ? Infinity : along + across * 1.5;
    };
    // A box beside the board is reached like the places of the first shape.
    const shape = (place: Place) => (this.boxes.includes(place) ? 0 : place.outline);
    const same = this.board.places.filter((place) => shape(place) === shape(from) && place !== from);
    const best = same.reduce<[Place | undefined, number]>(
      (best, place) => (score(place) < best[1] ? [place, score(place)] : best),
      [undefined, Infinity],
    );
    return best[0];
  }
}

/** The edges around an area that no two of its places share, as lines from corner to corner. */
export function rim(places: Places, area: Iterable<string>): [Point, Point][] {
  const edges = new Map<string, [Point, Point]>();
  const name = (point: Point) => `${Math.round(point.x * 200)},${Math.round(point.y * 200)}`;
  for (const id of area) {
    const place = places.byId.get(id);
    if (!place) continue;
    const corners = places.corners(place);
    corners.forEach((from, index) => {
      const to = corners[(index + 1) % corners.length]!;
      const back = `${name(to)}-${name(from)}`;
      if (edges.has(back)) edges.delete(back);
      else edges.set(`${name(from)}-${name(to)}`, [from, to]);
    });
  }
  return [...edges.values()];
}
