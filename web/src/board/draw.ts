// Draws the board: ground, overlays, names, counters. Layer by layer, in the order of the look book.

import type { Counter, DrawnBadge, Holder, Mark, Pictured, Place, ZoneGround } from "../lib/protocol";
import { isWithin, pathOf, type Shown } from "./area";
import type { Camera } from "./camera";
import { BRAND, CREAM, DARK, GOLD, HALO, RED } from "./colours";
import { rim, type Places, type Point } from "./geometry";
import type { Holdings } from "./holders";
import { drawLink, drawMargin, drawRegion, drawRiver } from "./overprint";
import { drawPrizes, type Prize } from "./prizes";
import { Cards } from "./cards";
import { drawArrow, drawGoal, drawTraces } from "./signs";
import { drawSketches, type Drawn } from "./sketches";
import { type Counters, type Ground, type Layer, MARGIN, type Pictures, type Sight, SPAN } from "./sprites";

/** Counters in one place, the topmost first. */
export interface Stack {
  place: Place;
  counters: Counter[];
}

/** An area with a meaning: zones of control, what a side holds. */
export interface Area {
  id: string;
  places: string[];
  /** So many lines are drawn with it. */
  lines?: number;
  /** Whose it is, by the pattern of the side. */
  pattern: "hatched" | "solid" | "threat";
  weight: "heavy" | "light";
  numbers?: Map<string, number>;
  /** What stands in its middle. */
  label?: string;
}

export interface TraceLine {
  places: string[];
  /** Lines of a kind are drawn alike. */
  kind: number;
  broken: boolean;
}

/** Something that was announced: from some places against another. */
export interface Arrow {
  from: string[];
  to: string;
}

export interface Moving {
  counter: Counter;
  path: Point[];
  start: number;
  length: number;
}

/** Everything that is drawn. */
export interface Picture {
  groundName: string;
  grounds: ZoneGround[];
  holders: Holder[];
  /** On whose side a faction is. */
  sideOf: (faction: string) => string | undefined;
  stacks: Stack[];
  marks: Mark[];
  /** What lies on places, where each has a picture of its own. */
  cards: Pictured[];
  nameOf: (id: string) => string;
  /** The ink of a faction's counters. */
  inkOf: (faction: string) => string;
  areas: Area[];
  lines: TraceLine[];
  /** Places that can be chosen, with the number that is left there. */
  reach: Map<string, number | undefined>;
  targets: string[];
  arrows: Arrow[];
  /** Where those in hand are sent. */
  goals: string[];
  /** What places are worth. */
  prizes: Prize[];
  /** Arrows and notes of one's own. */
  sketches: Drawn[];
  path: string[];
  trails: string[][];
  selected: string | null;
  picked: Set<string>;
  cursor: string | null;
  /** Places that a lesson points at. */
  pointed: string[];
  hover: string | null;
  /** The place on which something would be dropped, and what is dragged. */
  drop: string | null;
  dragged: string | null;
  moving: Moving[];
  bare: boolean;
  dark: boolean;
}

const SANS = '"Fira Sans Condensed", sans-serif';
const SERIF = '"PT Serif", serif';
const SHOWN = 3;
const STEP = 0.07;
const LIFT = 0.055;

export class Drawing {
  constructor(
    private readonly context: CanvasRenderingContext2D,
    private readonly places: Places,
    private readonly camera: Camera,
    sprites: { ground: Ground; counters: Counters; pictures: Pictures },
    private readonly holdings: Holdings,
    private readonly board: Shown,
  ) {
    this.ground = sprites.ground;
    this.counters = sprites.counters;
    this.cards = new Cards(context, places, camera, sprites.pictures);
    this.within = board.rings.length > 0 ? pathOf(board.rings) : undefined;
    this.zones = (board.zones ?? []).map(({ id, rings }) => ({ id, rings, path: pathOf(rings) }));
  }

