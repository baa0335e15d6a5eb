import pg from 'pg';
import { openDatabase } from '#server/database/connection';
import { runningEmbedded } from '#server/database/embedded';
import { requestFactorReset } from '#server/domains/account/two-factor/factor-reset';
import { muteWriter } from '#server/domains/live/chat/operators';
import { setConfig } from '#server/domains/config/store';
import type { StoredName, StoredOf } from '#server/domains/config/stored';
import { listConversations, reply } from '#server/domains/support/operators';
import { setRecalled } from '#server/html/recall';

/** Manual actions of an operator on the running server's database. */
async function operate<Row extends pg.QueryResultRow>(dataDir: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: await runningEmbedded(dataDir) });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Lets the current phases of all live tables expire; a server advances the tables within a second. */
export async function endLivePhases(dataDir: string): Promise<void> {
  await operate(dataDir, "update live_rounds set ends_at = clock_timestamp() where phase <> 'over'");
}

/** Mutes a player in the chat of live tables for an hour because of a chat line; throws if the line doesn't exist. */
export async function muteInChat(dataDir: string, player: number): Promise<void> {
  const [line] = await operate<{ id: string }>(dataDir, 'select id from live_chat_lines where player_id = $1 limit 1', [player]);
  const database = openDatabase(await runningEmbedded(dataDir), { poolSize: 1 });
  try {
    await muteWriter(database, { line: Number(line?.id), reason: 'a journey', by: 'test', now: new Date() }, 1);
  } finally {
    await database.destroy();
  }
}

/** Announces a tournament that starts tomorrow; returns its id. */
export async function announceTournament(dataDir: string, name: string): Promise<number> {
  const rows = await operate<{ id: number }>(
    dataDir,
    `insert into tournaments (frontend_identifier, title, prize_cents, start_at, end_at, told_status)
     values ($1, $2, 100000, now() + interval '1 day', now() + interval '3 days', 'future') returning id`,
    [name.toLowerCase().replaceAll(' ', '-'), name],
  );
  return Number(rows[0]?.id);
}

/** Announces a promotion that runs now, in English. */
export async function announcePromo(dataDir: string, slug: string, title: string): Promise<void> {
  const texts = { en: { title, lead: 'For a day', button: 'See it', paragraphs: ['Runs today.'], conditions: [] } };
  await operate(
    dataDir,
    `insert into promos (slug, path, texts, position, start_at, end_at) values ($1, '/promotions', $2, 99, now(), now() + interval '1 day')`,
    [slug, texts],
  );
}

/** Removes a promotion, with its subscribers. */
export async function withdrawPromo(dataDir: string, slug: string): Promise<void> {
  await operate(dataDir, 'delete from promo_subscriptions where promo_id = (select id from promos where slug = $1)', [slug]);
  await operate(dataDir, 'delete from promos where slug = $1', [slug]);
}

/** Lets a tournament start now instead of tomorrow, and makes the server notice immediately rather than within a minute. */
export async function startTournament(dataDir: string, id: number): Promise<void> {
  await operate(dataDir, `update tournaments set start_at = now() where id = $1`, [id]);
  await operate(dataDir, `select graphile_worker.add_job('tournaments')`);
}

/** Makes a player seem idle on every device for an hour. */
export async function makeSessionIdle(dataDir: string, player: number): Promise<void> {
  await operate(
    dataDir,
    `update sessions set acted_at = now() - interval '1 hour', authenticated_at = now() - interval '1 hour' where player_id = $1`,
    [player],
  );
}

/** Moves a player's account to another licence. */
export async function setLicence(dataDir: string, player: number, licence: string): Promise<void> {
  await operate(dataDir, 'update players set license_name = $2 where id = $1', [player, licence]);
}

/** Ends every session of a player, as a change of password elsewhere does. */
export async function revokeSessions(dataDir: string, player: number): Promise<void> {
  await operate(dataDir, 'update sessions set revoked_at = now() where player_id = $1', [player]);
}

/** The number of live events of a kind that a player was sent so far. */
export async function countEvents(dataDir: string, player: number, kind: string): Promise<number> {
  const [row] = await operate<{ count: string }>(dataDir, 'select count(*) from player_events where player_id = $1 and kind = $2', [
    player,
    kind,
  ]);
  return Number(row?.count);
}

