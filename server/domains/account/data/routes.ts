import type { FastifyReply, FastifyRequest } from 'fastify';
import * as call from '#contract/calls/account/data-copy';
import { isLocale } from '#contract/fields/locale';
import type { Domain } from '#server/domain';
import { serve } from '#server/plugins/contract';
import { refuse } from '#server/plugins/refusals';
import { visitorOf } from '../sign-in/visitor';
import { whereOf } from '../sign-in/where';
import { requireFresh } from '../two-factor/two-factor';
import { copyOf, readCopy, requestCopy } from './copy';
import { copyPage } from './copy-page';

/** Routes for a copy of all data of a player, as JSON and as a page. */
export const dataRoutes: Domain = (app, platform) => {
  const { database, clock } = platform;

  /** The copy for a download. Refuses: signed_out, reauthentication_required, not_found. */
  async function fileOf(request: FastifyRequest) {
    const { session } = request.caller;
    if (!session) throw refuse('signed_out');
    requireFresh(session, clock.now());
    return readCopy(database, session.player, clock.now());
  }

  const asFile = (reply: FastifyReply, type: string, name: string) =>
    reply
      .header('cache-control', 'private, no-store')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .header('content-disposition', `attachment; filename="${name}"`)
      .type(type);

  serve(app, platform, call.getDataCopy, ({ player }) => copyOf(database, player.player, clock.now()));

  serve(app, platform, call.requestDataCopy, ({ player, request }) => requestCopy(platform, player, whereOf(visitorOf(request))));

  serve(app, platform, call.unlockDataCopy, async ({ player }) => {
    requireFresh(player, clock.now());
    return {};
  });

  app.get('/api/player/data_copy.json', { config: { stream: true } }, async (request, reply) => {
    const copy = await fileOf(request);
    return asFile(reply, 'application/json; charset=utf-8', `${request.caller.brand.id}-data.json`).send(JSON.stringify(copy, null, 2));
  });

  app.get('/api/player/data_copy.html', { config: { stream: true } }, async (request, reply) => {
    const copy = await fileOf(request);
    const { brand, locale } = request.caller;
    const { locale: wanted } = request.query as Record<string, unknown>;
    const chosen = isLocale(wanted) && brand.locales.includes(wanted) ? wanted : locale;
    return asFile(reply, 'text/html; charset=utf-8', `${brand.id}-data.html`).send(copyPage(copy, { brand, locale: chosen }));
  });
};
