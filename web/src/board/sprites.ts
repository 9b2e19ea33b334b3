// Pictures for the board: tiles of the ground and counters, fetched once and kept as bitmaps.

import { api } from "../lib/api";
import type { DrawnBadge, Sheet } from "../lib/protocol";

/** Pixels for one unit of the board, by level of the tiles; and the side of a tile. */
export const LEVELS = [24, 48, 96, 192];
export const TILE = 512;
/** Tiles that are kept. */
const KEPT = 220;
/** From so many pixels on a counter shows more: detail 0 is the least. */
const DETAILS = [0, 18, 28, 40, 56];
/** A counter's picture is wider than its body by this much on each side, in hundredths of the body. */
export const MARGIN = 4;
export const SPAN = 112;

/** Tiles that are fetched at once: the other lines stay free for what is quicker. */
const AT_ONCE = 3;

/** A part of the board, in its units. */
export interface Sight {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A ground, where it is seen, and which parts of the board need it. */
export interface Layer {
  ground: string;
  clip?: Path2D | undefined;
  needs?: ((part: Sight) => boolean) | undefined;
}

type Loaded = ImageBitmap | "loading" | "missing";

export class Ground {
  private tiles = new Map<string, Loaded>();
  private wanted: string[] = [];
  private underWay = 0;

  constructor(
    private readonly game: string,
    private readonly board: { width: number; height: number },
    private readonly changed: () => void,
  ) {}

  /** The best level for a scale in device pixels. */
  level(scale: number): number {
    return LEVELS.find((level) => level >= scale * 0.85) ?? LEVELS[LEVELS.length - 1]!;
  }

  private tile(ground: string, level: number, x: number, y: number, fetchIt: boolean): ImageBitmap | undefined {
    const key = `${ground}/${level}/${x}/${y}`;
    const known = this.tiles.get(key);
    if (known !== undefined) {
      this.tiles.delete(key);
      this.tiles.set(key, known);
      return known instanceof ImageBitmap ? known : undefined;
    }
    if (fetchIt && !this.wanted.includes(key)) this.wanted.push(key);
    return undefined;
  }

  /** Fetch the next of those that are still in sight. */
  private go(): void {
    while (this.underWay < AT_ONCE) {
      const key = this.wanted.shift();
      if (key === undefined) return;
      this.underWay++;
      void this.fetch(key).finally(() => {
        this.underWay--;
        this.go();
      });
    }
  }

  private async fetch(key: string): Promise<void> {
    this.tiles.set(key, "loading");
    try {
      const response = await fetch(`/api/games/${this.game}/ground/${key}.jpg`);
      if (!response.ok) throw new Error(String(response.status));
      this.tiles.set(key, await createImageBitmap(await response.blob()));
    } catch {
      this.tiles.set(key, "missing");
      setTimeout(() => this.tiles.delete(key), 5000);
    }
    for (const [old, tile] of this.tiles) {
      if (this.tiles.size <= KEPT) break;
      if (tile instanceof ImageBitmap) tile.close();
      this.tiles.delete(old);
    }
    this.changed();
  }

  /** The tiles of a level that are in sight. */
  private inSight({ ground, needs }: Layer, level: number, sight: Sight, fetchThem: boolean): { tile: ImageBitmap | undefined; level: number; x: number; y: number }[] {
    const side = TILE / level;
    const columns = Math.ceil(this.board.width / side);
    const rows = Math.ceil(this.board.height / side);
    const tiles = [];
    for (let y = Math.max(0, Math.floor(sight.top / side)); y < Math.min(rows, sight.bottom / side); y++)
      for (let x = Math.max(0, Math.floor(sight.left / side)); x < Math.min(columns, sight.right / side); x++)
        if (needs?.({ left: x * side, top: y * side, right: (x + 1) * side, bottom: (y + 1) * side }) ?? true)
          tiles.push({ tile: this.tile(ground, level, x, y, fetchThem), level, x, y });
    return tiles;
  }

  /** Draw what is in sight, layer upon layer: `left`, `top` and so on in units of the board. */
  draw(context: CanvasRenderingContext2D, layers: Layer[], deviceScale: number, sight: Sight): void {
    this.wanted = [];
    for (const layer of layers) {
      context.save();
      if (layer.clip) context.clip(layer.clip, "evenodd");
      this.layer(context, layer, deviceScale, sight);
      context.restore();
    }
    this.go();
  }

  /** A coarser tile stands in for one to come. */
  private layer(context: CanvasRenderingContext2D, layer: Layer, deviceScale: number, sight: Sight): void {
    const best = this.level(deviceScale);
    const coarse = LEVELS.filter((level) => level < best).map((level) => this.inSight(layer, level, sight, level === LEVELS[0]));
    const fine = this.inSight(layer, best, sight, true);
    // Coarser ones lie under those that are still to come, and only then: painting is what costs time.
    const layers = fine.every(({ tile }) => tile) ? [fine] : [...coarse, fine];
    // A hair wider, so that no line shows between two tiles.
    const hair = 0.6 / deviceScale;
    for (const { tile, level, x, y } of layers.flat())
      if (tile) context.drawImage(tile, x * (TILE / level), y * (TILE / level), tile.width / level + hair, tile.height / level + hair);
  }
}

/** Pictures that lie on places, each fetched once, at the size that is needed. */
export class Pictures {
  private images = new Map<string, HTMLImageElement | "loading">();
  private bitmaps = new Map<string, HTMLCanvasElement>();

