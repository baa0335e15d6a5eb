import { describe, expect, it } from 'vitest';
import * as call from '#contract/calls/account';
import type { User } from '#contract/fields/user';
import { closingRoutes } from '#server/composition/closing-routes';
import { signInRoutes } from '#server/composition/sign-in-routes';
import { creditDeposit } from '#server/database/ledger';
import { cashboxRoutes } from '#server/domains/cashbox/routes';
import { ownServer } from '#tests/support/own-server';
import { TestBrowser } from '#tests/support/platform';
import { reopenAccount } from '../closing/reopen';
import { prepareCopy } from './copy';
import { eraseAccounts } from './erase';
import { sendDataCopyMail } from './mail-job';
import { personalTables, playerColumns } from './personal-data';
import { dataRoutes } from './routes';

const server = ownServer([signInRoutes, dataRoutes, closingRoutes, cashboxRoutes]);
const { database, platform } = server;
const DAY_MS = 24 * 60 * 60_000;
let count = 0;

async function newcomer() {
  count += 1;
  const own = {
    first_name: `Owner${'abcdefghij'[count]}`,
    date_of_birth: `198${count}-01-02`,
    mobile_phone: `+49 170 ${3_000_000 + count * 7919}`,
  };
  const user = { ...call.signUp.example.body.user, ...own, email: `owner-${count}@perigee.example`, dfpc: `owner-device-${count}` };
  const browser = new TestBrowser(server.app);
  const { id: player } = (await browser.send(call.signUp, { body: { user } })).json as User;
  const file = (kind: string) =>
    server.app.inject({
      url: `/api/player/data_copy.${kind}?locale=de`,
      cookies: Object.fromEntries(browser.cookies),
      headers: { 'sec-fetch-site': 'same-origin' },
    });
  return { browser, player, user, file };
}

const copyOf = async (browser: TestBrowser) =>
  ((await browser.send(call.getDataCopy)).json as { copy: { id: string; ready_at: string | null } | null }).copy;
const rowOf = (player: number) => database.selectFrom('players').selectAll().where('id', '=', player).executeTakeFirstOrThrow();

it('every table with rows of players is in the list, with columns that exist', async () => {
  const { rows } = await database.pool.query<{ table: string; columns: string[] }>(
    `select table_name as table, array_agg(column_name::text) as columns from information_schema.columns
     where table_schema = 'public' and table_name in (select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE')
     group by table_name`,
  );
  const owned = rows.filter(({ columns }) => columns.includes('player_id')).map(({ table }) => table);
  expect(personalTables.map(({ table }) => table).sort()).toEqual(owned.sort());
  for (const { table, copy, erasure } of personalTables) {
    const blank = erasure === 'keep' ? [] : (erasure.blank ?? []);
    expect(rows.find((row) => row.table === table)!.columns, table).toEqual(expect.arrayContaining([...copy, ...blank]));
  }
  expect(rows.find(({ table }) => table === 'players')!.columns).toEqual(expect.arrayContaining(playerColumns));
});

describe('a copy of all data', () => {
  it('is prepared by a job, announced by mail and notification, and downloaded as JSON and as a page for seven days', async () => {
    const { browser, player, user, file } = await newcomer();
    const stranger = await newcomer();
    await creditDeposit(database, { reference: crypto.randomUUID(), player, currency: 'EUR', amount: 1234 });
    expect(await copyOf(browser)).toBeNull();
    await browser.send(call.requestDataCopy);
    const copy = (await copyOf(browser))!;
    expect(copy.ready_at).toBeNull();
    expect((await file('json')).statusCode).toBe(404);
    await prepareCopy(platform, { copy: copy.id });
    await sendDataCopyMail(platform, { player });
    expect(platform.mails.at(-1)).toMatchObject({ to: user.email, subject: 'The copy of your data at Perigee is ready' });
    const json = JSON.parse((await file('json')).payload) as { player: object; sections: Record<string, Record<string, unknown[]>> };
    expect(json.player).toMatchObject({ email: user.email, first_name: user.first_name, mobile_phone: user.mobile_phone });
    expect(json.sections['money']!['entries']).toMatchObject([{ kind: 'deposit', amount: 1234, balance_after: 1234 }]);
    expect(json.sections['account']!['consents']).not.toHaveLength(0);
    expect(JSON.stringify(json)).not.toMatch(/hash|argon2|secret/i);
    expect(JSON.stringify(json)).not.toContain(stranger.user.email);
    const page = await file('html');
    expect(page.payload).toContain('<h1>Ihre Daten bei Perigee</h1>');
    expect(page.payload).toContain(user.email);
    expect(page.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-disposition': 'attachment; filename="perigee-data.html"',
    });
    expect((await stranger.file('json')).statusCode).toBe(404);
    const { rows } = await database.pool.query('select title from notifications where player_id = $1', [player]);
    expect(rows).toEqual([{ title: 'Your data is ready' }]);
  });

  it('requires the password again, is limited to one a day, and expires', async () => {
    const { browser, player, file } = await newcomer();
    await browser.send(call.requestDataCopy);
    const first = (await copyOf(browser))!;
    await browser.send(call.requestDataCopy);
    expect((await copyOf(browser))!.id).toBe(first.id);
    await prepareCopy(platform, { copy: first.id });
    await browser.send(call.requestDataCopy);
    expect((await copyOf(browser))!.id).toBe(first.id);
    const audited = database.selectFrom('audit_log').select('kind').where('player_id', '=', player);
    expect(await audited.where('kind', '=', 'data_copy_requested').execute()).toHaveLength(1);
    platform.clock.pass(6 * 60_000);
    expect((await browser.send(call.requestDataCopy)).code).toBe('reauthentication_required');
    expect((await browser.send(call.unlockDataCopy)).code).toBe('reauthentication_required');
    expect((await file('json')).statusCode).toBe(403);
    platform.clock.pass(7 * DAY_MS);
    await browser.send(call.reauthenticate, { body: { password: call.signUp.example.body.user.password } });
    expect(await copyOf(browser)).toBeNull();
    expect((await file('json')).statusCode).toBe(404);
    await database.selectFrom('players').select('id').where('id', '=', player).execute();
  });

  it('escapes markup in a player’s texts', async () => {
    const { browser, player, file } = await newcomer();
    await database.updateTable('players').set({ profession: '<script>alert(1)</script>' }).where('id', '=', player).execute();
    await browser.send(call.requestDataCopy);
    await prepareCopy(platform, { copy: (await copyOf(browser))!.id });
    const { payload } = await file('html');
    expect(payload).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(payload).not.toContain('<script>');
  });
});