  private readonly ground: Ground;
  private readonly counters: Counters;
  private readonly cards: Cards;
  private readonly within: Path2D | undefined;
  private readonly zones: { id: string; rings: [number, number][][]; path: Path2D }[];

  /** The grounds under the board: that of the rest, and those of zones that have others over it. */
  private layers(picture: Picture): Layer[] {
    const other = this.zones.flatMap(({ id, rings, path }) => {
      const ground = picture.grounds.find((one) => one.zone === id)?.ground ?? picture.groundName;
      return ground === picture.groundName ? [] : [{ ground, rings, path }];
    });
    // Where a tile's corners and middle lie decides whether anything of it is seen.
    const held = (rings: [number, number][][], { left, top, right, bottom }: Sight) => {
      const points = [left, (left + right) / 2, right].flatMap((x) => [top, (top + bottom) / 2, bottom].map((y) => ({ x, y })));
      return points.filter((point) => isWithin(rings, point)).length / points.length;
    };
    const rest: Layer = { ground: picture.groundName, needs: (part) => other.every(({ rings }) => held(rings, part) < 1) };
    return [rest, ...other.map(({ ground, rings, path }): Layer => ({ ground, clip: path, needs: (part) => held(rings, part) > 0 }))];
  }

  /** The side of the counters in a place, in units of the board. */
  side(place: Place): number {
    if (this.board.counter_side) return this.board.counter_side;
    const corners = this.places.board.outlines[place.outline] ?? [];
    const radius = Math.max(0, ...corners.map(([x, y]) => Math.hypot(x, y)));
    return radius >= 0.5 ? 0.6 : radius >= 0.3 ? 0.5 : 0.42;
  }

  private inkOf: (faction: string) => string = () => DARK;

  draw(picture: Picture, ratio: number, now: number): void {
    this.inkOf = picture.inkOf;
    const { context, camera } = this;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = picture.dark ? "#151B20" : "#20282D";
    context.fillRect(0, 0, camera.width * ratio, camera.height * ratio);
    const origin = camera.toScreen({ x: 0, y: 0 });
    const scale = camera.scale * ratio;
    context.setTransform(scale, 0, 0, scale, origin.x * ratio, origin.y * ratio);
    const topLeft = camera.toBoard({ x: 0, y: 0 });
    const bottomRight = camera.toBoard({ x: camera.width, y: camera.height });
    const sight = { left: topLeft.x - 1, top: topLeft.y - 1, right: bottomRight.x + 1, bottom: bottomRight.y + 1 };
    const inSight = (point: Point) =>
      point.x > sight.left && point.x < sight.right && point.y > sight.top && point.y < sight.bottom;

    this.board.links?.forEach((link) => drawLink(context, link));
    context.save();
    if (this.within) context.clip(this.within, "evenodd");
    if (this.places.board.grounds?.length) this.ground.draw(context, this.layers(picture), scale, sight);
    else if (picture.cards.length > 0) this.cards.draw(picture.cards, inSight, ratio);
    else this.plainBoard();
    this.holdings.drawWays(context, picture.holders, picture.sideOf, camera.scale);
    context.restore();
    this.places.board.margins?.forEach((box) => drawMargin(context, box, camera.scale));
    picture.areas.forEach((area) => this.area(area));
    this.reach(picture, inSight);
    picture.pointed.forEach((id) => this.pointed(id));
    picture.trails.forEach((trail) => this.way(trail, 0.035, BRAND, 0.55));
    for (const river of this.places.board.rivers ?? [])
      if (river.line.some(([x, y]) => inSight({ x, y }))) drawRiver(context, river, camera.scale);
    this.places.board.regions?.forEach((region) => drawRegion(context, region, camera.scale));
    drawTraces(context, picture.lines.map((line) => ({ ...line, points: this.points(line.places) })));
    this.holdings.drawTowns(context, picture.holders, picture.sideOf, camera.scale, inSight);
    this.names(inSight);
    this.cards.names(picture.cards, inSight, picture.nameOf);
    picture.targets.forEach((id) => this.target(id));
    this.points(picture.goals).forEach((at) => drawGoal(context, at, 0.47));
    if (!picture.bare) {
      this.marks(picture.marks, inSight);
      if (picture.path.length > 1) this.path(picture.path);
      const stacks = picture.stacks.flatMap((stack) => this.spread(stack, picture.cards)).filter((stack) => inSight(stack.place));
      stacks.sort((a, b) => a.place.y - b.place.y || a.place.x - b.place.x);
      const moving = new Set([...picture.moving.map((one) => one.counter.id), ...(picture.dragged ? [picture.dragged] : [])]);
      for (const stack of stacks) this.stack(stack, picture, ratio, moving);
      for (const one of picture.moving) this.inMotion(one, ratio, now);
    } else if (picture.path.length > 1) this.path(picture.path);
    for (const arrow of picture.arrows)
      for (const to of this.points([arrow.to])) this.points(arrow.from).forEach((from) => drawArrow(context, from, to));
    drawSketches(context, picture.sketches, camera.scale);
    drawPrizes(context, picture.prizes.filter(inSight), camera.scale);
    this.reachNumbers(picture, inSight);
    if (picture.cursor) this.ring(picture.cursor, CREAM, 0.03, [0.09, 0.06]);
    if (picture.hover && picture.reach.has(picture.hover)) this.ring(picture.hover, GOLD, 0.06);
    if (picture.drop) this.ring(picture.drop, GOLD, 0.06);
  }

