import { expect, it } from 'vitest';
import { getPlayer } from '#contract/calls/account';
import type { User } from '#contract/fields/user';
import { eventsOf } from '#tests/support/cashbox';
import { ownServer } from '#tests/support/own-server';
import { signedIn } from '#tests/support/signed-in';
import { PlayerProblem, setMembership, showPlayer } from './operators';
import { profileRoutes } from '../routes';

const server = ownServer([profileRoutes]);
const { database } = server;

async function newcomer() {
  const { browser, player } = await signedIn(server.app, database);
  const { email } = await database.selectFrom('players').select('email').where('id', '=', player).executeTakeFirstOrThrow();
  const put = (group: number, isMember: boolean, reason = 'asked for it') =>
    setMembership(database, { email, group, isMember, reason, by: 'ada' });
  return { browser, player, email, put };
}

it('an operator adds a player to a group and removes them, once each; the player sees it and it’s audited', async () => {
  const { browser, player, email, put } = await newcomer();
  const groups = async () => ((await browser.send(getPlayer)).json as User).groups;
  expect([await put(1503, true), await put(1503, true)]).toEqual([true, false]);
  expect([(await groups()).includes(1503), (await showPlayer(database, email)).groups.includes(1503)]).toEqual([true, true]);
  expect([await put(1503, false), await put(1503, false)]).toEqual([true, false]);
  expect((await groups()).includes(1503)).toBe(false);
  expect(await eventsOf(database, player, 'groups_updates')).toHaveLength(2);
  const noted = await database
    .selectFrom('audit_log')
    .select(['actor', 'kind', 'details'])
    .where('player_id', '=', player)
    .orderBy('id')
    .execute();
  expect(noted).toEqual([
    { actor: 'ada', kind: 'group_added', details: { group: 1503, reason: 'asked for it' } },
    { actor: 'ada', kind: 'group_removed', details: { group: 1503, reason: 'asked for it' } },
  ]);
});

it('can’t change levels and the parity group, and must give a reason and an existing player', async () => {
  const { put } = await newcomer();
  expect(() => put(257, true)).toThrow("Group 257 is assigned automatically and can't be changed by hand.");
  expect(() => put(544, true)).toThrow(PlayerProblem);
  expect(() => put(0, true)).toThrow('The group must be a whole number from 1 up.');
  expect(() => put(1503, true, ' ')).toThrow('A reason is required');
  await expect(
    setMembership(database, { email: 'nobody@perigee.example', group: 21, isMember: true, reason: 'x', by: 'ada' }),
  ).rejects.toThrow('No player with the email address');
});
