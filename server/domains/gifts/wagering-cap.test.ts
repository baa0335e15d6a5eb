import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { activateBonus } from '#contract/calls/gifts';
import { inTransaction } from '#server/database/connection';
import { newPlayer } from '#tests/support/ledger';
import { ownServer } from '#tests/support/own-server';
import { signedIn } from '#tests/support/signed-in';
import { issueGift, type NewGift } from './give';
import { giftRoutes } from './routes';

const server = ownServer([giftRoutes]);
const { database } = server;

const money = { type: 'bonus', kind: 'cash', group_key: 'test', currency: 'EUR', amount_cents: 1000 } as const;
const spins = {
  ...money,
  type: 'freespins',
  kind: 'freespins',
  amount_cents: 0,
  freespins_total: 2,
  game: 'orbit-house:x',
  wager: 30,
} as const;

const issue = async (player: number, gift: Partial<NewGift>) =>
  (await inTransaction(database, (transaction) => issueGift(transaction, player, { ...money, source: randomUUID(), ...gift })))!;

describe('the licence’s cap on wagering', () => {
  it.each([
    ['GB', 10],
    ['curacao', 30],
    [null, 10],
  ])('under %s reduces a requirement of 30 times to %i times', async (licence, times) => {
    const player = await newPlayer(database);
    await database.updateTable('players').set({ license_name: licence }).where('id', '=', player).execute();
    const id = await issue(player, { wager: 30 });
    const row = await database.selectFrom('gifts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect([row.wager, row.amount_wager_requirement_cents]).toEqual([times, 1000 * times]);
  });

  it('applies to a part of a group, and to free spins', async () => {
    const { browser, player } = await signedIn(server.app, database, { money: 0 });
    await database.updateTable('players').set({ license_name: 'GB' }).where('id', '=', player).execute();
    const part = { type: 'bonus', kind: 'cash', amount_cents: 500, wager: 25 } as const;
    const group = await issue(player, { kind: 'group', wager: 0, amount_cents: 0, bonuses: [part] });
    await browser.send(activateBonus, { params: { id: group } });
    const free = await issue(player, spins);
    const rows = await database
      .selectFrom('gifts')
      .select(['id', 'wager'])
      .where('player_id', '=', player)
      .where('id', '!=', group)
      .execute();
    expect(rows.map(({ wager }) => wager)).toEqual([10, 10]);
    expect(rows.map(({ id }) => id)).toContain(free);
  });
});