  private outline(place: Place): void {
    const { context } = this;
    context.beginPath();
    this.places.corners(place).forEach((corner, index) => {
      if (index === 0) context.moveTo(corner.x, corner.y);
      else context.lineTo(corner.x, corner.y);
    });
    context.closePath();
  }

  /** A board of places and ways, where no ground is painted. */
  private plainBoard(): void {
    const { context } = this;
    const { board, byId } = this.places;
    context.fillStyle = "#EFE4C3";
    context.beginPath();
    context.roundRect(0, 0, board.width, board.height, 0.15);
    context.fill();
    for (const way of board.ways ?? []) {
      const from = byId.get(way.from);
      const to = byId.get(way.to);
      if (!from || !to) continue;
      const line = () => {
        context.beginPath();
        context.moveTo(from.x, from.y);
        context.lineTo(to.x, to.y);
      };
      context.setLineDash([]);
      context.lineCap = "round";
      line();
      context.strokeStyle = "#F8F0DA";
      context.lineWidth = 0.13;
      context.stroke();
      line();
      if (way.kind === "rail") {
        context.strokeStyle = "#26231F";
        context.lineWidth = 0.045;
        context.stroke();
        line();
        context.lineWidth = 0.12;
        context.lineCap = "butt";
        context.setLineDash([0.03, 0.13]);
        context.stroke();
        context.setLineDash([]);
      } else {
        context.strokeStyle = "#A3472C";
        context.lineWidth = 0.05;
        context.stroke();
      }
    }
    for (const place of board.places.filter((one) => one.name)) {
      this.outline(place);
      context.fillStyle = "#F6F0E1";
      context.fill();
      context.strokeStyle = "#7B5233";
      context.lineWidth = 0.03;
      context.stroke();
    }
  }

  /** Lines at an angle over an area: they tell sides apart without colour. */
  private hatch(places: Place[], colour: string, slope: 1 | -1, gap: number, width: number): void {
    const { context } = this;
    context.save();
    context.beginPath();
    for (const place of places)
      this.places.corners(place).forEach((corner, index) => {
        if (index === 0) context.moveTo(corner.x, corner.y);
        else context.lineTo(corner.x, corner.y);
      });
    context.clip();
    const xs = places.map((place) => place.x);
    const ys = places.map((place) => place.y);
    const [left, right, top, bottom] = [Math.min(...xs) - 1, Math.max(...xs) + 1, Math.min(...ys) - 1, Math.max(...ys) + 1];
    const height = bottom - top;
    context.beginPath();
    for (let x = left - height; x < right + height; x += gap) {
      context.moveTo(x, slope > 0 ? bottom : top);
      context.lineTo(x + height, slope > 0 ? top : bottom);
    }
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.stroke();
    context.restore();
  }

