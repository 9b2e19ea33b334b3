// Who holds ways and towns: bands under the lines, as they are drawn, flags beside the towns, and signs where one holder's
// line ends and an enemy's begins.

import type { Board, Holder, Place, Title, WayStretch } from "../lib/protocol";
import { DARK } from "./colours";
import type { Point } from "./geometry";

/** How wide a band is in units, and in pixels at least. */
const BAND = { wide: 0.15, pixels: 2.6 };
/** Below so many pixels a unit, flags are dots. */
const FLAGS = 30;

/** What one faction holds. */
interface Held {
  /** Its colour: dark for the one side, pale for the other. */
  colour: string;
  ink: string;
  solid: boolean;
  band: Path2D;
  towns: Place[];
}

/** One end of what somebody holds of a line, and a point further along it. */
interface End {
  at: Point;
  inner: Point;
  side: string;
  held: Held;
}

/** Where a line goes over to the enemy: who holds it to the right and to the left. */
interface Head {
  at: Point;
  flags: { held: Held; way: 1 | -1 }[];
}

export class Holdings {
  private kept: { holders: Holder[]; held: Held[]; heads: Head[] } | null = null;
  private readonly stretches = new Map<string, WayStretch[]>();

  constructor(
    private readonly board: Board,
    private readonly title: Title,
    private readonly placeOf: (id: string) => Place | undefined,
  ) {
    for (const stretch of board.stretches ?? []) {
      const there = this.stretches.get(stretch.place);
      if (there) there.push(stretch);
      else this.stretches.set(stretch.place, [stretch]);
    }
  }

  /** What everybody holds, and where lines of enemies meet. `sideOf` says on whose side a faction is. */
  private of(holders: Holder[], sideOf: (faction: string) => string | undefined): { held: Held[]; heads: Head[] } {
    if (this.kept?.holders === holders) return this.kept;
    const held = new Map<string, Held>();
    const ends = new Map<string, End[]>();
    for (const { what, place, by } of holders) {
      if (by === "" || !this.placeOf(place)) continue;
      const side = sideOf(by);
      const mine = held.get(by) ?? this.nothing(by, side);
      held.set(by, mine);
      if (what !== this.board.held_ways) {
        mine.towns.push(this.placeOf(place)!);
        continue;
      }
      for (const { line } of this.stretches.get(place) ?? []) {
        line.forEach(([x, y], index) => (index === 0 ? mine.band.moveTo(x, y) : mine.band.lineTo(x, y)));
        for (const [[x, y], [innerX, innerY]] of [[line[0]!, line[1] ?? line[0]!], [line.at(-1)!, line.at(-2) ?? line[0]!]] as const) {
          const key = `${Math.round(x * 20)} ${Math.round(y * 20)}`;
          const there = ends.get(key) ?? [];
          ends.set(key, there);
          there.push({ at: { x, y }, inner: { x: innerX, y: innerY }, side: side ?? "", held: mine });
        }
      }
    }
    const heads = [...ends.values()].flatMap((there) => headOf(there) ?? []);
    this.kept = { holders, held: [...held.values()], heads };
    return this.kept;
  }

  private nothing(by: string, side: string | undefined): Held {
    const livery = this.title.factions.find((one) => one.id === by)?.livery;
    const solid = this.title.sides.find((one) => one.id === side)?.pattern === "solid";
    const [colour, ink] = [livery?.body ?? "#A3ADB2", livery?.ink ?? DARK];
    return { colour, ink, solid, band: new Path2D(), towns: [] };
  }

  /** Bands under the lines: they only darken what is there. Those of the one side are whole, of the other broken. */
  drawWays(context: CanvasRenderingContext2D, holders: Holder[], sideOf: (faction: string) => string | undefined, scale: number): void {
    const { held, heads } = this.of(holders, sideOf);
    const wide = Math.max(BAND.wide, BAND.pixels / scale);
    context.save();
    context.globalCompositeOperation = "multiply";
    context.lineCap = "butt";
    context.lineJoin = "round";
    for (const one of held) {
      context.lineWidth = wide;
      context.strokeStyle = one.solid ? one.colour : darker(one.colour);
      context.globalAlpha = one.solid ? 0.62 : 0.9;
      context.setLineDash(one.solid ? [] : [Math.max(0.2, 4 / scale), Math.max(0.07, 1.5 / scale)]);
      context.stroke(one.band);
    }
    context.restore();
    if (scale < FLAGS) return;
    for (const head of heads) drawHead(context, head);
  }

