// What places are worth, and their names, in letters of one size however far away the board is.

import { BRAND, CREAM, DARK, HALO, RED } from "./colours";
import type { Point } from "./geometry";

/** A place that counts: whose it is, by the pattern of the side. */
export interface Prize extends Point {
  points: number;
  /** Its name; none where the board has it in letters that can be read. */
  name: string;
  held: "hatched" | "solid" | null;
}

/** A box on the screen. */
export interface Room {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** In pixels: a sign, its letters, the room between it and a name. */
const SIGN = 10;
const LETTERS = 12.5;
const GAP = 3;
/** From this scale on the board writes the names itself. */
const NAMED = 22;
const SANS = '"Fira Sans Condensed", sans-serif';
const SERIF = '"PT Serif", serif';

/** Which of these have room for their sign and for their name, those that come first before the others. */
export function placed(prizes: Prize[], scale: number, width: (name: string) => number): { prize: Prize; named: boolean }[] {
  const taken: Room[] = [];
  const free = (room: Room) => taken.every((one) => one.right <= room.left || room.right <= one.left || one.bottom <= room.top || room.bottom <= one.top);
  const shown: { prize: Prize; named: boolean }[] = [];
  for (const prize of prizes) {
    const [x, y] = [prize.x * scale, prize.y * scale];
    const sign = { left: x - SIGN, right: x + SIGN, top: y - SIGN, bottom: y + SIGN };
    if (!free(sign)) continue;
    const name = { ...sign, left: sign.right, right: sign.right + GAP + width(prize.name) };
    const named = prize.name !== "" && scale < NAMED && free(name);
    taken.push(named ? { ...sign, right: name.right } : sign);
    shown.push({ prize, named });
  }
  return shown;
}

/** Draw them, in units of the board: round for one side, square for the other, pale for what nobody holds. */
export function drawPrizes(context: CanvasRenderingContext2D, prizes: Prize[], scale: number): void {
  const pixel = 1 / scale;
  context.save();
  context.textBaseline = "middle";
  const font = (weight: number, family: string) => `${weight} ${LETTERS}px ${family}`;
  context.font = font(700, SERIF);
  const shown = placed(prizes, scale, (name) => context.measureText(name).width);
  for (const { prize, named } of shown) {
    context.save();
    context.translate(prize.x, prize.y);
    context.scale(pixel, pixel);
    context.beginPath();
    if (prize.held === "solid") context.roundRect(-SIGN, -SIGN, 2 * SIGN, 2 * SIGN, 3);
    else context.arc(0, 0, SIGN, 0, 2 * Math.PI);
    context.fillStyle = prize.held === "solid" ? RED : prize.held === "hatched" ? BRAND : CREAM;
    context.fill();
    context.strokeStyle = prize.held ? CREAM : DARK;
    context.lineWidth = 1.5;
    context.stroke();
    context.fillStyle = prize.held ? CREAM : DARK;
    context.font = font(700, SANS);
    context.textAlign = "center";
    context.fillText(String(prize.points), 0, 0.5);
    if (named) {
      context.font = font(700, SERIF);
      context.textAlign = "left";
      context.lineJoin = "round";
      context.lineWidth = 4;
      context.strokeStyle = HALO;
      context.strokeText(prize.name, SIGN + GAP, 0);
      context.fillStyle = DARK;
      context.fillText(prize.name, SIGN + GAP, 0);
    }
    context.restore();
  }
  context.restore();
}