  private area(area: Area): void {
    const { context } = this;
    const places = area.places.flatMap((id) => this.places.byId.get(id) ?? []);
    if (places.length === 0) return;
    const [colour, slant] = { hatched: ["#3F6F8F", 1], solid: ["#A5281C", -1], threat: ["#7D2A20", -1] }[area.pattern] as [string, 1 | -1];
    const heavy = area.weight === "heavy";
    this.hatch(places, colour, slant, heavy ? 0.14 : 0.08, heavy ? 0.022 : 0.035);
    context.setLineDash([0.12, 0.08]);
    this.edge(area.places, colour, 0.04);
    context.setLineDash([]);
    if (area.label) {
      const middle = (of: (place: Place) => number) => places.reduce((sum, place) => sum + of(place), 0) / places.length;
      this.text(area.label, middle((place) => place.x), middle((place) => place.y), Math.max(0.3, 15 / this.camera.scale), 700, SANS, colour, CREAM);
    }
    if (area.numbers)
      for (const place of places) {
        const number = area.numbers.get(place.id);
        if (number !== undefined) this.text(String(number), place.x, place.y, 0.22, 600, SANS, "#4A120C", CREAM);
      }
  }

  private edge(area: Iterable<string>, colour: string, width: number): void {
    const { context } = this;
    context.beginPath();
    for (const [from, to] of rim(this.places, area)) {
      context.moveTo(from.x, from.y);
      context.lineTo(to.x, to.y);
    }
    context.lineCap = "round";
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.stroke();
  }

  private reach(picture: Picture, inSight: (point: Point) => boolean): void {
    if (picture.reach.size === 0) return;
    const { context } = this;
    context.fillStyle = "rgba(253, 248, 234, 0.42)";
    for (const id of picture.reach.keys()) {
      const place = this.places.byId.get(id);
      if (!place || !inSight(place)) continue;
      this.outline(place);
      context.fill();
    }
    this.edge(picture.reach.keys(), DARK, 0.075);
    this.edge(picture.reach.keys(), GOLD, 0.045);
  }

  private reachNumbers(picture: Picture, inSight: (point: Point) => boolean): void {
    if (this.camera.scale < 30) return;
    const taken = new Set(picture.bare ? [] : picture.stacks.map((stack) => stack.place.id));
    for (const [id, left] of picture.reach) {
      const place = this.places.byId.get(id);
      if (!place || !inSight(place)) continue;
      if (left === undefined) {
        if (!taken.has(id) && picture.reach.size < 60) this.dot(place);
      } else if (taken.has(id)) this.chip(String(left), place.x - 0.36, place.y + 0.02);
      else this.text(String(left), place.x, place.y, 0.285, 700, SANS, DARK, CREAM);
    }
  }

  /** A place that can be chosen, where there is no number to show. */
  private dot(at: Point): void {
    const { context } = this;
    context.beginPath();
    context.arc(at.x, at.y, 0.09, 0, Math.PI * 2);
    context.fillStyle = GOLD;
    context.fill();
    context.strokeStyle = DARK;
    context.lineWidth = 0.03;
    context.stroke();
  }

  private chip(words: string, x: number, y: number): void {
    const { context } = this;
    context.beginPath();
    context.arc(x, y, 0.125, 0, Math.PI * 2);
    context.fillStyle = BRAND;
    context.fill();
    context.strokeStyle = CREAM;
    context.lineWidth = 0.02;
    context.stroke();
    this.text(words, x, y, 0.15, 700, SANS, CREAM);
  }

