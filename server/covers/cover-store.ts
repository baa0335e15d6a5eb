import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { COVER_VERSION, type CoverWidth } from './cover-path';
import { type BannerShape, type BannerSubject, drawBanner } from './draw-banner';
import { type CoverGame, drawCover } from './draw-cover';
import { drawWorldBanner, drawWorldCover } from './draw-world';
import { planLooks } from './looks';
import { type PictureFormat, renderPicture } from './render';

/** The maximum size of a WebP cover in bytes, by width. */
const budgets: Readonly<Record<CoverWidth, number>> = { 160: 6_000, 320: 14_000, 640: 40_000 };

/** How many pictures are rendered at the same time: each uses a core. */
const AT_ONCE = 2;

export interface CoverStore {
  /** The path of a cover's file, which is rendered when first requested. */
  coverFile(game: CoverGame, width: CoverWidth, format: PictureFormat): Promise<string>;
  bannerFile(subject: BannerSubject, shape: BannerShape, format: PictureFormat): Promise<string>;
}

interface Options {
  /** The folder DATA_DIR; pictures are stored in its subfolder `covers`. */
  dataDir: string;
  /** All games, in the catalogue's order: their looks depend on each other. */
  games: readonly CoverGame[];
  render?: typeof renderPicture;
}

/** Limits how many tasks run at a time; the others wait. */
function makeTurns(limit: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

type Looks = ReturnType<typeof planLooks>;

/** A game of the library shows its world, any other game the drawing of its motif. */
const coverOf = (game: CoverGame, width: number, looks: Looks) =>
  game.world ? drawWorldCover(game, game.world, width) : drawCover(game, width, looks.get(game.identifier));

const bannerOf = (subject: BannerSubject, shape: BannerShape, looks: Looks) =>
  subject.world ? drawWorldBanner(subject.world, shape) : drawBanner(subject, shape, looks.get(subject.identifier));

/** Covers and banners on disk, each rendered once, on request or in the background. */
export function openCoverStore({ dataDir, games, render = renderPicture }: Options): CoverStore {
  const folder = join(dataDir, 'covers');
  const looks = planLooks(games);
  const flights = new Map<string, Promise<string>>();
  const inTurn = makeTurns(AT_ONCE);

  async function make(file: string, draw: () => string | Promise<string>, format: PictureFormat, budget?: number): Promise<string> {
    if (await isThere(file)) return file;
    return inTurn(async () => {
      const picture = await render(await draw(), format, budget);
      await mkdir(folder, { recursive: true });
      // Written to a temporary name and renamed, so a reader sees a complete file or none, even with several servers on this folder.
      const part = `${file}.${randomUUID()}.part`;
      await writeFile(part, picture);
      await rename(part, file);
      return file;
    });
  }

  /** One rendering for all concurrent requests for the same file. */
  function once(file: string, start: () => Promise<string>): Promise<string> {
    const flying = flights.get(file);
    if (flying) return flying;
    const flight = start().finally(() => flights.delete(file));
    flights.set(file, flight);
    return flight;
  }

  const nameOf = (identifier: string) => identifier.replaceAll(/[^a-z0-9-]+/gi, '.');
  const coverName = (identifier: string, width: CoverWidth, format: PictureFormat) =>
    join(folder, `${nameOf(identifier)}.${COVER_VERSION}-${width}.${format}`);

  return {
    coverFile(game, width, format) {
      const file = coverName(game.identifier, width, format);
      return once(file, () => make(file, () => coverOf(game, width, looks), format, budgets[width]));
    },
    bannerFile(subject, shape, format) {
      const file = join(folder, `banner.${nameOf(subject.identifier)}.${COVER_VERSION}-${shape}.${format}`);
      return once(file, () => make(file, () => bannerOf(subject, shape, looks), format));
    },
  };
}
