import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { getStatement, statementSpanSchema } from '#contract/calls/account/statement';
import { problemsByField } from '#contract/fields/problems';
import { isLocale, type Locale } from '#contract/fields/locale';
import { dayIn, daysOfMonth } from '#rules/account/statement/months';
import type { Queries } from '#server/database/connection';
import type { Domain } from '#server/domain';
import { serve } from '#server/plugins/contract';
import { presentProblems } from '#server/plugins/field-problems';
import { refuse } from '#server/plugins/refusals';
import type { Session } from '#server/plugins/session';
import { csvOf } from './csv-file';
import { pdfOf } from './pdf-file';
import { type Days, readHolder, readStatement } from './store';

/** The days that were requested, or this month so far in the player's time zone. */
async function daysOf(queries: Queries, player: number, span: { from?: string | undefined; until?: string | undefined }, now: Date) {
  if (span.from !== undefined && span.until !== undefined) return { from: span.from, until: span.until };
  const { time_zone } = await readHolder(queries, player);
  return daysOfMonth(dayIn(now, time_zone).slice(0, 7));
}

interface File {
  player: Session;
  locale: Locale;
  span: v.InferOutput<typeof statementSpanSchema>;
}

/** The parameters of a file: the signed-in player, the days and the language. Refuses signed_out, bad_input. */
function fileAsked(request: FastifyRequest): File {
  const { session, locale, brand } = request.caller;
  if (!session) throw refuse('signed_out');
  const { locale: wanted, ...query } = request.query as Record<string, unknown>;
  const span = v.safeParse(statementSpanSchema, query);
  if (!span.success) throw refuse('bad_input', { fields: presentProblems(problemsByField(span.issues), locale) });
  return { player: session, span: span.output, locale: isLocale(wanted) && brand.locales.includes(wanted) ? wanted : locale };
}

function asFile(reply: FastifyReply, type: string, brand: string, { from, until }: Days, ending: string): FastifyReply {
  return reply
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${brand}-${from}-${until}.${ending}"`)
    .type(type);
}

/** Routes for a player's statement, as figures and as files. */
export const statementRoutes: Domain = (app, platform) => {
  const { database, clock } = platform;

  serve(app, platform, getStatement, async ({ player, query }) =>
    readStatement(database, player.player, await daysOf(database, player.player, query, clock.now())),
  );

  app.get('/api/player/statement.csv', { config: { stream: true } }, async (request, reply) => {
    const { player, span, locale } = fileAsked(request);
    const days = await daysOf(database, player.player, span, clock.now());
    const { time_zone: timeZone } = await readHolder(database, player.player);
    const pieces = csvOf(database, { player: player.player, days, timeZone, locale });
    return asFile(reply, 'text/csv; charset=utf-8', request.caller.brand.id, days, 'csv').send(Readable.from(pieces));
  });

  app.get('/api/player/statement.pdf', { config: { stream: true } }, async (request, reply) => {
    const { player, span, locale } = fileAsked(request);
    const days = await daysOf(database, player.player, span, clock.now());
    const [statement, holder] = await Promise.all([readStatement(database, player.player, days), readHolder(database, player.player)]);
    const pdf = await pdfOf({ statement, holder, brand: request.caller.brand, locale, now: clock.now() });
    return asFile(reply, 'application/pdf', request.caller.brand.id, days, 'pdf').send(pdf);
  });
};