  private text(
    words: string,
    x: number,
    y: number,
    size: number,
    weight: number,
    family: string,
    ink: string,
    halo?: string,
    italic = false,
  ): void {
    const { context } = this;
    // Letters are set at a hundred times their size: canvas rounds small type.
    context.save();
    context.translate(x, y);
    context.scale(0.01, 0.01);
    context.font = `${italic ? "italic " : ""}${weight} ${size * 100}px ${family}`;
    context.textAlign = "center";
    context.textBaseline = "middle";
    if (halo) {
      context.strokeStyle = halo;
      context.lineJoin = "round";
      context.lineWidth = size * 32;
      context.globalAlpha = 0.88;
      context.strokeText(words, 0, 0);
      context.globalAlpha = 1;
    }
    context.fillStyle = ink;
    context.fillText(words, 0, 0);
    context.restore();
  }

  /** The places with names, the greatest first. */
  private get named(): Place[] {
    const ranks = ["city", "town", "village", "station"];
    this.namedPlaces ??= this.places.board.places.filter((place) => place.name && place.rank).sort((a, b) => ranks.indexOf(a.rank!) - ranks.indexOf(b.rank!));
    return this.namedPlaces;
  }

  private namedPlaces: Place[] | undefined;

  private names(inSight: (point: Point) => boolean): void {
    const scale = this.camera.scale;
    const sizes = { city: 0.205, town: 0.17, village: 0.128, station: 0.128 };
    const least = { city: 7, town: 22, village: 60, station: 60 };
    const taken: { left: number; right: number; y: number; high: number }[] = [];
    for (const place of this.named) {
      if (!place.name || !place.rank || scale < least[place.rank] || !inSight(place)) continue;
      // Small maps need bigger letters.
      const size = Math.max(sizes[place.rank], place.rank === "city" ? 11 / scale : 9.5 / scale);
      const bold = place.rank === "city" || place.rank === "town";
      // From far away letters are larger than the room between places: the greater keep theirs.
      const half = (place.name.length * size * 0.5) / 2;
      const [left, right, y] = [place.x - half, place.x + half, place.y];
      if (scale < 60 && taken.some((one) => one.left < right && left < one.right && Math.abs(one.y - y) < Math.max(one.high, size))) continue;
      taken.push({ left, right, y, high: size });
      this.text(place.name, place.x, place.y + 0.41, size, bold ? 700 : 400, SERIF, "#1F1C18", HALO, place.rank === "station");
    }
  }

  private points(ids: string[]): Point[] {
    return ids.flatMap((id) => this.places.byId.get(id) ?? []);
  }

  private way(ids: string[], width: number, colour: string, alpha = 1): void {
    const { context } = this;
    const points = this.points(ids);
    if (points.length < 2) return;
    context.save();
    context.globalAlpha = alpha;
    context.beginPath();
    points.forEach((point, index) => (index === 0 ? context.moveTo(point.x, point.y) : context.lineTo(point.x, point.y)));
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.lineCap = context.lineJoin = "round";
    context.stroke();
    context.restore();
  }

  private path(ids: string[]): void {
    this.way(ids, 0.14, CREAM);
    this.way(ids, 0.08, BRAND);
    const end = this.points(ids.slice(-1))[0];
    if (!end) return;
    const { context } = this;
    context.beginPath();
    context.arc(end.x, end.y, 0.1, 0, Math.PI * 2);
    context.fillStyle = BRAND;
    context.fill();
    context.strokeStyle = CREAM;
    context.lineWidth = 0.035;
    context.stroke();
  }

  private ring(id: string, colour: string, width: number, dash: number[] = []): void {
    const { context } = this;
    const place = this.places.byId.get(id);
    if (!place) return;
    this.outline(place);
    context.lineJoin = "round";
    context.setLineDash([]);
    context.strokeStyle = DARK;
    context.lineWidth = width * 1.9;
    context.stroke();
    context.setLineDash(dash);
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.stroke();
    context.setLineDash([]);
  }

