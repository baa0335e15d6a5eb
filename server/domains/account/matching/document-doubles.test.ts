import { expect, it } from 'vitest';
import * as call from '#contract/calls/account';
import { getAccounts } from '#contract/calls/cashbox/accounts';
import type { User } from '#contract/fields/user';
import { signInRoutes } from '#server/composition/sign-in-routes';
import { inTransaction } from '#server/database/connection';
import { cashboxRoutes } from '#server/domains/cashbox/routes';
import { Refused } from '#server/plugins/refusals';
import { proven } from '#tests/support/cashbox';
import { ownServer } from '#tests/support/own-server';
import { TestBrowser } from '#tests/support/platform';
import { requireNotRegistered } from '../registers/registers';
import { noteDocument } from './document-doubles';
import { decideDouble, isHeldAsDouble, listDoubles } from './doubles';

const server = ownServer([signInRoutes, cashboxRoutes]);
const { database, platform } = server;
let count = 0;

/** A person with nothing in common with the others here. */
async function signUp() {
  count += 1;
  const own = {
    first_name: ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gil', 'Hope', 'Ida', 'Jon'][count]!,
    last_name: ['Amber', 'Birch', 'Cloud', 'Dale', 'Elm', 'Fjord', 'Grove', 'Heath', 'Isle', 'Jade'][count]!,
    date_of_birth: `19${70 + count}-03-${10 + count}`,
    mobile_phone: `+49 151 ${3_000_000 + count * 1_111}`,
    email: `document-${count}@perigee.example`,
    dfpc: `document-device-${count}`,
  };
  const browser = new TestBrowser(server.app);
  const { id } = (await browser.send(call.signUp, { body: { user: { ...call.signUp.example.body.user, ...own } } })).json as User;
  await database.updateTable('players').set(proven).where('id', '=', id).execute();
  return { browser, id, email: own.email };
}

type Account = Awaited<ReturnType<typeof signUp>>;

const proveBy = ({ id }: Account, number: string, country = 'DE') =>
  inTransaction(database, (transaction) => noteDocument(transaction, id, { country, number }, new Date()));
const decide = (id: number, state: 'same' | 'different') =>
  decideDouble(database, { id, state, reason: 'looked at', by: 'operator', now: new Date() });
const exclude = ({ id }: Account, until: Date | null) =>
  database
    .insertInto('user_limits')
    .values({ player_id: id, type: 'selfexclusion', period: until ? 'month_6' : 'forever', active_until: until })
    .execute();
const exclusionsOf = async ({ id }: Account) =>
  (await database.selectFrom('user_limits').select('active_until').where('player_id', '=', id).execute()).map((row) => row.active_until);

/** The refusals of deposits and games, checked first. */
const admitted = ({ id }: Account) =>
  requireNotRegistered(platform, id).then(
    () => 'admitted',
    (error: unknown) => (error instanceof Refused ? error.code : 'failed'),
  );

it('two accounts with the same document are held, even if all other data differ; one with another document isn’t', async () => {
  const [first, second, third] = [await signUp(), await signUp(), await signUp()];
  expect([await proveBy(first, 'C01X00T47'), await proveBy(third, 'C01X00T48'), await proveBy(third, 'C01X00T47', 'AT')]).toEqual([
    [],
    [],
    [],
  ]);
  expect(await listDoubles(database)).toEqual([]);
  expect(await proveBy(second, 'c01x 00t47')).toEqual([first.email]);
  expect(await listDoubles(database)).toMatchObject([{ email: second.email, other: first.email, score: 100, reasons: ['document'] }]);
  const held = await Promise.all([first, second, third].map(({ id }) => isHeldAsDouble(database, id)));
  expect(held).toEqual([true, true, false]);
  const { rows } = await database.pool.query<{ text: string }>('select h::text as text from document_hashes h');
  expect(rows.filter(({ text }) => /t47/i.test(text))).toEqual([]);
});

it('a pair decided as different people is reopened once when they turn out to share a document', async () => {
  const [first, second] = [await signUp(), await signUp()];
  await database
    .insertInto('account_doubles')
    .values({ player_id: second.id, other_id: first.id, score: 60, reasons: ['phone', 'email'], found_at: new Date(), state: 'different' })
    .execute();
  await proveBy(second, 'P1234567');
  await proveBy(first, 'P1234567');
  const [pair] = (await listDoubles(database)).filter(({ email }) => email === second.email);
  expect(pair).toMatchObject({ other: first.email, reasons: ['document'] });
  await decide(pair!.id, 'different');
  await proveBy(first, 'P1234567');
  expect((await listDoubles(database)).filter(({ email }) => email === second.email)).toEqual([]);
});

it('a player with a self-excluded player’s document can neither deposit nor play until operators have decided [LIMIT-006a]', async () => {
  const [excluded, other] = [await signUp(), await signUp()];
  await exclude(excluded, null);
  await proveBy(excluded, 'E7654321');
  expect(await admitted(other)).toBe('admitted');
  await proveBy(other, 'E7654321');
  expect(await admitted(other)).toBe('player_excluded');
  const [pair] = (await listDoubles(database)).filter(({ email }) => email === other.email);
  await decide(pair!.id, 'different');
  expect(await admitted(other)).toBe('admitted');
});

it('a self-exclusion counts for both accounts of one person, to its own end, and ends the sessions [LIMIT-006a]', async () => {
  const [older, newer] = [await signUp(), await signUp()];
  const until = new Date(Date.now() + 90 * 86_400_000);
  await exclude(newer, until);
  await proveBy(older, 'S1112223');
  await proveBy(newer, 'S1112223');
  const [pair] = (await listDoubles(database)).filter(({ email }) => email === newer.email);
  expect((await older.browser.send(getAccounts)).status).toBe(200);
  await decide(pair!.id, 'same');
  expect([await exclusionsOf(older), await exclusionsOf(newer)]).toEqual([[until], [until]]);
  expect((await older.browser.send(getAccounts)).status).toBe(401);
});

it('an impossible document number is refused', async () => {
  expect(await proveBy(await signUp(), 'none')).toBeNull();
});
