// Arrows and notes of one's own, as a pencil would draw them.

import { CREAM } from "./colours";
import type { Point } from "./geometry";

/** What is drawn: an arrow through points, or a note at one. */
export interface Drawn {
  points: Point[];
  text: string;
}

const PENCIL = "#1F5FA8";
const HEAD = 0.24;
/** A note is as large as this on the screen, in pixels, whatever is seen of the board. */
const LETTERS = 14;
/** The longest line of a note, in characters. */
export const LINE = 22;

/** A text in lines of at most so many characters, broken between words where that goes. */
export function lined(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((one) => one !== "")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else for (let at = 0; at < word.length; at += most) lines.push(word.slice(at, at + most));
  }
  return lines;
}

export function drawSketches(context: CanvasRenderingContext2D, sketches: Drawn[], scale: number): void {
  for (const one of sketches.filter((sketch) => sketch.points.length > 1)) drawWay(context, one.points);
  for (const { points, text } of sketches) {
    const at = points.length > 1 ? between(points) : points[0];
    if (at && text !== "") drawNote(context, at, text, scale);
  }
}

function between(points: Point[]): Point {
  const [a, b] = [points[Math.floor((points.length - 1) / 2)]!, points[Math.ceil((points.length - 1) / 2)]!];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function drawWay(context: CanvasRenderingContext2D, points: Point[]): void {
  const [before, end] = [points.at(-2)!, points.at(-1)!];
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const neck = { x: end.x - Math.cos(angle) * HEAD * 0.8, y: end.y - Math.sin(angle) * HEAD * 0.8 };
  const way = [...points.slice(0, -1), neck];
  context.lineCap = context.lineJoin = "round";
  for (const [colour, width] of [[CREAM, 0.13], [PENCIL, 0.075]] as const) {
    context.beginPath();
    way.forEach((point, index) => (index === 0 ? context.moveTo(point.x, point.y) : context.lineTo(point.x, point.y)));
    context.setLineDash(colour === PENCIL ? [0.16, 0.11] : []);
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.stroke();
  }
  context.setLineDash([]);
  context.beginPath();
  context.moveTo(end.x, end.y);
  for (const turn of [-0.45, 0.45]) context.lineTo(end.x - Math.cos(angle + turn) * HEAD, end.y - Math.sin(angle + turn) * HEAD);
  context.closePath();
  context.fillStyle = PENCIL;
  context.fill();
  context.strokeStyle = CREAM;
  context.lineWidth = 0.02;
  context.stroke();
}

function drawNote(context: CanvasRenderingContext2D, at: Point, text: string, scale: number): void {
  const size = LETTERS / scale;
  const lines = lined(text, LINE);
  context.font = `${size}px "PT Serif", serif`;
  const width = Math.max(...lines.map((line) => context.measureText(line).width)) + size;
  const height = lines.length * size * 1.25 + size * 0.7;
  const [left, top] = [at.x + 0.22, at.y - 0.3 - height];
  context.beginPath();
  context.moveTo(at.x, at.y);
  context.lineTo(left + size * 0.4, top + height);
  context.strokeStyle = PENCIL;
  context.lineWidth = size * 0.12;
  context.stroke();
  context.beginPath();
  context.roundRect(left, top, width, height, size * 0.3);
  context.fillStyle = "#FFF7D6";
  context.fill();
  context.stroke();
  context.fillStyle = "#1C1F22";
  context.textAlign = "left";
  context.textBaseline = "middle";
  lines.forEach((line, index) => context.fillText(line, left + size * 0.5, top + size * 0.35 + (index + 0.5) * size * 1.25));
}
