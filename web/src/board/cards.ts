// Cards that lie on the places of a board: their pictures, numbers and names, and counters on them, bank by bank.

import type { Counter, Lettered, Pictured, Place } from "../lib/protocol";
import type { Camera } from "./camera";
import { HALO } from "./colours";
import type { Stack } from "./draw";
import type { Places, Point } from "./geometry";
import type { Pictures } from "./sprites";

const SANS = '"Fira Sans Condensed", sans-serif';
const SERIF = '"PT Serif", serif';
const TITLE = '"Old Standard TT", serif';
const INK = "#1F1C18";
/** How far the two sides in one place stand apart, in units of the board. */
const APART = 0.3;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export class Cards {
  constructor(
    private readonly context: CanvasRenderingContext2D,
    private readonly places: Places,
    private readonly camera: Camera,
    private readonly pictures: Pictures,
  ) {}

  /** The pictures in sight; one without a place lies under the whole board. */
  draw(cards: Pictured[], inSight: (point: Point) => boolean, ratio: number): void {
    for (const card of cards) {
      const place = this.places.byId.get(card.place);
      if (place && !inSight(place)) continue;
      const box = place ? this.box(place) : this.whole();
      const picture = this.pictures.of(card.picture, box.width * this.camera.scale * ratio);
      if (picture) this.context.drawImage(picture, box.left, box.top, box.width, box.height);
      else {
        this.context.fillStyle = "#46545C";
        this.context.beginPath();
        this.context.roundRect(box.left, box.top, box.width, box.height, 0.04);
        this.context.fill();
      }
    }
  }

  /** The number of each place at its upper left, its name below. */
  names(cards: Pictured[], inSight: (point: Point) => boolean, nameOf: (id: string) => string): void {
    if (this.camera.scale < 40) return;
    for (const card of cards) {
      const place = this.places.byId.get(card.place);
      if (!place || !inSight(place)) continue;
      const { left, top, width, height } = this.box(place);
      this.chip(place.id, left + 0.13, top + 0.105);
      if (card.name && this.camera.scale >= 60) this.words(nameOf(card.name), left + width / 2, top + height - 0.085, 0.095, `italic 400 SIZE ${SERIF}`, INK, HALO);
    }
  }

  /** Counters of one place: those of each part of it on their own spot, those of the two sides apart. */
  spread(stack: Stack, cards: Pictured[]): Stack[] {
    const parts = cards.find((card) => card.place === stack.place.id)?.parts ?? [];
    const groups = new Map<string, Counter[]>();
    for (const counter of stack.counters) {
      const key = `${counter.part ?? ""} ${counter.side ?? ""}`;
      groups.set(key, [...(groups.get(key) ?? []), counter]);
    }
    return [...groups.values()].map((counters): Stack => {
      const { part, side } = counters[0]!;
      const spot = parts.find((one) => one.id === part);
      const sides = [...new Set([...groups.values()].filter((others) => others[0]!.part === part).map((others) => others[0]!.side))].sort();
      const aside = sides.length > 1 ? (sides.indexOf(side) - (sides.length - 1) / 2) * APART * 2 : 0;
      const { x, y } = stack.place;
      return { counters, place: { ...stack.place, x: x + (spot?.x ?? 0) / 100 + aside, y: y + (spot?.y ?? 0) / 100 } };
    });
  }

  /** What stands on a marker: a large letter, and small ones below it. */
  letters({ large, small }: Lettered, at: Point, side: number, ink: string): void {
    if (!large) return this.tag(small ?? "", at, side);
    this.words(large, at.x, at.y - (small ? side * 0.09 : -side * 0.02), side * 0.44, `700 SIZE ${TITLE}`, ink);
    if (small) this.words(small, at.x, at.y + side * 0.23, side * 0.21, `700 SIZE ${SANS}`, ink);
  }

  /** A tag at the corner of a counter, which tells it from others that look like it. */
  private tag(words: string, at: Point, side: number): void {
    const { context } = this;
    const [width, height] = [side * (0.16 + 0.14 * words.length), side * 0.27];
    const [x, y] = [at.x + side / 2 - width * 0.42, at.y - side / 2 + height * 0.42];
    context.beginPath();
    context.roundRect(x - width / 2, y - height / 2, width, height, height * 0.3);
    context.fillStyle = INK;
    context.fill();
    this.words(words, x, y + height * 0.04, height * 0.8, `700 SIZE ${SANS}`, HALO);
  }

  private box(place: Place): Box {
    const corners = this.places.corners(place);
    const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
  }

  private whole(): Box {
    const { width, height } = this.places.board;
    return { left: 0, top: 0, width, height };
  }

  private chip(words: string, x: number, y: number): void {
    const { context } = this;
    context.beginPath();
    context.roundRect(x - 0.08, y - 0.058, 0.16, 0.116, 0.02);
    context.fillStyle = "rgba(248, 242, 224, 0.92)";
    context.fill();
    context.strokeStyle = "#8A7A55";
    context.lineWidth = 0.005;
    context.stroke();
    this.words(words, x, y + 0.004, 0.09, `600 SIZE ${SANS}`, "#3A352B");
  }

  /** Words around a point. Letters are set at a hundred times their size: canvas rounds small type. */
  private words(words: string, x: number, y: number, size: number, font: string, ink: string, halo?: string): void {
    const { context } = this;
    context.save();
    context.translate(x, y);
    context.scale(0.01, 0.01);
    context.font = font.replace("SIZE", `${size * 100}px`);
    context.textAlign = "center";
    context.textBaseline = "middle";
    if (halo) {
      context.strokeStyle = halo;
      context.lineJoin = "round";
      context.lineWidth = size * 28;
      context.strokeText(words, 0, 0);
    }
    context.fillStyle = ink;
    context.fillText(words, 0, 0);
    context.restore();
  }
}
