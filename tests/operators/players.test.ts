import { beforeEach, describe, expect, it } from 'vitest';
import { groups } from '#rules/account/groups';
import { readGroups } from '#server/domains/account/players/users';
import { keepHarmMark } from '#server/domains/limits/harm/store';
import { inTransaction } from '#server/database/connection';
import { eventsOf } from '#tests/support/cashbox';
import { ownDatabase } from '#tests/support/database';
import { newPlayer } from '#tests/support/ledger';
import { OPERATOR, operatorCommands } from '#tests/support/operator-command';

const { database, url } = ownDatabase();
const run = operatorCommands(url);
let player: number;
let email: string;

beforeEach(async () => {
  player = await newPlayer(database);
  ({ email } = await database.selectFrom('players').select('email').where('id', '=', player).executeTakeFirstOrThrow());
});

const audited = () =>
  database.selectFrom('audit_log').select(['actor', 'kind', 'details']).where('player_id', '=', player).orderBy('id').execute();
const statusOf = async () =>
  (await database.selectFrom('players').select('status').where('id', '=', player).executeTakeFirstOrThrow()).status;

async function closed(): Promise<void> {
  const times = { closed_at: new Date(), trim_due_at: new Date(), erase_due_at: new Date() };
  await database
    .insertInto('account_closures')
    .values({ player_id: player, reason: 'not_playing', comment: null, is_erasure_asked: false, ...times })
    .execute();
  await database.updateTable('players').set({ status: 'closed' }).where('id', '=', player).execute();
}

describe('npm run players', () => {
  it('adds a player to a group and removes them, with the operator’s name and all words of the reason', async () => {
    expect(await run('players', 'add', email, '21', 'tests', 'new', 'games')).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^Added/),
    });
    expect(await readGroups(database, player)).toEqual([groups.tester]);
    expect((await run('players', 'show', email)).said).toContain('groups    21');
    expect(await run('players', 'remove', email, '21', 'left')).toMatchObject({ code: 0, said: expect.stringMatching(/^Removed/) });
    expect(await readGroups(database, player)).toEqual([]);
    expect(await audited()).toEqual([
      { actor: OPERATOR, kind: 'group_added', details: { group: 21, reason: 'tests new games' } },
      { actor: OPERATOR, kind: 'group_removed', details: { group: 21, reason: 'left' } },
    ]);
    expect(await eventsOf(database, player, 'groups_updates')).toEqual([{ groups: [21] }, { groups: [] }]);
  });

  it('says when nothing changed', async () => {
    expect((await run('players', 'remove', email, '21', 'left')).said).toContain('is not in group 21');
    expect(await audited()).toEqual([]);
  });

  it('corrects the named detail alone', async () => {
    await run('players', 'correct', email, 'last_name', 'Newname', 'Married');
    const names = database.selectFrom('players').select(['first_name', 'last_name']).where('id', '=', player);
    expect(await names.executeTakeFirst()).toEqual({ first_name: 'Ada', last_name: 'Newname' });
    expect(await eventsOf(database, player, 'documents_changes')).toEqual([{ id: '', state: 'approved' }]);
  });

  it('requests the reset of a second factor, and says when it happens', async () => {
    await database.updateTable('players').set({ two_factor_enabled: true, two_factor_secret: 'ab' }).where('id', '=', player).execute();
    const { said } = await run('players', 'reset-factor', email, 'lost', 'the', 'phone');
    const { due_at: due } = await database
      .selectFrom('factor_resets')
      .select('due_at')
      .where('player_id', '=', player)
      .executeTakeFirstOrThrow();
    expect(said).toContain(due.toISOString());
    expect(await audited()).toMatchObject([{ actor: OPERATOR, kind: 'factor_reset_requested', details: { reason: 'lost the phone' } }]);
  });

  it('reopens a closed account, which is recorded', async () => {
    await closed();
    expect((await run('players', 'reopen', email, 'asked', 'by', 'mail')).code).toBe(0);
    expect(await statusOf()).toBe('active');
    expect(await audited()).toEqual([{ actor: OPERATOR, kind: 'account_reopened', details: { reason: 'asked by mail' } }]);
  });

  it('lists pairs that may be the same person, and decides one', async () => {
    const other = await newPlayer(database);
    const [newer, older] = [Math.max(player, other), Math.min(player, other)];
    const { id } = await database
      .insertInto('account_doubles')
      .values({ player_id: newer, other_id: older, score: 80, reasons: ['name'], found_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await run('players', 'doubles', 'list')).said).toContain(email);
    expect((await run('players', 'decide', String(id), 'perhaps', 'looked')).code).toBe(1);
    expect((await run('players', 'decide', String(id), 'same', 'looked')).code).toBe(0);
    expect(await readGroups(database, newer)).toEqual([groups.multiAccount]);
    expect((await run('players', 'doubles', 'list')).said).toContain('No pairs');
  });

  it('fails without a reason and for an unknown player, and changes nothing', async () => {
    for (const words of [
      ['add', email, '21'],
      ['add', 'nobody@players.example', '21', 'tests'],
      ['add', email, 'many', 'tests'],
      ['reopen', email, 'asked'],
      ['dismiss', email],
      ['show'],
    ])
      expect([words, (await run('players', ...words)).code]).toEqual([words, 1]);
    expect([await readGroups(database, player), await audited()]).toEqual([[], []]);
  });
});

it('npm run harm lists players with markers, and shows the history of one', async () => {
  expect((await run('harm', 'list')).said).toContain('No player');
  const reasons = [{ marker: 'nights', value: 5, points: 20 }] as never;
  await inTransaction(database, (transaction) =>
    keepHarmMark(transaction, player, { score: 20, reasons, step: 'message', now: new Date() }),
  );
  expect((await run('harm', 'list')).said).toMatch(new RegExp(`20 +${email} +message .*nights 5 \\(\\+20\\)`));
  expect((await run('harm', 'show', email)).said).toContain('nights 5 (+20)');
  expect((await run('harm', 'show')).code).toBe(1);
});

it('npm run tournaments removes the player of an address from the named tournament alone', async () => {
  const tournament = async (title: string) => {
    const span = { start_at: new Date(Date.now() - 1000), end_at: new Date(Date.now() + 60_000) };
    const row = { frontend_identifier: title, title, prize_cents: 100, told_status: 'active' as const, players: 1, ...span };
    const { id } = await database.insertInto('tournaments').values(row).returning('id').executeTakeFirstOrThrow();
    await database.insertInto('tournament_players').values({ tournament_id: id, player_id: player, nickname: 'Ada' }).execute();
    return id;
  };
  const [cup, other] = [await tournament('cup'), await tournament('other')];
  expect((await run('tournaments', 'list')).said).toContain('cup');
  expect((await run('tournaments', 'remove', String(cup), email)).code).toBe(1);
  expect((await run('tournaments', 'remove', String(cup), email, 'a', 'robot')).code).toBe(0);
  const parts = database.selectFrom('tournament_players').select('tournament_id').where('player_id', '=', player);
  expect(await parts.execute()).toEqual([{ tournament_id: other }]);
  expect(await audited()).toMatchObject([{ actor: OPERATOR, kind: 'tournament_removed', details: { reason: 'a robot' } }]);
  expect((await run('tournaments', 'remove', String(cup), email, 'again')).code).toBe(1);
});
