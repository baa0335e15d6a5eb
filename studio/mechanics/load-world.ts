import type { MechanicConfig } from '#contract/fields/slot-mechanics';
import { worldOf } from '#rules/games/slots/library/worlds.gen';
import { symbolSvg, type World } from '#rules/games/slots/art/world';

/** A world with its symbols as pictures, by the index of the configuration's symbols. */
export interface LoadedWorld {
  world: World;
  pictures: readonly string[];
}

const asAddress = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** The pixels of a symbol's picture: enough for the largest cell on a dense screen. */
const PIXELS = 256;

/** Loads a drawing; null where the browser can't. */
async function decode(address: string): Promise<HTMLImageElement | null> {
  const image = new Image(PIXELS, PIXELS);
  image.src = address;
  return image.decode().then(
    () => image,
    () => null,
  );
}

/** Draws a picture once, so that its filters cost nothing while reels turn; the address of its pixels, null where that fails. */
async function drawnOnce(image: HTMLImageElement): Promise<string | null> {
  try {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [PIXELS, PIXELS];
    canvas.getContext('2d')?.drawImage(image, 0, 0, PIXELS, PIXELS);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
    return blob && URL.createObjectURL(blob);
  } catch {
    return null;
  }
}

/** Lets the browser handle presses and frames before the next picture. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));

/** The pictures of a world's symbols by name, each a promise of its address. */
type Drawings = Map<string, Promise<string>>;

/** Decodes one symbol, draws it, and leaves its compression to the browser. */
async function drawSymbol(
  world: World,
  art: string,
  before: Promise<unknown>,
): Promise<{ address: string; pixels: Promise<string | null> }> {
  const address = asAddress(symbolSvg(world, art, PIXELS));
  const decoding = decode(address);
  await before;
  const image = await decoding;
  const pixels = image ? drawnOnce(image) : Promise.resolve(null);
  await nextTask();
  return { address, pixels };
}

/**
 * Draws symbols that aren't drawn yet, in a task each: drawing one takes a slow phone some tens of milliseconds, and a dozen in one task would
 * keep every press waiting. They're decoded, and compressed, at the same time.
 */
function drawInTurn(world: World, arts: Iterable<string>, drawings: Drawings): Drawings {
  let turn: Promise<unknown> = Promise.resolve();
  for (const art of arts) {
    if (drawings.has(art)) continue;
    const drawing = drawSymbol(world, art, turn);
    turn = drawing;
    drawings.set(
      art,
      drawing.then(async ({ address, pixels }) => (await pixels) ?? address),
    );
  }
  return drawings;
}

/** The symbols that have been drawn, by world: a frame shows one. */
const drawn = new Map<string, Drawings>();

/** Begins to draw the symbols of a world, while the game's session is still being opened. */
export function drawEarly(name: string, world: World): void {
  if (!drawn.has(name)) drawn.set(name, drawInTurn(world, Object.keys(world.symbols), new Map()));
}

/** Loads the world of a game, and draws its symbols. */
export async function loadWorld(config: MechanicConfig): Promise<LoadedWorld> {
  const world = await worldOf(config.world);
  const arts = config.symbols.map(({ art }) => art);
  const drawings = drawInTurn(world, arts, drawn.get(config.world) ?? new Map());
  return { world, pictures: await Promise.all(arts.map((art) => drawings.get(art)!)) };
}

/** A drawing as the address of a picture. */
export const pictureOf = asAddress;
