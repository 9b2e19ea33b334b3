// Who holds ways and towns: bands under the lines, as they are drawn, flags beside the towns, and signs where one holder's
// line ends and an enemy's begins.

import type { Board, Holder, Place, Title, WayStretch } from "../lib/protocol";
import { CREAM, DARK } from "./colours";
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

export class Holdings {
  private kept: { holders: Holder[]; held: Held[]; heads: Point[] } | null = null;
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
  private of(holders: Holder[], sideOf: (faction: string) => string | undefined): { held: Held[]; heads: Point[] } {
    if (this.kept?.holders === holders) return this.kept;
    const held = new Map<string, Held>();
    const ends = new Map<string, { at: Point; side: string }[]>();
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
        for (const [x, y] of [line[0]!, line.at(-1)!]) {
          const key = `${Math.round(x * 20)} ${Math.round(y * 20)}`;
          const there = ends.get(key) ?? [];
          ends.set(key, there);
          there.push({ at: { x, y }, side: side ?? "" });
        }
      }
    }
    const meets = (there: { side: string }[]) => there.some((one) => one.side !== there[0]!.side);
    const heads = [...ends.values()].filter(meets).map((there) => there[0]!.at);
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
    for (const at of heads) {
      context.beginPath();
      context.arc(at.x, at.y, 0.07, 0, Math.PI * 2);
      context.fillStyle = CREAM;
      context.fill();
      context.strokeStyle = DARK;
      context.lineWidth = 0.03;
      context.stroke();
    }
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
