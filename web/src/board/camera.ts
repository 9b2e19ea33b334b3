// What part of the board is shown, and how big. While somebody chooses it moves only by their hand.

import type { Point } from "./geometry";

export const SMALLEST = 9;
export const BIGGEST = 230;

export class Camera {
  /** The point of the board in the middle of the screen. */
  x = 0;
  y = 0;
  /** Pixels for one unit of the board. */
  scale = 60;
  width = 1;
  height = 1;
  /** Parts of the screen that something else covers: left, right, top, bottom. */
  covered = { left: 0, right: 0, top: 0, bottom: 0 };

  /** What lies over the lower left corner of the part that is not covered. */
  inset = { width: 0, height: 0 };

  /** `whole` is all that there is to see. */
  constructor(private readonly whole: { left: number; top: number; right: number; bottom: number }) {
    this.centre();
  }

  private centre(): void {
    this.x = (this.whole.left + this.whole.right) / 2;
    this.y = (this.whole.top + this.whole.bottom) / 2;
  }

  private get middle(): Point {
    const { left, right, top, bottom } = this.covered;
    return { x: (left + this.width - right) / 2, y: (top + this.height - bottom) / 2 };
  }

  toScreen(point: Point): Point {
    const middle = this.middle;
    return { x: middle.x + (point.x - this.x) * this.scale, y: middle.y + (point.y - this.y) * this.scale };
  }

  toBoard(point: Point): Point {
    const middle = this.middle;
    return { x: this.x + (point.x - middle.x) / this.scale, y: this.y + (point.y - middle.y) / this.scale };
  }

  panBy(dx: number, dy: number): void {
    this.x -= dx / this.scale;
    this.y -= dy / this.scale;
    this.keepInside();
  }

  /** Zoom so that the point of the board under a point of the screen stays there. */
  zoomAt(screen: Point, factor: number): void {
    const before = this.toBoard(screen);
    this.scale = Math.min(BIGGEST, Math.max(this.smallest(), this.scale * factor));
    const after = this.toBoard(screen);
    this.x += before.x - after.x;
    this.y += before.y - after.y;
    this.keepInside();
  }

  private room(): { width: number; height: number } {
    const { left, right, top, bottom } = this.covered;
    return { width: Math.max(80, this.width - left - right), height: Math.max(80, this.height - top - bottom) };
  }

  private fitting(width: number, height: number): number {
    const room = this.room();
    return Math.min(room.width / width, room.height / height);
  }

  /** The scale at which all can be seen. */
  private fittingAll(): number {
    return this.fitting(this.whole.right - this.whole.left, this.whole.bottom - this.whole.top);
  }

  private smallest(): number {
    return Math.min(SMALLEST * 4, Math.max(SMALLEST, this.fittingAll() * 0.85));
  }

  /** Show the whole board. */
  fit(): void {
    this.scale = Math.min(BIGGEST, this.fittingAll() * 0.97);
    this.centre();
  }

  /** Show these points, not bigger than `scale`. */
  show(points: Point[], scale = 84): void {
    if (points.length === 0) return;
    const xs = points.map((point) => point.x);
    const ys = points.map((point) => point.y);
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    this.x = (left + right) / 2;
    this.y = (top + bottom) / 2;
    this.scale = Math.max(this.smallest(), Math.min(scale, this.fitting(right - left + 3, bottom - top + 3)));
    this.keepInside();
  }

  /** Bring a point into the part that nothing covers, by as little as needed. */
  reveal(point: Point): void {
    const margin = 90;
    const { left, right, top, bottom } = this.covered;
    const at = this.toScreen(point);
    const off = (value: number, low: number, high: number) => (value < low ? value - low : value > high ? value - high : 0);
    this.x += off(at.x, left + margin, this.width - right - margin) / this.scale;
    this.y += off(at.y, top + margin, this.height - bottom - margin) / this.scale;
    if (this.isUnderInset(point, margin / 2)) {
      const room = this.height - bottom - this.inset.height - margin / 2;
      this.y += (this.toScreen(point).y - room) / this.scale;
    }
    this.keepInside();
  }

  /** Whether a point is in the part that nothing covers. */
  sees(point: Point): boolean {
    const { left, right, top, bottom } = this.covered;
    const at = this.toScreen(point);
    const isInside = at.x > left && at.x < this.width - right && at.y > top && at.y < this.height - bottom;
    return isInside && !this.isUnderInset(point, 0);
  }

  private isUnderInset(point: Point, margin: number): boolean {
    const at = this.toScreen(point);
    const { width, height } = this.inset;
    return width > 0 && at.x < this.covered.left + width + margin && at.y > this.height - this.covered.bottom - height - margin;
  }

  private keepInside(): void {
    this.x = Math.min(this.whole.right + 1, Math.max(this.whole.left - 1, this.x));
    this.y = Math.min(this.whole.bottom + 1, Math.max(this.whole.top - 1, this.y));
  }
}
