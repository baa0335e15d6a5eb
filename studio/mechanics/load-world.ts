import type { MechanicConfig } from '#contract/fields/slot-mechanics';
import { worldOf } from '#rules/games/slots/library/worlds.gen';
import { layerSvg, symbolSvg, type World } from '#rules/games/slots/art/world';
import { element } from '../shell/element';
import { fitGrid } from './fit-grid';

/** A world with its symbols as pictures, by the index of the configuration's symbols: drawings until `drawn`, then bitmaps. */
export interface LoadedWorld {
  world: World;
  pictures: readonly string[];
  drawn: Promise<void>;
}

const asAddress = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** The maximum size of a symbol's picture in pixels, enough for the largest cell on a dense screen. */
const PIXELS_AT_MOST = 256;

/** The enlargement of a cell that's pressed, highlighted or shown in a bonus. */
const MARGIN = 1.15;

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

/** How long drawing waits for a frame; a hidden page shows none. */
const FRAME_MS = 500;

/** Resolves once the browser has shown the game for the first time. */
const afterFirstFrame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 0));
    setTimeout(resolve, FRAME_MS);
  });

/**
 * Replaces drawings by bitmaps, each drawn in a separate task: one takes a slow phone some tens of milliseconds, and a dozen in one task
 * would delay every press. The browser compresses them in parallel.
 */
async function drawInTurn(pictures: string[], size: number): Promise<void> {
  await afterFirstFrame();
  const drawn = new Map<string, Promise<string | null>>();
  for (const address of new Set(pictures)) {
    const image = await decode(address, size);
    if (image) drawn.set(address, drawnOnce(image));
    await nextTask();
  }
  for (const [at, address] of pictures.entries()) pictures[at] = (await drawn.get(address)) ?? address;
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

/** Loads the world of a game. Its symbols are drawings at first, so that the game doesn't wait for bitmaps. */
export async function loadWorld(config: MechanicConfig): Promise<LoadedWorld> {
  const world = await worldOf(config.world);
  const size = pixelsHere(config.reels);
  const pictures = config.symbols.map(({ art }) => asAddress(symbolSvg(world, art, size)));
  return { world, pictures, drawn: drawInTurn(pictures, size) };
}

/** A drawing as the address of a picture. */
export const pictureOf = asAddress;
