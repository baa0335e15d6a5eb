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

/** Draws a picture once, so that its filters cost nothing while reels turn; the drawing itself where that fails. */
async function drawnOnce(svg: string): Promise<string> {
  const address = asAddress(svg);
  try {
    const image = new Image(PIXELS, PIXELS);
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [PIXELS, PIXELS];
    canvas.getContext('2d')?.drawImage(image, 0, 0, PIXELS, PIXELS);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
    return blob ? URL.createObjectURL(blob) : address;
  } catch {
    return address;
  }
}

/** Loads the world of a game, and draws its symbols. */
export async function loadWorld(config: MechanicConfig): Promise<LoadedWorld> {
  const world = await worldOf(config.world);
  const pictures = await Promise.all(config.symbols.map(({ art }) => drawnOnce(symbolSvg(world, art, PIXELS))));
  return { world, pictures };
}

/** A drawing as the address of a picture. */
export const pictureOf = asAddress;
