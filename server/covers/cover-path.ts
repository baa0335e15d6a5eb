import { bannerSizes } from './draw-banner';

/** Changes whenever covers are drawn differently, so their URLs can be cached forever. */
export const COVER_VERSION = 3;

/** The smallest is for data-saver mode. */
export const coverWidths = [160, 320, 640] as const;
export type CoverWidth = (typeof coverWidths)[number];

export const bannerShapes = ['narrow', 'wide'] as const;
export type BannerShape = (typeof bannerShapes)[number];

/** The banner's format for previews of shared links, which messengers show at about twice as wide as high. */
const SHARED: BannerShape = 'narrow';

/** A picture of a game: its cover in a width, or its banner in a format. */
export type PictureWish =
  | { identifier: string; kind: 'cover'; width: CoverWidth }
  | { identifier: string; kind: 'banner'; shape: BannerShape; format: 'webp' | 'jpeg' };

/** The address of a game's cover: `/covers/orbit-house.comet-drift.3-320.webp`. */
export function coverPath(identifier: string, width: CoverWidth): string {
  return `/covers/${identifier.replace(':', '.')}.${COVER_VERSION}-${width}.webp`;
}

/** The address of a game's banner: `/covers/orbit-house.comet-drift.3-wide.webp`. */
export function bannerPath(identifier: string, shape: BannerShape): string {
  return `/covers/${identifier.replace(':', '.')}.${COVER_VERSION}-${shape}.webp`;
}

/** A game's picture for previews of shared links: a JPEG, because not every messenger shows WebP. */
export function sharedPicture(identifier: string): { url: string; width: number; height: number } {
  return { url: bannerPath(identifier, SHARED).replace('.webp', '.jpg'), ...bannerSizes[SHARED] };
}

/** The game and the picture that a file name stands for; null for any other name. URLs of older versions are still served. */
export function readCoverPath(file: string): PictureWish | null {
  const match = /^([a-z0-9-]+)\.([a-z0-9-]+)\.\d{1,4}-(160|320|640|narrow|wide)\.(webp|jpg)$/.exec(file);
  if (!match) return null;
  const identifier = `${match[1]}:${match[2]}`;
  const size = match[3];
  const isWebp = match[4] === 'webp';
  if (size === 'narrow' || size === 'wide') return { identifier, kind: 'banner', shape: size, format: isWebp ? 'webp' : 'jpeg' };
  if (!isWebp) return null;
  return { identifier, kind: 'cover', width: coverWidths.find((width) => String(width) === size) ?? 320 };
}
