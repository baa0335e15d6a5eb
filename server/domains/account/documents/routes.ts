import * as call from '#contract/calls/account/documents';
import type { Domain } from '#server/domain';
import { serve } from '#server/plugins/contract';
import { begin, takePart, withdraw } from './service';
import { readDocuments } from './store';

/** Documents for verification (PROF-004). */
export const documentRoutesOfPlayers: Domain = (app, platform) => {
  const { database, clock } = platform;

  serve(app, platform, call.getDocuments, async ({ player }) => ({ data: await readDocuments(database, player.player) }));

  serve(app, platform, call.beginDocument, ({ player, body, locale, once }) =>
    once((transaction) => begin(transaction, { player: player.player, locale, now: clock.now() }, body)),
  );

  serve(app, platform, call.sendDocumentPart, ({ player, params, body }) => takePart(platform, player.player, params.id, body));

  serve(app, platform, call.withdrawDocument, ({ player, params, once }) =>
    once(async (transaction) => {
      await withdraw(transaction, player.player, params.id);
      return {};
    }),
  );
};