  /** What a lesson points at: a round ring that nothing else has, under names, counters and badges. */
  private pointed(id: string): void {
    const { context } = this;
    const place = this.places.byId.get(id);
    if (!place) return;
    const radius = this.side(place) * 1.02;
    for (const [colour, width] of [[DARK, 0.11], [GOLD, 0.065]] as const) {
      context.beginPath();
      context.arc(place.x, place.y - LIFT / 2, radius, 0, 2 * Math.PI);
      context.strokeStyle = colour;
      context.lineWidth = width;
      context.stroke();
    }
  }

  /** What is attacked: a dashed red ring, a hatch and ticks at its sides. */
  private target(id: string): void {
    const { context } = this;
    const place = this.places.byId.get(id);
    if (!place) return;
    this.hatch([place], "rgba(179, 38, 30, 0.5)", -1, 0.11, 0.025);
    this.outline(place);
    context.strokeStyle = CREAM;
    context.lineWidth = 0.085;
    context.stroke();
    context.setLineDash([0.13, 0.07]);
    context.strokeStyle = RED;
    context.lineWidth = 0.055;
    context.stroke();
    context.setLineDash([]);
    context.fillStyle = RED;
    for (const sign of [-1, 1]) context.fillRect(place.x + sign * 0.52 - 0.08, place.y - 0.03, 0.16, 0.06);
  }

  private marks(marks: Mark[], inSight: (point: Point) => boolean): void {
    if (this.camera.scale < 22) return;
    const { context } = this;
    const perPlace = new Map<string, number>();
    for (const mark of marks) {
      const place = this.places.byId.get(mark.place);
      if (!place || !inSight(place)) continue;
      const [badge] = this.counters.badges([mark.id]);
      const picture = badge && this.counters.badge(badge, 40);
      if (!picture) continue;
      const index = perPlace.get(place.id) ?? 0;
      perPlace.set(place.id, index + 1);
      const size = 0.26;
      const corner = badge.lies === "side" ? { x: 0, y: 0 } : { x: 0.3 - index * 0.24, y: -0.32 };
      context.drawImage(picture, place.x + corner.x - size / 2, place.y + corner.y - size / 2, size, size);
    }
  }

  /** In a box, counters lie side by side, and on each other where there is no more room. */
  private spread(stack: Stack, cards: Pictured[]): Stack[] {
    if (cards.length > 0) return this.cards.spread(stack, cards);
    const spots = this.places.board.margins?.find((box) => box.id === stack.place.id)?.spots;
    if (!spots) return [stack];
    // Those of a faction lie together, and as few on each other as there is room for.
    const factions = [...new Set(stack.counters.map((counter) => counter.faction))];
    const sorted = factions.flatMap((faction) => stack.counters.filter((counter) => counter.faction === faction));
    const high = Math.ceil(sorted.length / spots.length);
    return spots.map(([x, y], pile): Stack => ({ place: { ...stack.place, x, y: y + LIFT }, counters: sorted.slice(pile * high, (pile + 1) * high) }));
  }

  private stack(stack: Stack, picture: Picture, ratio: number, moving: Set<string>): void {
    const there = stack.counters.filter((counter) => !moving.has(counter.id));
    const top = there[0];
    if (!top) return;
    const { place } = stack;
    const side = this.side(place);
    const chosen = picture.selected === place.id || there.some((counter) => picture.picked.has(counter.id));
    if (chosen) this.frame(place, side);
    const shown = there.slice(0, SHOWN);
    for (let depth = shown.length - 1; depth >= 0; depth--) {
      const shift = STEP * side * depth;
      this.counter(shown[depth]!, { x: place.x + shift, y: place.y - LIFT - shift }, side, ratio, depth === 0);
    }
    if (there.length > 1) this.count(there.length, place, side);
    const worn = this.counters.badges(there.flatMap((counter) => counter.states));
    this.badges(worn.filter((badge) => badge.stack || top.states.includes(badge.id)), place, side, ratio);
  }

