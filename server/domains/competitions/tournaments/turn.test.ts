import { expect, it } from 'vitest';
import { eventsOf, waitingJobs } from '#tests/support/cashbox';
import { ownDatabase } from '#tests/support/database';
import { bet, newPlayer } from '#tests/support/ledger';
import { testPlatform } from '#tests/support/platform';
import { inTransaction } from '#server/database/connection';
import { balanceOf, reconcile } from '#server/database/ledger';
import { newestAnnouncement, readAnnouncements } from '#server/realtime/announce';
import { rewardTerms } from '../../config/defaults/rewards.data';
import { setConfig } from '../../config/store';
import { readHistory } from '../../notifications/store';
import { turnQuests } from '../quests/quest-turn';
import { removePlayer } from './remove-player';
import { join } from '../service';
import { SOON_MS } from './news-store';
import { notifyOfStarts } from './starts-soon';
import { readLeaderboard, readTournament } from '../store';
import { notifyPlayers, type TournamentNews } from './notify-players';
import { payTournamentPrizes } from './tournament-prizes';
import { turnTournaments } from './turn';

const HOUR_MS = 60 * 60 * 1000;

const { database } = ownDatabase();
const platform = testPlatform(database);

/** The public announcements, and the players notified individually. */
const announced = (players: readonly number[] = []) => readAnnouncements(database, 0, players);

