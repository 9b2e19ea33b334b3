// Following with the eyes what others do, and looking back at where one was before.

import type { Camera } from "./camera";
import type { Point } from "./geometry";

export class Onlooker {
  /** Where one looked before others acted; it is gone back to afterwards, unless one looks around meanwhile. */
  private before: { x: number; y: number; scale: number } | null = null;
  private isFollowing = true;
  private run: number | null = null;

  constructor(private readonly camera: Camera) {}

  /** What others do now, and which run of theirs it belongs to; `null` when they have done. */
  watch(deed: { points: Point[]; run: number } | null): void {
    if (!deed) {
      if (this.before) Object.assign(this.camera, this.before);
      this.before = null;
      this.isFollowing = true;
      return;
    }
    if (deed.run !== this.run) this.isFollowing = true;
    this.run = deed.run;
    if (!this.isFollowing) return;
    const { x, y, scale } = this.camera;
    this.before ??= { x, y, scale };
    if (!deed.points.every((point) => this.camera.sees(point))) this.camera.show(deed.points, this.before.scale);
  }

  /** A person looks around by themselves. */
  takeOver(): void {
    this.before = null;
    this.isFollowing = false;
  }
}