/** The install and launch events that a player's devices have reported, in the order in which they happened. */
export async function reportedInstallEvents(dataDir: string, player: number): Promise<string[]> {
  const rows = await operate<{ event: string }>(
    dataDir,
    "select payload->>'event' as event from tracked_events where kind = 'install' and player_id = $1 order by happened_at, id",
    [player],
  );
  return rows.map(({ event }) => event);
}

/** Starts or ends the recall of the release's worker on the running server. */
export async function recallWorker(dataDir: string, isRecalled: boolean): Promise<void> {
  const database = openDatabase(await runningEmbedded(dataDir), { poolSize: 1 });
  await setRecalled(database, isRecalled);
  await database.destroy();
}

/** Replies in a player's existing conversation with support. */
export async function answerInChat(dataDir: string, player: number, { name, text }: { name: string; text: string }): Promise<void> {
  const database = openDatabase(await runningEmbedded(dataDir), { poolSize: 1 });
  const conversation = (await listConversations(database)).find(({ who }) => who.endsWith(`(${player})`));
  if (!conversation) throw new Error(`player ${player} has said nothing to support`);
  await reply(database, conversation.id, { name, text }, new Date());
  await database.destroy();
}

/** Moves a player to another country, without a city or a phone; `currency` is the player's current one. */
export async function forgetDetails(dataDir: string, player: number, currency = 'EUR'): Promise<void> {
  await operate(dataDir, 'update players set city = null, mobile_phone = null, currency = $2 where id = $1', [player, currency]);
}

/** Makes a player look like one who signed up before the terms were required. */
export async function forgetTerms(dataDir: string, player: number): Promise<void> {
  await operate(dataDir, 'update players set terms_accepted_at = null where id = $1', [player]);
}

/** Makes a player look like one who signed up before the birthday was required. */
export async function forgetBirthday(dataDir: string, player: number): Promise<void> {
  await operate(dataDir, 'update players set date_of_birth = null where id = $1', [player]);
}

/** Sets a player's birth date; YYYY-MM-DD. */
export async function setBirthday(dataDir: string, player: number, date: string): Promise<void> {
  await operate(dataDir, 'update players set date_of_birth = $2 where id = $1', [player, date]);
}

/** Backdates a player's sign-up by two days. */
export async function makeOlder(dataDir: string, player: number): Promise<void> {
  await operate(dataDir, "update players set created_at = now() - interval '2 days' where id = $1", [player]);
}

/** Turns on two-factor authentication for a player, with a secret in hexadecimal. */
export async function enableSecondFactor(dataDir: string, player: number, secret: string): Promise<void> {
  await operate(dataDir, 'update players set two_factor_enabled = true, two_factor_secret = $2 where id = $1', [player, secret]);
}

/** Adds a player to a group. */
export async function addToGroup(dataDir: string, player: number, group: number): Promise<void> {
  await operate(dataDir, 'insert into player_groups (player_id, group_id) values ($1, $2) on conflict do nothing', [player, group]);
}

/** Sets a configuration; the server applies it within two seconds. */
export async function configure<Name extends StoredName>(dataDir: string, name: Name, value: StoredOf<Name>): Promise<void> {
  const database = openDatabase(await runningEmbedded(dataDir), { poolSize: 1 });
  await setConfig(database, name, value);
  await database.destroy();
}

/** Requests the reset of a player's second factor, as the operators' command does. */
export async function requestSecondFactorReset(dataDir: string, email: string): Promise<void> {
  const database = openDatabase(await runningEmbedded(dataDir), { poolSize: 1 });
  try {
    await requestFactorReset(database, { email, reason: 'lost the phone', by: 'journey', now: new Date() });
  } finally {
    await database.destroy();
  }
}

/** Ends the waiting time of a player's reset, so that its job runs immediately. */
export async function endResetWait(dataDir: string, player: number): Promise<void> {
  const rows = await operate<{ id: number }>(
    dataDir,
    'update factor_resets set due_at = now() where player_id = $1 and done_at is null and cancelled_at is null returning id',
    [player],
  );
  for (const { id } of rows)
    await operate(dataDir, `select graphile_worker.add_job('factor_reset', json_build_object('reset', $1::bigint))`, [id]);
}
