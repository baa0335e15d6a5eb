import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Domain } from '#server/domain';
import { refuse } from '#server/plugins/refusals';
import { catalogue, type CatalogueGame } from '#rules/games/catalogue';
import { bannerShapes, readCoverPath } from '../../../covers/cover-path';
import { type CoverStore, openCoverStore } from '../../../covers/cover-store';
import { PictureRenderer } from '../../../covers/picture-renderer';
import { renderPicture } from '../../../covers/render';
import { gamesCatalogue } from '../catalogue/games-catalogue';
import { composeLobby } from '../lists/lobby';

/** A URL contains the version, so its response never changes. */
const FOR_GOOD = 'public, max-age=31536000, immutable';

/** The number of tiles of a row that a wide window shows without scrolling. */
const SHOWN_IN_A_ROW = 8;

const subjectOf = ({ identifier, title, provider, motif, palette, world }: CatalogueGame) => ({
  identifier,
  title,
  provider: provider.title,
  motif,
  palette,
  world,
});

const takesAvif = /\bimage\/avif\b/;

/**
 * Game pictures at `/covers/…`: rendered when first requested, then stored on disk. A browser that accepts AVIF gets it at the address
 * of the WebP, so that pages and caches have one address for a picture.
 */
export const coverRoutes: Domain = (app, platform) => {
  const games = gamesCatalogue();
  let beside: PictureRenderer | null = null;
  // Without the render process, or if it fails, pictures are rendered in this process.
  const render: typeof renderPicture = async (svg, format, budget) =>
    (beside?.render(svg, format, budget) ?? Promise.reject(new Error('no server listens'))).catch(() => renderPicture(svg, format, budget));
  const store = openCoverStore({ dataDir: platform.environment.dataDir, games: catalogue().map(subjectOf), render });

  app.get('/covers/:file', async (request, reply) => {
    const wish = readCoverPath((request.params as { file: string }).file);
    const game = wish && games.find(wish.identifier);
    if (!wish || !game) throw refuse('not_found');
    const subject = subjectOf(game);
    const asked = wish.kind === 'cover' ? 'webp' : wish.format;
    const format = asked === 'webp' && takesAvif.test(request.headers.accept ?? '') ? 'avif' : asked;
    const file = await (wish.kind === 'cover'
      ? store.coverFile(subject, wish.width, format)
      : store.bannerFile(subject, wish.shape, format));
    const { size } = await stat(file);
    // The address of a JPEG has one format.
    if (asked === 'webp') reply.header('vary', 'accept');
    return reply.headers({ 'cache-control': FOR_GOOD, 'content-length': size }).type(`image/${format}`).send(createReadStream(file));
  });

  const closing = new AbortController();
  app.addHook('onListen', async () => {
    beside = new PictureRenderer();
    warmLobby(store, closing.signal).catch((error: unknown) =>
      platform.log.warn({ err: error }, 'covers could not be rendered ahead of time'),
    );
  });
  app.addHook('onClose', async () => {
    closing.abort();
    beside?.stop();
  });
};

/** Prerenders the first screen's pictures as most browsers take them, one after the other, so the first visitor doesn't wait for them. */
async function warmLobby(store: CoverStore, signal: AbortSignal): Promise<void> {
  const games = gamesCatalogue();
  const { banners, rails } = composeLobby(games.index, [], new Set());
  for (const { game } of banners) {
    const subject = games.find(game.identifier);
    if (!subject || signal.aborted) return;
    for (const shape of bannerShapes) await store.bannerFile(subjectOf(subject), shape, 'avif');
  }
  const shown = rails.flatMap((rail) => rail.games.slice(0, SHOWN_IN_A_ROW));
  const first = new Set(shown.map(({ identifier }) => identifier));
  // Most screens need the small ones.
  for (const width of [320, 640] as const) {
    for (const identifier of first) {
      const game = games.find(identifier);
      if (signal.aborted || !game) return;
      await store.coverFile(subjectOf(game), width, 'avif');
    }
  }
}
