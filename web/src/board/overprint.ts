// What is printed over and beside the ground: names of regions in large letters, names of rivers along them, and boxes where
// ways lead off the board.

import type { Margin, MarginLink, Region, RiverName } from "../lib/protocol";
import type { Frame, Shown } from "./area";
import { HALO } from "./colours";

const INK = "#1F1C18";
const WATER = "#2C6382";
const PAPER = "#FDFAF2";
const SERIF = '"PT Serif", serif';
const TITLE = '"Old Standard TT", "PT Serif", serif';
/** Between these pixels a unit, the names of lands fade away; waters keep theirs. */
const FADES = { from: 44, to: 84 };
/** Letters of ordinary height are never smaller than this, in pixels, and larger ones stay larger: they grow into the room
 * between them, or are left out. What would be too small to read is left out too. */
const SMALLEST = 9;
const ORDINARY = 0.46;
const READABLE = 7;
const TIGHTEST = 0.04;
/** Paper around boxes. */
const PAPER_EDGE = 0.3;
/** What a row of counters takes up of a box. */
const ROW = 0.76;
/** Half the width of an arrow's shaft and of its head, and the length of the head. */
const ARROW = { shaft: 0.07, wide: 0.2, tip: 0.26 };

/** The rectangle around the board and the boxes beside it. */
export function extent(board: Shown): Frame {
  const all = { ...board.frame };
  for (const box of board.margins ?? []) {
    all.left = Math.min(all.left, box.x - PAPER_EDGE);
    all.top = Math.min(all.top, box.y - PAPER_EDGE);
    all.right = Math.max(all.right, box.x + box.width + PAPER_EDGE);
    all.bottom = Math.max(all.bottom, box.y + box.height + PAPER_EDGE);
  }
  return all;
}

/** How strong the name of a region is when a unit has so many pixels. */
export function strength(region: { water: boolean }, scale: number): number {
  if (region.water) return 0.85;
  return 0.5 * Math.min(1, Math.max(0, (FADES.to - scale) / (FADES.to - FADES.from)));
}

/** Height of letters and the room between them, in units; nothing where they would not fit. `wide` is the width of the
 * letters without room between them, for a height of one. */
export function setting(region: Region, letters: number, wide: number, scale: number): { size: number; gap: number } | null {
  const whole = (wide + letters * region.spaced) * region.size;
  const size = region.size * Math.max(1, SMALLEST / ORDINARY / scale);
  const gap = whole / letters - (wide / letters) * size;
  return gap < TIGHTEST * size || size * scale < READABLE ? null : { size, gap };
}

/** Letters are set at a hundred times their size: canvas rounds small type. */
function type(context: CanvasRenderingContext2D, style: string, size: number, family: string): void {
  context.font = `${style} ${size * 100}px ${family}`;
  context.textBaseline = "alphabetic";
}

export function drawRegion(context: CanvasRenderingContext2D, region: Region, scale: number): void {
  const alpha = strength(region, scale);
  if (alpha <= 0) return;
  const letters = Array.from(region.name);
  const style = region.water ? "italic 400" : "400";
  context.save();
  context.textAlign = "left";
  type(context, style, 1, SERIF);
  const widths = letters.map((letter) => context.measureText(letter).width / 100);
  const wide = widths.reduce((sum, width) => sum + width, 0);
  const set = setting(region, letters.length, wide, scale);
  if (set) {
    context.globalAlpha = alpha;
    context.fillStyle = region.water ? WATER : INK;
    context.translate(region.x, region.y);
    context.rotate((-region.angle * Math.PI) / 180);
    context.scale(0.01, 0.01);
    type(context, style, set.size, SERIF);
    let x = -(wide * set.size + (letters.length - 1) * set.gap) / 2;
    letters.forEach((letter, index) => {
      context.fillText(letter, x * 100, set.size * 35);
      x += widths[index]! * set.size + set.gap;
    });
  }
  context.restore();
}

/** Names of rivers have these pixels or more, as far as they may grow for it, in units; smaller ones are left out. */
const RIVER = { pixels: 9.5, largest: 0.3 };

/** Height of a river's letters and the room between them; nothing where they would not fit or could not be read. */
export function riverSetting(river: RiverName, letters: number, wide: number, scale: number): { size: number; gap: number } | null {
  const size = Math.max(river.size, Math.min(RIVER.pixels / scale, RIVER.largest));
  const room = lengthOf(river.line) - wide * size;
  const gap = Math.min(river.spaced * size, room / letters);
  return gap < TIGHTEST * size || size * scale < READABLE ? null : { size, gap };
}

function lengthOf(line: [number, number][]): number {
  return line.slice(1).reduce((sum, [x, y], at) => sum + Math.hypot(x - line[at]![0], y - line[at]![1]), 0);
}

/** A point of a line so far from its beginning, and how it slopes there. */
export function pointAlong(line: [number, number][], far: number): { x: number; y: number; angle: number } {
  let left = far;
  for (let at = 1; at < line.length; at++) {
    const [[x, y], [toX, toY]] = [line[at - 1]!, line[at]!];
    const long = Math.hypot(toX - x, toY - y);
    if (left <= long || at === line.length - 1) {
      const part = long === 0 ? 0 : left / long;
      return { x: x + (toX - x) * part, y: y + (toY - y) * part, angle: Math.atan2(toY - y, toX - x) };
    }
    left -= long;
  }
  return { x: line[0]?.[0] ?? 0, y: line[0]?.[1] ?? 0, angle: 0 };
}

