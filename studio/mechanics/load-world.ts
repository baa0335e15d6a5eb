import type { MechanicConfig } from '#contract/fields/slot-mechanics';
import { worldOf } from '#rules/games/slots/library/worlds.gen';
import { layerSvg, symbolSvg, type World } from '#rules/games/slots/art/world';
import { element } from '../shell/element';
import { fitGrid } from './fit-grid';

/** A world with its symbols as pictures, by the index of the configuration's symbols. */
export interface LoadedWorld {
  world: World;
  pictures: readonly string[];
}

const asAddress = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** The maximum size of a symbol's picture in pixels, enough for the largest cell on a dense screen. */
const PIXELS_AT_MOST = 256;

/** The enlargement of a cell that's pressed, highlighted or shown in a bonus. */
const MARGIN = 1.15;

/** Most games have five reels or more. */
const REELS = 5;

/** The size in pixels that a symbol needs on this screen for a number of reels. Drawing time grows with it. */
export function pixelsFor(reels: number, { width, density }: { width: number; density: number }): number {
  const { cell } = fitGrid(width, Infinity, reels, 1);
  return Math.min(PIXELS_AT_MOST, Math.ceil(cell * MARGIN * Math.min(density, 2)));
}

/** By the screen, because the window may become larger. */
const pixelsHere = (reels: number) => pixelsFor(reels, { width: Math.max(screen.width, innerWidth), density: devicePixelRatio });

/** The quality of lossy pictures, without visible loss at a cell's size. */
const QUALITY = 0.92;

/** Loads a drawing; null if the browser can't. */
async function decode(address: string, pixels: number): Promise<HTMLImageElement | null> {
  const image = new Image(pixels, pixels);
  image.src = address;
  return image.decode().then(
    () => image,
    () => null,
  );
}

/**
 * Rasterises a picture once, so that its filters cost nothing while reels turn. Returns the bitmap's address, null on failure. Browsers
 * compress WebP in parallel, but PNG only while the page is idle, which it isn't while a game opens. PNG is the fallback.
 */
async function drawnOnce(image: HTMLImageElement): Promise<string | null> {
  try {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    canvas.getContext('2d')?.drawImage(image, 0, 0, image.width, image.height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', QUALITY));
    return blob && URL.createObjectURL(blob);
  } catch {
    return null;
  }
}

/** Yields to the browser's input and frames before the next picture. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));

/** The pictures of a world's symbols by name, each a promise of its address. */
type Drawings = Map<string, Promise<string>>;

/** Decodes and draws one symbol; the browser compresses it in the background. */
async function drawSymbol(
  world: World,
  art: string,
  size: number,
  before: Promise<unknown>,
): Promise<{ address: string; pixels: Promise<string | null> }> {
  const address = asAddress(symbolSvg(world, art, size));
  const decoding = decode(address, size);
  await before;
  const image = await decoding;
  const pixels = image ? drawnOnce(image) : Promise.resolve(null);
  await nextTask();
  return { address, pixels };
}

/**
 * Draws symbols that aren't drawn yet, each in a separate task: one takes a slow phone some tens of milliseconds, and a dozen in one task
 * would delay every press. They're decoded and compressed concurrently.
 */
function drawInTurn(world: World, arts: Iterable<string>, size: number, drawings: Drawings): Drawings {
  let turn: Promise<unknown> = Promise.resolve();
  for (const art of arts) {
    if (drawings.has(art)) continue;
    const drawing = drawSymbol(world, art, size, turn);
    turn = drawing;
    drawings.set(
      art,
      drawing.then(async ({ address, pixels }) => (await pixels) ?? address),
    );
  }
  return drawings;
}

/** The drawn pictures by world and size; a frame shows one world. */
const drawn = new Map<string, Drawings>();

/** Draws some of a world's symbols, each only once. */
function symbolsOf(name: string, world: World, size: number, arts: readonly string[]): Drawings {
  const drawings = drawInTurn(world, arts, size, drawn.get(`${name} ${size}`) ?? new Map());
  drawn.set(`${name} ${size}`, drawings);
  return drawings;
}

const layers = ['far', 'middle', 'near'] as const;
const scenes = new WeakMap<World, readonly HTMLImageElement[]>();

/** The pictures of a world's scene, from the furthest layer to the nearest; each is created once. */
export function sceneOf(world: World): readonly HTMLImageElement[] {
  const made =
    scenes.get(world) ??
    layers.map((layer) => element('img', { class: `layer ${layer}`, src: asAddress(layerSvg(world, layer)), alt: '' }));
  scenes.set(world, made);
  return made;
}

/** Starts drawing the scene and the symbols of a world while the game's session is still being opened. */
export function drawEarly(name: string, world: World): void {
  sceneOf(world);
  symbolsOf(name, world, pixelsHere(REELS), Object.keys(world.symbols));
}

/** Loads the world of a game, and draws its symbols. */
export async function loadWorld(config: MechanicConfig): Promise<LoadedWorld> {
  const world = await worldOf(config.world);
  const arts = config.symbols.map(({ art }) => art);
  // Pictures for five reels are large enough for more reels, but not the other way round.
  const drawings = symbolsOf(config.world, world, pixelsHere(Math.min(config.reels, REELS)), arts);
  return { world, pictures: await Promise.all(arts.map((art) => drawings.get(art)!)) };
}

/** A drawing as the address of a picture. */
export const pictureOf = asAddress;