  private frame(place: Place, side: number): void {
    const { context } = this;
    const half = side / 2 + 0.05;
    for (const [colour, width] of [
      [DARK, 0.075],
      [GOLD, 0.045],
    ] as const) {
      context.beginPath();
      context.roundRect(place.x - half, place.y - LIFT - half, half * 2, half * 2, 0.07);
      context.strokeStyle = colour;
      context.lineWidth = width;
      context.stroke();
    }
  }

  private counter(counter: Counter, at: Point, side: number, ratio: number, top: boolean): void {
    const { context } = this;
    const pixels = side * this.camera.scale * ratio;
    const picture = this.counters.face(counter.face, pixels);
    const badges = top ? this.counters.badges(counter.states) : [];
    context.globalAlpha = badges.some((badge) => badge.spent) ? 0.72 : 1;
    if (picture) {
      const size = (side * SPAN) / 100;
      const off = (side * MARGIN) / 100;
      context.drawImage(picture, at.x - side / 2 - off, at.y - side / 2 - off, size, size);
    } else {
      context.fillStyle = "#A3ADB2";
      context.fillRect(at.x - side / 2, at.y - side / 2, side, side);
      if (top && pixels > 30) this.text(counter.id.slice(0, 9), at.x, at.y, 0.12, 600, SANS, "#11171A");
    }
    if (counter.lettered && pixels > 16) this.cards.letters(counter.lettered, at, side, this.inkOf(counter.faction));
    for (const badge of badges.filter((one) => one.lies === "edge")) {
      const works = this.counters.badge(badge, pixels);
      if (works) context.drawImage(works, at.x - side / 2, at.y - side / 2, side, side * 1.08);
    }
    context.globalAlpha = 1;
  }

  private count(count: number, place: Place, side: number): void {
    if (this.camera.scale < 26) return;
    const { context } = this;
    const x = place.x + side / 2 - 0.02;
    const y = place.y - LIFT + side / 2 - 0.02;
    context.beginPath();
    context.arc(x, y, 0.095, 0, Math.PI * 2);
    context.fillStyle = DARK;
    context.fill();
    context.strokeStyle = CREAM;
    context.lineWidth = 0.014;
    context.stroke();
    this.text(String(count), x, y, 0.135, 700, SANS, CREAM);
  }

  private badges(badges: DrawnBadge[], place: Place, side: number, ratio: number): void {
    if (this.camera.scale < 26) return;
    const size = side * 0.3;
    const corner = badges.filter((badge) => badge.lies === "corner");
    corner.slice(0, 3).forEach((badge, index) => {
      const picture = this.counters.badge(badge, size * this.camera.scale * ratio);
      if (picture)
        this.context.drawImage(
          picture,
          place.x - side / 2 - size * 0.4,
          place.y - LIFT - side / 2 - size * 0.4 + index * size * 0.95,
          size,
          size,
        );
    });
  }

  private inMotion(one: Moving, ratio: number, now: number): void {
    const at = along(one.path, (now - one.start) / one.length);
    const last = one.path[one.path.length - 1]!;
    const place = { id: "", outline: 0, x: last.x, y: last.y };
    this.counter(one.counter, { x: at.x, y: at.y - LIFT }, this.side(place), ratio, true);
  }
}

/** The point so far along a line: 0 is its beginning, 1 its end. */
export function along(path: Point[], share: number): Point {
  const steps = path.length - 1;
  const eased = 1 - (1 - Math.min(1, Math.max(0, share))) ** 2;
  const step = Math.min(steps - 1, Math.floor(eased * steps));
  const from = path[Math.max(0, step)]!;
  const to = path[Math.max(0, step) + 1] ?? from;
  const part = eased * steps - step;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
