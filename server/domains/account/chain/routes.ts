import { Readable } from 'node:stream';
import { chainKinds, getChain, getChainEnds } from '#contract/calls/account/chain';
import type { Database } from '#server/database/connection';
import type { Domain } from '#server/domain';
import { serve } from '#server/plugins/contract';
import { refuse } from '#server/plugins/refusals';
import { LINKS_A_PAGE, readEnds, readLinks } from './store';

/** Streams both chains, one link per line, page by page. */
async function* linesOf(database: Database, player: number): AsyncGenerator<string> {
  for (const kind of chainKinds) {
    for (let after = 0; ; ) {
      const links = await readLinks(database, player, kind, after);
      if (links.length > 0) yield links.map(({ cursor: _cursor, ...link }) => `${JSON.stringify({ kind, ...link })}\n`).join('');
      if (links.length < LINKS_A_PAGE) break;
      after = links.at(-1)!.cursor;
    }
  }
}

/** The chains of hashes over a player's ledger and audit entries, for the player to verify. */
export const chainRoutes: Domain = (app, platform) => {
  const { database } = platform;

  serve(app, platform, getChainEnds, ({ player }) => readEnds(database, player.player));

  serve(app, platform, getChain, async ({ player, params, query }) => {
    const links = await readLinks(database, player.player, params.kind, Number(query.after ?? 0));
    return { links, next: links.length === LINKS_A_PAGE ? links.at(-1)!.cursor : null };
  });

  app.get('/api/player/chain.jsonl', { config: { stream: true } }, async (request, reply) => {
    const { session, brand } = request.caller;
    if (!session) throw refuse('signed_out');
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${brand.id}-records.jsonl"`)
      .type('application/jsonl; charset=utf-8')
      .send(Readable.from(linesOf(database, session.player)));
  });
};
