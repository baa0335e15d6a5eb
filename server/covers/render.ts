import { seededDice } from '#rules/games/seeded-dice';

export type PictureFormat = 'webp' | 'avif' | 'jpeg';

const TILE = 128;
const GRAIN = 20;

/** Imported with the first picture; a listening server leaves rendering to a child process. */
const loadSharp = async () => (await import('sharp')).default;

/** Fine noise over a picture, so that gradients show no banding. */
async function grain(): Promise<Buffer> {
  const sharp = await loadSharp();
  const dice = seededDice('grain');
  const pixels = Buffer.alloc(TILE * TILE * 4);
  for (let at = 0; at < pixels.length; at += 4) pixels.fill(dice.int(256), at, at + 3).fill(GRAIN, at + 3, at + 4);
  return sharp(pixels, { raw: { width: TILE, height: TILE, channels: 4 } })
    .png()
    .toBuffer();
}

let noise: Promise<Buffer> | undefined;

/** Qualities, tried in turn until a WebP fits its size limit. */
const qualities = [72, 60, 48];

/**
 * Renders a drawing as a picture file. A WebP's quality is lowered until it fits `budget` bytes; an AVIF is as good in about 0.6 of its
 * bytes, and takes three to five times its CPU time; a JPEG is for previews of shared links.
 */
export async function renderPicture(svg: string, format: PictureFormat, budget = Infinity): Promise<Buffer> {
  const sharp = await loadSharp();
  noise ??= grain();
  const tile = { input: await noise, tile: true, blend: 'soft-light' as const };
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#000' })
    .composite([tile])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = () => sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  if (format === 'avif') return picture().avif({ quality: 40, effort: 2 }).toBuffer();
  if (format === 'jpeg') return picture().jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  let file = await picture().webp({ quality: qualities[0], effort: 4 }).toBuffer();
  for (const quality of qualities.slice(1)) {
    if (file.length <= budget) break;
    file = await picture().webp({ quality, effort: 4 }).toBuffer();
  }
  return file;
}
