import { expect, it } from 'vitest';
import { updatePlayer } from '#contract/calls/account/profile';
import { ownServer } from '#tests/support/own-server';
import { signedIn } from '#tests/support/signed-in';
import { correctDetail } from './correct-detail';
import { PlayerProblem } from './operators';
import { profileRoutes } from '../routes';

const server = ownServer([profileRoutes]);
const { database } = server;

async function verified() {
  const { browser, player } = await signedIn(server.app, database);
  await database.updateTable('players').set({ sumsub_verified: true }).where('id', '=', player).execute();
  const { email } = await database.selectFrom('players').select('email').where('id', '=', player).executeTakeFirstOrThrow();
  return { browser, player, email };
}
const nameOf = (player: number) =>
  database.selectFrom('players').select(['first_name', 'last_name', 'date_of_birth']).where('id', '=', player).executeTakeFirstOrThrow();

it('a verified player can’t change the verified name, an unverified one can', async () => {
  const { browser, player } = await verified();
  for (const body of [{ first_name: 'Eve' }, { last_name: 'Other' }])
    expect((await browser.send(updatePlayer, { body })).code).toBe('bad_input');
  expect((await browser.send(updatePlayer, { body: { first_name: 'Ada', city: 'Berlin' } })).status).toBe(200);
  await database.updateTable('players').set({ sumsub_verified: false }).where('id', '=', player).execute();
  expect((await browser.send(updatePlayer, { body: { first_name: 'Eve' } })).status).toBe(200);
});

it('an operator corrects a verified detail with a reason, which is audited without the value', async () => {
  const { player, email } = await verified();
  const correction = { email, detail: 'last_name', value: 'Newname', reason: 'Married', by: 'olga' };
  await correctDetail(database, correction);
  expect(await nameOf(player)).toMatchObject({ first_name: 'Ada', last_name: 'Newname' });
  const audited = await database.selectFrom('audit_log').select(['actor', 'details']).where('kind', '=', 'detail_corrected').execute();
  expect(audited).toEqual([{ actor: 'olga', details: { detail: 'last_name', reason: 'Married' } }]);
  for (const wrong of [{ reason: ' ' }, { detail: 'email', value: 'x@y.example' }, { detail: 'date_of_birth', value: 'tomorrow' }])
    expect(() => correctDetail(database, { ...correction, ...wrong })).toThrow(PlayerProblem);
});