/** The name of a river, letter by letter along its line, with a halo. */
export function drawRiver(context: CanvasRenderingContext2D, river: RiverName, scale: number): void {
  const letters = Array.from(river.name);
  context.save();
  context.textAlign = "center";
  type(context, "italic 400", 1, SERIF);
  const widths = letters.map((letter) => context.measureText(letter).width / 100);
  const wide = widths.reduce((sum, width) => sum + width, 0);
  const set = riverSetting(river, letters.length, wide, scale);
  if (set) {
    type(context, "italic 400", set.size, SERIF);
    context.lineJoin = "round";
    context.lineWidth = set.size * 24;
    let far = (lengthOf(river.line) - wide * set.size - (letters.length - 1) * set.gap) / 2;
    const places = widths.map((width) => {
      const place = pointAlong(river.line, far + (width * set.size) / 2);
      far += width * set.size + set.gap;
      return place;
    });
    // All halos first: none covers the letter before it.
    for (const paint of ["halo", "ink"] as const)
      letters.forEach((letter, index) => {
        const { x, y, angle } = places[index]!;
        context.save();
        context.translate(x, y);
        context.rotate(angle);
        context.scale(0.01, 0.01);
        context.strokeStyle = HALO;
        context.fillStyle = WATER;
        context.globalAlpha = paint === "halo" ? 0.88 : 1;
        if (paint === "halo") context.strokeText(letter, 0, 0);
        else context.fillText(letter, 0, 0);
        context.restore();
      });
  }
  context.restore();
}

export function drawMargin(context: CanvasRenderingContext2D, box: Margin, scale: number): void {
  context.save();
  context.fillStyle = PAPER;
  context.fillRect(box.x, box.y, box.width, box.height);
  context.strokeStyle = INK;
  context.lineWidth = 0.03;
  context.strokeRect(box.x, box.y, box.width, box.height);
  context.lineWidth = 0.01;
  context.strokeRect(box.x + 0.055, box.y + 0.055, box.width - 0.11, box.height - 0.11);
  for (const line of box.arrows) arrow(context, line, box.both_ways ?? false);
  words(context, box, scale);
  context.restore();
}

/** A line between two boxes: white by land, broken and blue by sea. */
export function drawLink(context: CanvasRenderingContext2D, { line: [from, to], sea }: MarginLink): void {
  const stroke = (colour: string, width: number) => {
    context.beginPath();
    context.moveTo(...from);
    context.lineTo(...to);
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.stroke();
  };
  context.save();
  context.lineCap = "butt";
  stroke(INK, 0.16);
  context.setLineDash(sea ? [0.18, 0.12] : []);
  stroke(sea ? "#8FC1DC" : PAPER, 0.1);
  context.restore();
}

/** It lies on the cloth: light, with a dark edge. */
function arrow(context: CanvasRenderingContext2D, [[tailX, tailY], [headX, headY]]: Margin["arrows"][number], bothWays: boolean): void {
  const long = Math.max(0.01, Math.hypot(headX - tailX, headY - tailY));
  const [dx, dy] = [(headX - tailX) / long, (headY - tailY) / long];
  const { shaft, wide } = ARROW;
  const tip = bothWays ? Math.min(ARROW.tip, long * 0.45) : ARROW.tip;
  const tail: [number, number][] = bothWays ? [[tip, -shaft], [tip, -wide], [0, 0], [tip, wide], [tip, shaft]] : [[0, -shaft], [0, shaft]];
  const corners: [number, number][] = [...tail, [long - tip, shaft], [long - tip, wide], [long, 0], [long - tip, -wide], [long - tip, -shaft]];
  context.beginPath();
  for (const [along, aside] of corners) context.lineTo(tailX + dx * along - dy * aside, tailY + dy * along + dx * aside);
  context.closePath();
  context.fillStyle = PAPER;
  context.fill();
  context.lineWidth = 0.02;
  context.stroke();
}

/** The name, and behind it who passes there, as large as there is room; upright in a box that is higher than wide. */
function words(context: CanvasRenderingContext2D, box: Margin, scale: number): void {
  const upright = box.height > box.width;
  const long = upright ? box.height : box.width;
  const deep = upright ? box.width : box.height;
  context.translate(box.x, upright ? box.y + box.height : box.y);
  if (upright) context.rotate(-Math.PI / 2);
  context.scale(0.01, 0.01);
  context.textAlign = "left";
  context.fillStyle = INK;
  const size = Math.min(upright ? deep * 0.7 : (deep - ROW) * 0.8, Math.max(0.42, 11 / scale));
  const base = upright ? deep / 2 + size * 0.32 : 0.3 + size * 0.5;
  type(context, "700", size, TITLE);
  context.fillText(box.name, 20, base * 100);
  const after = 45 + context.measureText(box.name).width;
  type(context, "italic 400", 0.27, SERIF);
  const fit = Math.min(1, (long * 100 - after - 20) / context.measureText(box.note).width);
  if (0.27 * fit * scale < 7) return;
  type(context, "italic 400", 0.27 * fit, SERIF);
  context.fillText(box.note, after, base * 100);
}
