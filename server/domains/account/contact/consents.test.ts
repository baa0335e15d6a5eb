import { expect, it } from 'vitest';
import * as call from '#contract/calls/account';
import { consentVersions } from '#rules/account/sign-up/consents';
import { importContent } from '#server/domains/content/seed';
import { settings, text } from '#tests/support/content';
import { ownServer } from '#tests/support/own-server';
import { TestBrowser } from '#tests/support/platform';
import { signInRoutes } from '#server/composition/sign-in-routes';
import { profileRoutes } from '../routes';

const server = ownServer([signInRoutes, profileRoutes]);
const { database, platform } = server;
let count = 0;

async function newcomer(choices: { receive_promos?: boolean; receive_sms_promos?: boolean } = {}) {
  count += 1;
  const { receive_promos: _email, receive_sms_promos: _sms, ...example } = call.signUp.example.body.user as Record<string, unknown>;
  const user = { ...example, ...choices, email: `agrees-${count}@perigee.example`, dfpc: `agrees-device-${count}` };
  const browser = new TestBrowser(server.app);
  const { id } = (await browser.send(call.signUp, { body: { user } as never })).json as { id: number };
  const consents = async () => {
    const rows = await database
      .selectFrom('consents')
      .select(['kind', 'given', 'version', 'source', 'at'])
      .where('player_id', '=', id)
      .orderBy('id')
      .execute();
    return rows.map(({ at, kind, given, version, source }) => [
      kind,
      given,
      version,
      source,
      at.getTime() === platform.clock.now().getTime(),
    ]);
  };
  return { browser, id, consents };
}

it('records the texts and the ticked promotions of a sign-up, each with version and time', async () => {
  const texts = [
    ['terms', true, consentVersions.terms, 'sign_up', true],
    ['privacy', true, consentVersions.privacy, 'sign_up', true],
  ];
  expect(await (await newcomer()).consents()).toEqual(texts);
  expect(await (await newcomer({ receive_sms_promos: true })).consents()).toEqual([...texts, ['sms', true, '1', 'sign_up', true]]);
});

it('records each change of the account once, and no repeat', async () => {
  const { browser, consents } = await newcomer();
  await browser.send(call.updateSubscriptions, { body: { receive_promos: true } });
  await browser.send(call.updateSubscriptions, { body: { receive_promos: true } });
  await browser.send(call.updateSubscriptions, { body: { receive_promos: false } });
  expect((await consents()).slice(2)).toEqual([
    ['email', true, '1', 'account', true],
    ['email', false, '1', 'account', true],
  ]);
});

it('requests the terms again once operators have published another version of them, and records the acceptance of that version', async () => {
  const { browser, consents } = await newcomer();
  const missed = async () => ((await browser.send(call.getPlayer)).json as { auth_fields_missed: string[] }).auth_fields_missed;
  const publish = (words: string, version: string) => {
    const page = { slug: 'terms-and-conditions', settings: { ...settings, version }, texts: [text('en', 'Terms', words)] };
    return importContent(database, { pages: [page], snippets: [], files: [] });
  };
  await publish('Play fair.', consentVersions.terms);
  expect(await missed()).toEqual([]);
  await publish('Play fairly.', '7');
  expect(await missed()).toEqual(['terms_acceptance']);
  await browser.send(call.updateDetails, { body: { user: { terms_acceptance: true } } });
  expect(await missed()).toEqual([]);
  expect((await consents())[2]).toEqual(['terms', true, '7', 'account', true]);
  expect((await (await newcomer()).consents())[0]).toEqual(['terms', true, '7', 'sign_up', true]);
  await database.deleteFrom('content_pages').execute();
});

it('requests the terms again after an earlier version, and records the acceptance once', async () => {
  const { browser, id, consents } = await newcomer();
  await database.updateTable('players').set({ terms_version: '1' }).where('id', '=', id).execute();
  const missed = async () => ((await browser.send(call.getPlayer)).json as { auth_fields_missed: string[] }).auth_fields_missed;
  expect(await missed()).toEqual(['terms_acceptance']);
  const accept = () => browser.send(call.updateDetails, { body: { user: { terms_acceptance: true } } });
  await accept();
  await accept();
  expect(await missed()).toEqual([]);
  expect((await consents()).slice(2)).toEqual([
    ['terms', true, consentVersions.terms, 'account', true],
    ['privacy', true, consentVersions.privacy, 'account', true],
  ]);
});