  constructor(
    private readonly game: string,
    private readonly changed: () => void,
  ) {}

  /** A picture at least so many device pixels wide; undefined until it has come. */
  of(id: string, pixels: number): HTMLCanvasElement | undefined {
    const width = WIDTHS.find((one) => one >= pixels) ?? WIDTHS[WIDTHS.length - 1]!;
    const key = `${id}@${width}`;
    const known = this.bitmaps.get(key);
    if (known) return known;
    const image = this.image(id);
    if (!image) return undefined;
    if (this.bitmaps.size > 200) this.bitmaps.clear();
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = Math.max(1, Math.round((width * image.naturalHeight) / Math.max(1, image.naturalWidth)));
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    this.bitmaps.set(key, canvas);
    return canvas;
  }

  private image(id: string): HTMLImageElement | undefined {
    const known = this.images.get(id);
    if (known !== undefined) return known === "loading" ? undefined : known;
    this.images.set(id, "loading");
    const image = new Image();
    image.onload = () => {
      this.images.set(id, image);
      this.changed();
    };
    image.onerror = () => setTimeout(() => this.images.delete(id), 5000);
    image.src = `/api/games/${this.game}/pictures/${encodeURIComponent(id)}.svg`;
    return undefined;
  }
}

/** How wide pictures of places are kept, in pixels. */
const WIDTHS = [96, 192, 384, 768, 1536];

export class Counters {
  private sheets = new Map<number, Sheet | "loading">();
  private images = new Map<string, HTMLImageElement | "loading">();
  private bitmaps = new Map<string, HTMLCanvasElement>();

  constructor(
    private readonly game: string,
    private language: string,
    private readonly changed: () => void,
  ) {
    // Before the ground takes the lines.
    this.sheet(DETAILS.length - 1);
  }

  /** Names on counters are in the reader's language: in another one all is drawn anew. */
  speak(language: string): void {
    if (language === this.language) return;
    this.language = language;
    for (const kept of [this.sheets, this.images, this.bitmaps]) kept.clear();
    this.changed();
  }

  private sheet(detail: number): Sheet | undefined {
    const sheet = this.sheets.get(detail);
    if (sheet === undefined) {
      const { language } = this;
      this.sheets.set(detail, "loading");
      void api.counters(this.game, detail, language).then(
        (found) => {
          if (language !== this.language) return;
          this.sheets.set(detail, found);
          this.changed();
        },
        () => setTimeout(() => language === this.language && this.sheets.delete(detail), 5000),
      );
    }
    return sheet === "loading" ? undefined : sheet;
  }

  private image(key: string, svg: string): HTMLImageElement | undefined {
    const known = this.images.get(key);
    if (known !== undefined) return known === "loading" ? undefined : known;
    this.images.set(key, "loading");
    const image = new Image();
    const { language } = this;
    image.onload = () => {
      if (language !== this.language) return;
      this.images.set(key, image);
      this.changed();
    };
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    return undefined;
  }

  /** The picture of a face, its body so many device pixels wide; undefined until it has come. */
  face(face: string, pixels: number): HTMLCanvasElement | undefined {
    const detail = DETAILS.findLastIndex((least) => pixels >= least);
    const svg = this.sheet(detail)?.faces[face];
    return svg === undefined ? this.anySize(face) : this.bitmap(`${detail}/${face}`, svg, pixels);
  }

  /** The badges of some states or marks. */
  badges(ids: string[]): DrawnBadge[] {
    return (this.sheet(4)?.badges ?? []).filter((badge) => ids.includes(badge.id));
  }

  badge(badge: DrawnBadge, pixels: number): HTMLCanvasElement | undefined {
    return this.bitmap(`badge/${badge.id}`, badge.svg, pixels);
  }

  /** The SVG of a face with all its detail, for panels. */
  svg(face: string): string | undefined {
    return this.sheet(4)?.faces[face];
  }

  private anySize(face: string): HTMLCanvasElement | undefined {
    for (const [key, bitmap] of this.bitmaps) if (key.split("@")[0]!.endsWith(`/${face}`)) return bitmap;
    return undefined;
  }

  private bitmap(key: string, svg: string, pixels: number): HTMLCanvasElement | undefined {
    const size = Math.max(4, Math.round((pixels * SPAN) / 100));
    const name = `${key}@${size}`;
    const known = this.bitmaps.get(name);
    if (known) return known;
    const image = this.image(key, svg);
    if (!image) return undefined;
    if (this.bitmaps.size > 1500) this.bitmaps.clear();
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = size;
    canvas.getContext("2d")?.drawImage(image, 0, 0, size, size);
    this.bitmaps.set(name, canvas);
    return canvas;
  }
}
