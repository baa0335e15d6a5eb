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

/** Yields to the browser's input and frames before the next picture. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));

/**
 * Draws pictures in a task each: drawing one takes a slow phone some tens of milliseconds, and a dozen in one task would keep
 * every press waiting. They're decoded, and compressed, at the same time.
 */
async function drawInTurn(addresses: readonly string[]): Promise<string[]> {
  const decoding = addresses.map(decode);
  const drawing: Promise<string | null>[] = [];
  for (const decoded of decoding) {
    const image = await decoded;
    drawing.push(image ? drawnOnce(image) : Promise.resolve(null));
    await nextTask();
  }
  return (await Promise.all(drawing)).map((drawn, at) => drawn ?? addresses[at]!);
}

/** Loads the world of a game, and draws its symbols. */
export async function loadWorld(config: MechanicConfig): Promise<LoadedWorld> {
  const world = await worldOf(config.world);
  const pictures = await drawInTurn(config.symbols.map(({ art }) => asAddress(symbolSvg(world, art, PIXELS))));
  return { world, pictures };
}

/** A drawing as the address of a picture. */
export const pictureOf = asAddress;
