// Signs between places: lines of supply and command, announced attacks, and where somebody is sent.

import { BRAND, CREAM, RED } from "./colours";
import type { Point } from "./geometry";

/** A line and what it is for: lines of a kind are dashed alike. */
export interface Trace {
  points: Point[];
  kind: number;
  broken: boolean;
}

const GREEN = "#2F6B3A";
const VIOLET = "#5B3F8C";

/** How the lines of each kind are drawn: colour, dash, and how far beside the way they run. */
export const KINDS = [
  { colour: GREEN, dash: [], beside: -0.075 },
  { colour: VIOLET, dash: [0.001, 0.13], beside: 0.075 },
] as const;

function track(context: CanvasRenderingContext2D, points: Point[]): void {
  context.beginPath();
  points.forEach((point, index) => (index === 0 ? context.moveTo(point.x, point.y) : context.lineTo(point.x, point.y)));
  context.lineCap = context.lineJoin = "round";
}

function stroke(context: CanvasRenderingContext2D, colour: string, width: number, dash: readonly number[] = []): void {
  context.setLineDash([...dash]);
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke();
  context.setLineDash([]);
}

/** A way moved sideways, to the same side in whichever direction it is gone. */
export function beside(points: Point[], distance: number): Point[] {
  return points.map((point, index) => {
    const [from, to] = [points[index - 1] ?? point, points[index + 1] ?? point];
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length === 0) return point;
    const sign = to.x < from.x || (to.x === from.x && to.y < from.y) ? -1 : 1;
    const side = (sign * distance) / length;
    return { x: point.x - (to.y - from.y) * side, y: point.y + (to.x - from.x) * side };
  });
}

/** All lines, those of different kinds side by side, and then every break on top of them. */
export function drawTraces(context: CanvasRenderingContext2D, lines: Trace[]): void {
  const several = new Set(lines.map((line) => line.kind)).size > 1;
  const apart = lines.map((line) => {
    const distance = several ? KINDS[line.kind % KINDS.length]!.beside : 0;
    return { ...line, points: beside(line.points, distance) };
  });
  for (const line of apart.filter((one) => one.points.length > 1)) {
    const { colour, dash } = KINDS[line.kind % KINDS.length]!;
    track(context, line.points);
    stroke(context, CREAM, 0.12);
    stroke(context, line.broken ? RED : colour, 0.065, dash);
    drawFlow(context, line.points, line.broken ? RED : colour);
  }
  for (const line of apart) {
    const end = line.points.at(-1);
    if (line.broken && end) drawBreak(context, end);
  }
}

/** Arrows along a line towards its beginning: whoever it is drawn for is fed or led from its end. */
function drawFlow(context: CanvasRenderingContext2D, points: Point[], colour: string): void {
  for (const [to, from] of points.slice(1).map((from, at) => [points[at]!, from] as const)) {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length < 0.3) continue;
    const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
    const at = (way: number, side: number): [number, number] => [(from.x + to.x) / 2 + along.x * way - along.y * side, (from.y + to.y) / 2 + along.y * way + along.x * side];
    context.beginPath();
    context.moveTo(...at(0.13, 0));
    context.lineTo(...at(-0.09, 0.11));
    context.lineTo(...at(-0.04, 0));
    context.lineTo(...at(-0.09, -0.11));
    context.closePath();
    stroke(context, CREAM, 0.05);
    context.fillStyle = colour;
    context.fill();
  }
}

function drawBreak(context: CanvasRenderingContext2D, at: Point): void {
  context.beginPath();
  context.arc(at.x, at.y, 0.2, 0, Math.PI * 2);
  context.fillStyle = CREAM;
  context.fill();
  stroke(context, RED, 0.035);
  context.beginPath();
  for (const sign of [-1, 1]) {
    context.moveTo(at.x - 0.09, at.y - 0.09 * sign);
    context.lineTo(at.x + 0.09, at.y + 0.09 * sign);
  }
  context.lineCap = "round";
  stroke(context, RED, 0.065);
}

/** What was announced: a broad arrow over the edge between two places, from one towards the other. */
export function drawArrow(context: CanvasRenderingContext2D, from: Point, to: Point): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return;
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const at = (way: number, side: number): Point => ({
    x: from.x + along.x * way - along.y * side,
    y: from.y + along.y * way + along.x * side,
  });
  const tip = Math.max(length - 0.3, length * 0.6);
  const tail = Math.min(0.3, length * 0.3);
  const outline = [at(tail, 0.06), at(tip - 0.19, 0.075), at(tip - 0.21, 0.17), at(tip, 0), at(tip - 0.21, -0.17), at(tip - 0.19, -0.075), at(tail, -0.06)];
  track(context, outline);
  context.closePath();
  stroke(context, CREAM, 0.07);
  context.fillStyle = RED;
  context.fill();
}

/** Where those in hand are sent: a pennant on a dashed ring. */
export function drawGoal(context: CanvasRenderingContext2D, at: Point, radius: number): void {
  context.beginPath();
  context.arc(at.x, at.y, radius, 0, Math.PI * 2);
  stroke(context, CREAM, 0.1);
  stroke(context, BRAND, 0.055, [0.12, 0.09]);
  const foot = { x: at.x + radius * 0.72, y: at.y - radius * 0.72 };
  context.beginPath();
  context.moveTo(foot.x, foot.y);
  context.lineTo(foot.x, foot.y - 0.42);
  context.lineTo(foot.x + 0.28, foot.y - 0.32);
  context.lineTo(foot.x, foot.y - 0.22);
  context.lineJoin = "round";
  stroke(context, CREAM, 0.11);
  context.fillStyle = BRAND;
  context.fill();
  stroke(context, BRAND, 0.045);
}