describe('a closed account', () => {
  it('loses data that the law doesn’t require after thirty days on request, the rest after five years; the ledger stays', async () => {
    const { browser, player, user } = await newcomer();
    await creditDeposit(database, { reference: crypto.randomUUID(), player, currency: 'EUR', amount: 500 });
    await database.updateTable('players').set({ nickname: 'Owner One', profession: 'Pilot' }).where('id', '=', player).execute();
    await database.insertInto('favorite_games').values({ player_id: player, game_identifier: 'orbit-house:x' }).execute();
    await browser.send(call.closeAccount, { body: { reason: 'privacy', comment: 'Bye', erases: true } });
    const today = platform.clock.now();
    await eraseAccounts(platform);
    expect(await rowOf(player)).toMatchObject({ nickname: 'Owner One' });
    platform.clock.pass(30 * DAY_MS);
    await eraseAccounts(platform);
    expect(await rowOf(player)).toMatchObject({ nickname: null, profession: null, first_name: user.first_name, email: user.email });
    expect(await database.selectFrom('favorite_games').select('player_id').where('player_id', '=', player).execute()).toEqual([]);
    expect(await database.selectFrom('account_closures').select('comment').where('player_id', '=', player).execute()).toEqual([
      { comment: null },
    ]);
    platform.clock.set(new Date(today.getTime() + (5 * 365 + 3) * DAY_MS));
    await eraseAccounts(platform);
    const row = await rowOf(player);
    expect(row).toMatchObject({ first_name: null, last_name: null, date_of_birth: null, mobile_phone: null, password_hash: null });
    expect(row.email).toBe(`erased-${player}@erased.invalid`);
    const { rows } = await database.pool.query<{ sum: number }>(
      "select sum(balance)::int from accounts where player_id = $1 and kind = 'real'",
      [player],
    );
    expect(rows).toEqual([{ sum: 500 }]);
    platform.clock.set(today);
  });

  it('keeps its data once it’s reopened', async () => {
    const { browser, player, user } = await newcomer();
    await database.updateTable('players').set({ nickname: 'Back Again' }).where('id', '=', player).execute();
    await browser.send(call.closeAccount, { body: { reason: 'privacy', erases: true } });
    const today = platform.clock.now();
    await reopenAccount(database, { email: user.email, reason: 'asked', by: 'operator', now: today });
    for (const days of [31, 6 * 365]) {
      platform.clock.set(new Date(today.getTime() + days * DAY_MS));
      await eraseAccounts(platform);
    }
    expect(await rowOf(player)).toMatchObject({ nickname: 'Back Again', first_name: user.first_name, email: user.email });
    platform.clock.set(today);
  });

  it('isn’t erased while its player is excluded', async () => {
    const { browser, player, user } = await newcomer();
    await database.insertInto('user_limits').values({ player_id: player, type: 'selfexclusion', period: 'forever' }).execute();
    await browser.send(call.closeAccount, { body: { reason: 'other', erases: true } });
    const today = platform.clock.now();
    platform.clock.set(new Date(today.getTime() + 6 * 365 * DAY_MS));
    await eraseAccounts(platform);
    expect(await rowOf(player)).toMatchObject({ first_name: user.first_name, date_of_birth: user.date_of_birth, email: user.email });
    platform.clock.set(today);
  });
});