  /** A flag beside each town, or a dot on it from far away. */
  drawTowns(context: CanvasRenderingContext2D, holders: Holder[], sideOf: (faction: string) => string | undefined, scale: number, inSight: (point: Point) => boolean): void {
    const boxes = new Set((this.board.margins ?? []).map((box) => box.id));
    for (const one of this.of(holders, sideOf).held) {
      context.lineWidth = Math.max(0.022, 0.8 / scale);
      for (const town of one.towns.filter((place) => inSight(place) && !boxes.has(place.id))) {
        if (scale < FLAGS) dot(context, town, one, Math.max(0.17, 3.2 / scale));
        else flag(context, { x: town.x - 0.4, y: town.y - 0.13 }, one);
      }
    }
  }
}

/** Where enemies hold the two ends of a line that meet: each flag flies towards its own. */
export function headOf(ends: End[]): Head | null {
  const [one] = ends;
  const other = ends.find((end) => end.side !== one?.side);
  if (!one || !other) return null;
  const way = one.inner.x < other.inner.x ? -1 : 1;
  return { at: one.at, flags: [{ held: one.held, way }, { held: other.held, way: way === 1 ? -1 : 1 }] };
}

/** Two pennants on a mast: one with a star, the other with a stripe. */
function drawHead(context: CanvasRenderingContext2D, { at, flags }: Head): void {
  const [wide, high, pole] = [0.24, 0.17, 0.34];
  const top = at.y - pole;
  context.strokeStyle = DARK;
  for (const { held, way } of flags) {
    context.beginPath();
    context.moveTo(at.x, top);
    context.lineTo(at.x + way * wide, top + high / 2);
    context.lineTo(at.x, top + high);
    context.closePath();
    context.fillStyle = held.colour;
    context.fill();
    context.lineWidth = 0.02;
    context.stroke();
    context.fillStyle = held.ink;
    if (held.solid) star(context, at.x + way * 0.075, top + high / 2, 0.055);
    else context.fillRect(Math.min(at.x, at.x + way * wide * 0.7), top + high * 0.41, wide * 0.7, high * 0.18);
  }
  context.beginPath();
  context.moveTo(at.x, at.y);
  context.lineTo(at.x, top);
  context.lineWidth = 0.035;
  context.stroke();
}

function star(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  context.beginPath();
  for (let point = 0; point < 10; point++) {
    const [turn, reach] = [(point * Math.PI) / 5, point % 2 === 0 ? radius : radius * 0.42];
    context.lineTo(x + reach * Math.sin(turn), y - reach * Math.cos(turn));
  }
  context.closePath();
  context.fill();
}

function dot(context: CanvasRenderingContext2D, at: Point, held: Held, radius: number): void {
  context.beginPath();
  if (held.solid) context.rect(at.x - radius * 0.9, at.y - radius * 0.9, radius * 1.8, radius * 1.8);
  else context.arc(at.x, at.y, radius, 0, Math.PI * 2);
  context.fillStyle = held.colour;
  context.fill();
  context.strokeStyle = DARK;
  context.stroke();
}

/** A flag on its pole: a pennant for the one side, with a stripe for the other. */
function flag(context: CanvasRenderingContext2D, foot: Point, held: Held): void {
  const [wide, high, pole] = [0.22, 0.15, 0.3];
  context.beginPath();
  context.moveTo(foot.x, foot.y);
  context.lineTo(foot.x, foot.y - pole);
  context.strokeStyle = DARK;
  context.stroke();
  context.beginPath();
  const top = foot.y - pole;
  if (held.solid) {
    context.moveTo(foot.x, top);
    context.lineTo(foot.x + wide * 1.1, top + high / 2);
    context.lineTo(foot.x, top + high);
    context.closePath();
  } else context.rect(foot.x, top, wide, high);
  context.fillStyle = held.colour;
  context.fill();
  context.stroke();
  if (held.solid) return;
  context.fillStyle = held.ink;
  context.globalAlpha = 0.75;
  context.fillRect(foot.x, top + high * 0.38, wide, high * 0.24);
  context.globalAlpha = 1;
}

/** A pale colour that still shows on pale ground. */
function darker(colour: string): string {
  const parts = [1, 3, 5].map((at) => Math.round(parseInt(colour.slice(at, at + 2), 16) * 0.7));
  return `rgb(${parts.join(", ")})`;
}