/** A tournament that starts an hour after `from` and lasts an hour. */
async function startingInAnHour(named: { frontend_identifier: string; title: string }, from: number) {
  const times = { start_at: new Date(from + HOUR_MS), end_at: new Date(from + 2 * HOUR_MS) };
  const { id } = await database
    .insertInto('tournaments')
    .values({ ...named, ...times, prize_cents: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

it('each participant gets a start and an end once, and so does every listener [TOUR-004a, NOTIF-001a]', async () => {
  const { clock } = platform;
  const from = clock.now().getTime();
  const id = await startingInAnHour({ frontend_identifier: 'cup', title: 'The Cup' }, from);
  await startingInAnHour({ frontend_identifier: 'nonvisible-cup', title: 'Hidden' }, from);
  const players = [await newPlayer(database), await newPlayer(database)];
  const stranger = await newPlayer(database);
  for (const player of players) await inTransaction(database, (transaction) => join(transaction, String(id), player, [], clock.now()));
  const turn = async () => {
    await Promise.all([turnTournaments(platform), turnTournaments(platform), turnTournaments(platform)]);
    // An interrupted job starts again.
    for (const { payload } of await waitingJobs<TournamentNews>(database, 'tournament_news')) {
      await notifyPlayers(platform, payload);
      await notifyPlayers(platform, payload);
    }
  };
  const status = (state: string) => ({ id, frontend_identifier: 'cup', status: state });

  await turn();
  expect(await announced()).toEqual([]);
  clock.pass(HOUR_MS);
  await turn();
  await turn();
  expect(await announced([...players, stranger])).toMatchObject([
    { kind: 'tournaments_statuses', payload: status('active'), exceptPlayers: players },
  ]);
  for (const player of players) {
    expect(await eventsOf(database, player, 'tournaments_statuses')).toEqual([status('active')]);
    const { notifications } = await readHistory(database, player, clock.now());
    expect(notifications).toMatchObject([
      { type: 'tournament_started', category: 'competitions', identifier: 'cup', content: { button: { path: `/tournaments/${id}` } } },
    ]);
    expect(notifications[0]!.title + notifications[0]!.text).toContain('The Cup');
  }
  expect(
    (await waitingJobs<{ player: number }>(database, 'push')).map(({ payload }) => payload.player).sort((one, other) => one - other),
  ).toEqual([...players].sort((one, other) => one - other));

  clock.pass(HOUR_MS);
  await turn();
  expect((await announced()).map(({ payload }) => payload)).toEqual([status('active'), status('archive')]);
  for (const player of players) {
    expect(await eventsOf(database, player, 'tournaments_statuses')).toEqual([status('active'), status('archive')]);
    expect((await readHistory(database, player, clock.now())).notifications).toHaveLength(1);
  }
  expect(await eventsOf(database, stranger, 'tournaments_statuses')).toEqual([]);
});

it('one that started and ended while no server ran is announced as ended, without its start', async () => {
  const { clock } = platform;
  const from = clock.now().getTime();
  const before = await newestAnnouncement(database);
  const values = { title: 'Missed', prize_cents: 1, start_at: new Date(from - 2 * HOUR_MS), end_at: new Date(from - HOUR_MS) };
  await database
    .insertInto('tournaments')
    .values({ ...values, frontend_identifier: 'missed' })
    .execute();
  await turnTournaments(platform);
  expect(await readAnnouncements(database, before, [])).toMatchObject([{ payload: { frontend_identifier: 'missed', status: 'archive' } }]);
});

it('the first places of a final board are paid their shares, once, in their own currency', async () => {
  const { clock } = platform;
  // Bets count by the database's own time, and fund the whole pool.
  await setConfig(database, 'reward-terms', { ...rewardTerms, prize_share_ppm: 1_000_000 });
  clock.set(new Date());
  const from = clock.now().getTime();
  const values = {
    frontend_identifier: 'paid',
    title: 'Paid Cup',
    prize_cents: 2_000,
    start_at: new Date(from - HOUR_MS),
    end_at: new Date(from + HOUR_MS),
  };
  const { id } = await database.insertInto('tournaments').values(values).returning('id').executeTakeFirstOrThrow();
  const players = [
    await newPlayer(database, { money: 10_000 }),
    await newPlayer(database, { money: 10_000, currency: 'USD' }),
    await newPlayer(database),
  ];
  for (const player of players) await inTransaction(database, (transaction) => join(transaction, String(id), player, [], clock.now()));
  await bet(database, players[0]!, { stake: 2_000 });
  await bet(database, players[1]!, { stake: 1_000, currency: 'USD' });
  clock.pass(HOUR_MS);
  await turnTournaments(platform);
  const [job] = (await waitingJobs<{ tournament: number }>(database, 'tournament_prizes')).filter(
    ({ payload }) => payload.tournament === id,
  );
  for (let time = 0; time < 2; time += 1) await payTournamentPrizes(platform, job!.payload);
  const { rows } = await database.pool.query<{ cents: number }>(
    "select floor(500 * subunits / (eur_rate * 100))::bigint as cents from currency_rates where currency = 'USD'",
  );
  const balances = await Promise.all(players.map((player, at) => balanceOf(database, player, at === 1 ? 'USD' : 'EUR')));
  expect(balances.map(({ amount_cents }) => amount_cents)).toEqual([8_000 + 800, 9_000 + Number(rows[0]!.cents), 0]);
  const { notifications } = await readHistory(database, players[0]!, clock.now());
  expect(notifications).toMatchObject([{ category: 'payments', content: { button: { path: `/tournaments/${id}` } } }]);
  expect(await reconcile(database, true)).toEqual([]);
});

/** A tournament that lasts some milliseconds around now, joined by some players with money. */
async function joined(
  values: { frontend_identifier: string; prize_cents: number },
  { start, end, count }: { start: number; end: number; count: number },
) {
  const { clock } = platform;
  clock.set(new Date());
  const from = clock.now().getTime();
  const dates = { start_at: new Date(from + start), end_at: new Date(from + end) };
  const { id } = await database
    .insertInto('tournaments')
    .values({ ...values, title: 'The One', ...dates })
    .returning('id')
    .executeTakeFirstOrThrow();
  const players = await Promise.all(Array.from({ length: count }, () => newPlayer(database, { money: 1_000_000 })));
  for (const player of players) await inTransaction(database, (transaction) => join(transaction, String(id), player, [], clock.now()));
  return { id, players };
}
const received = async (player: number) => (await readHistory(database, player, platform.clock.now())).notifications;

it('an early participant is notified once shortly before the start [NOTIF-001a]', async () => {
  const {
    id,
    players: [player],
  } = await joined({ frontend_identifier: 'soon', prize_cents: 1 }, { start: SOON_MS + 60_000, end: HOUR_MS, count: 1 });
  const late = await joined({ frontend_identifier: 'runs', prize_cents: 1 }, { start: -1_000, end: HOUR_MS, count: 1 });
  await notifyOfStarts(platform);
  expect(await received(player!)).toEqual([]);
  platform.clock.pass(60_000);
  for (let time = 0; time < 2; time += 1) await notifyOfStarts(platform);
  expect(await received(player!)).toMatchObject([
    {
      type: 'tournament_starts_soon',
      title: 'The One starts soon',
      identifier: 'soon',
      content: { button: { path: `/tournaments/${id}` } },
    },
  ]);
  expect((await received(player!))[0]!.text).toContain('30 minutes');
  expect(await received(late.players[0]!)).toEqual([]);
});

it('a removed player leaves the board, is notified, and can’t rejoin; their bets stand, but fund no prize of it [NOTIF-001a]', async () => {
  const { id, players } = await joined({ frontend_identifier: 'kicked', prize_cents: 1 }, { start: -1_000, end: HOUR_MS, count: 2 });
  for (const player of players) await bet(database, player, { stake: 1_000 });
  const [cheat, other] = players as [number, number];
  const remove = () =>
    inTransaction(database, (transaction) =>
      removePlayer(transaction, { tournament: id, player: cheat, reason: 'two accounts', by: 'ada', now: platform.clock.now() }),
    );
  expect([await remove(), await remove()]).toEqual([true, false]);
  expect((await readLeaderboard(database, id, null)).map(({ nickname }) => nickname)).toEqual([`Player ${other}`]);
  expect((await readTournament(database, id, platform.clock.now()))?.players).toBe(1);
  const totals = await database
    .selectFrom('bet_totals')
    .select('player_id')
    .where('kind', '=', 'competition')
    .where('key', '=', String(id))
    .execute();
  expect(totals).toEqual([{ player_id: other }]);
  expect(await received(cheat)).toMatchObject([{ type: 'tournament_kicked', identifier: 'kicked' }]);
  expect(await database.selectFrom('audit_log').select(['actor', 'kind']).where('player_id', '=', cheat).execute()).toEqual([
    { actor: 'ada', kind: 'tournament_removed' },
  ]);
  await expect(inTransaction(database, (transaction) => join(transaction, String(id), cheat, [], platform.clock.now()))).rejects.toThrow(
    'tournament_closed',
  );
  expect((await balanceOf(database, cheat, 'EUR')).amount_cents).toBe(999_000);
});

const setConfirmed = (player: number, confirmed_at: Date | null) =>
  database.updateTable('players').set({ confirmed_at }).where('id', '=', player).execute();

it('a board with few stakes pays only their share, even with a large pool [GIFT-010c]', async () => {
  const {
    id,
    players: [player],
  } = await joined({ frontend_identifier: 'empty', prize_cents: 500_000 }, { start: -1_000, end: HOUR_MS, count: 1 });
  await setConfig(database, 'reward-terms', rewardTerms);
  await bet(database, player!, { stake: 10_000 });
  await payTournamentPrizes(platform, { tournament: id });
  expect((await balanceOf(database, player!, 'EUR')).amount_cents).toBe(990_000 + 5);
});

it('a quest pays each level that bets have reached, once, and notifies the player [QUEST-002b, GIFT-010b]', async () => {
  const { id, players } = await joined(
    { frontend_identifier: 'quest--xs--climb', prize_cents: 20_000 },
    { start: -1_000, end: HOUR_MS, count: 2 },
  );
  const [climber, other] = players as [number, number];
  await setConfirmed(climber, null);
  await bet(database, climber, { stake: 60_000 });
  await bet(database, other, { stake: 14_999 });
  await turnQuests(platform);
  // Reached levels wait for a confirmed email address.
  expect((await balanceOf(database, climber, 'EUR')).amount_cents).toBe(940_000);
  await setConfirmed(climber, new Date());
  for (let time = 0; time < 2; time += 1) await Promise.all([turnQuests(platform), turnQuests(platform)]);
  const won = 200 + 400;
  expect([(await balanceOf(database, climber, 'EUR')).amount_cents, (await balanceOf(database, other, 'EUR')).amount_cents]).toEqual([
    940_000 + won,
    985_001,
  ]);
  expect(await received(climber)).toMatchObject([
    { category: 'payments', title: 'Level 3 reached in The One', content: { button: { path: '/action/climb' } } },
  ]);
  expect(await received(other)).toEqual([]);
  await bet(database, climber, { stake: 40_000 });
  await turnQuests(platform);
  expect((await balanceOf(database, climber, 'EUR')).amount_cents).toBe(900_000 + won + 700);
  const levels = await database
    .selectFrom('quest_levels')
    .select(['level', 'amount_cents'])
    .where('tournament_id', '=', id)
    .orderBy('level')
    .execute();
  expect(levels).toEqual([
    { level: 2, amount_cents: 200 },
    { level: 3, amount_cents: 400 },
    { level: 4, amount_cents: 700 },
  ]);
  expect(await reconcile(database, true)).toEqual([]);
});

it('a quest pays levels that its last bets reached for a day after its end [QUEST-002b]', async () => {
  const paidAfter = async (hours: number) => {
    const named = { frontend_identifier: `quest--xs--late-${hours}`, prize_cents: 20_000 };
    const { players } = await joined(named, { start: -1_000, end: HOUR_MS, count: 1 });
    await setConfirmed(players[0]!, new Date());
    await bet(database, players[0]!, { stake: 15_000 });
    platform.clock.pass((1 + hours) * HOUR_MS + 1);
    await turnQuests(platform);
    return (await balanceOf(database, players[0]!, 'EUR')).amount_cents - 985_000;
  };
  expect([await paidAfter(1), await paidAfter(24)]).toEqual([200, 0]);
});
