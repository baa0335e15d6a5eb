import { describe, expect, it } from 'vitest';
import * as call from '#contract/calls/account';
import type { User } from '#contract/fields/user';
import type { RefusalBody } from '#contract/refusals';
import { ownServer } from '#tests/support/own-server';
import { TestBrowser } from '#tests/support/platform';
import { signInRoutes } from '#server/composition/sign-in-routes';
import { securityRoutes } from '../security/security-routes';
import { setConfig } from '../../config/store';
import { joinByRule } from '../players/groups';
import { profileRoutes } from '../routes';
import { inTransaction } from '#server/database/connection';

const server = ownServer([securityRoutes, signInRoutes, profileRoutes]);
const { database, platform } = server;
let count = 0;

async function player() {
  const browser = new TestBrowser(server.app);
  const user = { ...call.signUp.example.body.user, email: `player-${(count += 1)}@perigee.example` };
  const { json } = await browser.send(call.signUp, { body: { user } });
  return { browser, user, id: (json as User).id };
}

const fieldCodes = (json: unknown) =>
  Object.fromEntries(Object.entries((json as RefusalBody).error.fields).map(([field, problems]) => [field, problems[0]?.code]));

describe('the profile', () => {
  it('returns every field of the specification with its value [USER-001a]', async () => {
    const { browser, id, user } = await player();
    const at = new Date('2026-05-01T12:00:00Z');
    const kept = {
      nickname: 'Nora of the fields',
      gender: 'f',
      state: 'Berlin',
      profession: 'Pilot',
      receive_promos: true,
      receive_sms_promos: true,
      language: 'de',
      locale: 'de',
      deposit_bonus_code: 'HALF',
      can_issue_bonuses: false,
      autoregistered: true,
      verified: true,
      sumsub_verified: true,
      license_name: 'curacao',
      two_factor_enabled: true,
    };
    await database
      .updateTable('players')
      .set({ ...kept, confirmed_at: at, sow_questionnaire_expires_at: at })
      .where('id', '=', id)
      .execute();
    const { email, first_name, last_name, date_of_birth, mobile_phone, country, city, address, postal_code, currency } = user;
    const response = (await browser.send(call.getPlayer)).json;
    expect(response).toMatchObject({
      email,
      first_name,
      last_name,
      date_of_birth,
      mobile_phone,
      country,
      city,
      address,
      postal_code,
      currency,
    });
    expect(response).toMatchObject({
      ...kept,
      id,
      user_id: id,
      nick_name: kept.nickname,
      statuses: [{ id: 1117, name: expect.stringMatching(/./) }],
      groups: [id % 2 === 0 ? 543 : 544, 1117],
      auth_fields_missed: [],
      created_at: expect.stringMatching(/^\d{4}-/),
      current_sign_in_at: expect.stringMatching(/^\d{4}-/),
      confirmed_at: at.toISOString(),
      sow_questionnaire_expires_at: at.toISOString(),
    });
    expect(response).toHaveProperty('autologin_link');
  });

  it('has the first listed manager of the player’s groups, and none for other players [USER-001b]', async () => {
    const { browser, id } = await player();
    const manager = async () => ((await browser.send(call.getPlayer)).json as User).manager;
    const ways = { avatar: null, time_zone: 'Europe/Oslo', whatsapp: '+4722000000', telegram: null, email: 'liv@perigee.example' };
    const managers = [
      { id: 'liv', name: 'Liv Berg', ...ways, groups: [258] },
      { id: 'per', name: 'Per Dahl', ...ways, groups: [258, 259] },
    ];
    await setConfig(database, 'managers', { managers });
    expect(await manager()).toBeNull();
    await database.insertInto('player_groups').values({ player_id: id, group_id: 259 }).execute();
    expect(await manager()).toEqual({ name: 'Per Dahl', ...ways });
    await database.insertInto('player_groups').values({ player_id: id, group_id: 258 }).execute();
    expect(await manager()).toEqual({ name: 'Liv Berg', ...ways });
  });

  it('accepts declared fields and nothing else', async () => {
    const { browser } = await player();
    const change = await browser.send(call.updatePlayer, { body: { city: 'Hamburg', nickname: 'Nora B.' } });
    expect(change.json).toMatchObject({ city: 'Hamburg', nickname: 'Nora B.', nick_name: 'Nora B.' });
    for (const extra of [{ groups: [21] }, { can_issue_bonuses: true }, { license_name: 'EE' }, { statuses: [] }, { email: 'a@b.eu' }]) {
      expect((await browser.send(call.updatePlayer, { body: extra })).code).toBe('bad_input');
    }
    expect((await browser.send(call.updatePlayer, { body: { nickname: '' } })).json).toMatchObject({ nickname: null });
  });

  it('applies a repeated request once, without overwriting a later change [OFF-003c]', async () => {
    const { browser } = await player();
    const said = async () => (await browser.send(call.getSubscriptions)).json as { receive_promos: boolean };
    const wish = (receive_promos: boolean, key: string) =>
      browser.send(call.updateSubscriptions, { body: { receive_promos } }, { 'idempotency-key': key });
    const [lost, later] = [crypto.randomUUID(), crypto.randomUUID()];
    const first = await wish(true, lost);
    await wish(false, later);
    expect((await wish(true, lost)).json).toEqual(first.json);
    expect(await said()).toMatchObject({ receive_promos: false });
  });

  it('doesn’t change fields that can be set only once, and validates by country', async () => {
    const { browser } = await player();
    const { json } = await browser.send(call.updatePlayer, {
      body: { country: 'AT', date_of_birth: '1991-01-01', postal_code: 'K1A 0B1' },
    });
    expect(fieldCodes(json)).toEqual({ country: 'fields.fixed', date_of_birth: 'fields.fixed', postal_code: 'fields.postal_code' });
  });

  it('refuses a nickname that’s taken', async () => {
    const [one, other] = [await player(), await player()];
    await one.browser.send(call.updatePlayer, { body: { nickname: 'Comet' } });
    const { json } = await other.browser.send(call.updatePlayer, { body: { nickname: 'COMET' } });
    expect(fieldCodes(json)).toEqual({ nickname: 'fields.nickname_taken' });
  });

  it('changes a known phone only shortly after the password was entered', async () => {
    const { browser, user } = await player();
    platform.clock.pass(31 * 60_000);
    const change = () => browser.send(call.updatePlayer, { body: { mobile_phone: '+49 40 7654321' } });
    expect((await change()).code).toBe('reauthentication_required');
    expect((await browser.send(call.reauthenticate, { body: { password: 'Not-the-one-1' } })).code).toBe('wrong_credentials');
    expect((await browser.send(call.reauthenticate, { body: { password: user.password } })).status).toBe(200);
    expect((await change()).status).toBe(200);
  });

  it('is refused to guests', async () => {
    for (const one of [call.getPlayer, call.getPlayerSettings, call.getPlayerStats, call.getSubscriptions, call.getSessions]) {
      expect([(await new TestBrowser(server.app).send(one)).status, one.id]).toEqual([401, one.id]);
    }
  });

  it('returns settings and sums', async () => {
    const { browser } = await player();
    expect((await browser.send(call.getPlayerSettings)).json).toMatchObject({ locale: 'en', currency: 'EUR', two_factor_enabled: false });
    expect((await browser.send(call.getPlayerStats)).json).toMatchObject({ data: [] });
  });
});

describe('groups', () => {
  it('add a player to 1401 once, and refuse a whole request with any other group [PWA-004a]', async () => {
    const { browser, id } = await player();
    const own = id % 2 === 0 ? 543 : 544;
    for (const add of [[21], [1101], [1401, 21]]) {
      expect((await browser.send(call.joinGroups, { body: { groups: { add } } })).code).toBe('group_not_allowed');
    }
    expect((await browser.send(call.getPlayer)).json).toMatchObject({ groups: [own, 1117] });
    const away = { groups: { add: [1401], remove: [own] } };
    expect((await browser.send(call.joinGroups, { body: away })).code).toBe('bad_input');
    expect((await new TestBrowser(server.app).send(call.joinGroups, { body: { groups: { add: [1401] } } })).status).toBe(401);
    for (let time = 0; time < 2; time += 1) {
      expect((await browser.send(call.joinGroups, { body: { groups: { add: [1401] } } })).json).toEqual({ groups: [own, 1117, 1401] });
    }
    const events = await database.selectFrom('player_events').select(['kind', 'payload']).where('player_id', '=', id).execute();
    expect(events.filter(({ kind }) => kind === 'groups_updates')).toEqual([
      { kind: 'groups_updates', payload: { groups: [own, 1117, 1401] } },
    ]);
  });

  it('are assigned by rules of the server too', async () => {
    const { id } = await player();
    expect(await inTransaction(database, (transaction) => joinByRule(transaction, id, 1101))).toContain(1101);
  });
});

describe('preferences', () => {
  it('store the language in which the server then writes [AUTH-016b]', async () => {
    const { browser } = await player();
    expect((await browser.send(call.updateLocale, { body: { locale: 'fr-CA' } })).json).toEqual({ locale: 'fr-CA' });
    expect((await browser.send(call.getPlayer)).json).toMatchObject({ locale: 'fr-CA', language: 'fr' });
    expect((await browser.send(call.updateLocale, { body: { locale: 'xx' } })).code).toBe('bad_input');
  });

  it('keep state and postal code consistent [FORM-022a]', async () => {
    const { browser, id } = await player();
    await database.updateTable('players').set({ country: 'AU', postal_code: '2000', state: 'NSW' }).where('id', '=', id).execute();
    const change = async (body: object) => {
      const { status, json } = await browser.send(call.updatePlayer, { body });
      return status === 200
        ? (json as { state: string }).state
        : (json as { error: { fields: Record<string, { code: string }[]> } }).error.fields['state']?.[0]?.code;
    };
    expect(await change({ state: 'QLD' })).toBe('fields.state_of_postal_code');
    expect(await change({ state: 'QLD', postal_code: '3000' })).toBe('fields.state_of_postal_code');
    expect(await change({ postal_code: '3000' })).toBe('VIC');
    expect(await change({ state: 'Victoria' })).toBe('Victoria');
    const stranger = {
      ...call.signUp.example.body.user,
      email: 'qld@perigee.example',
      country: 'AU',
      postal_code: '3000',
      state: 'QLD',
      currency: 'AUD',
    };
    expect((await browser.send(call.signUp, { body: { user: stranger } })).json).toMatchObject({
      error: { fields: { 'user.state': [{ code: 'fields.state_of_postal_code' }] } },
    });
  });

  it('distinguish a new subscription from an existing one [USER-004a]', async () => {
    const { browser } = await player();
    const set = (body: object) => browser.send(call.updateSubscriptions, { body });
    const email = { receive_promos: true, receive_sms_promos: false, receive_phone_promos: false, receive_post_promos: false };
    expect((await set({ receive_promos: true })).json).toEqual({ ...email, has_changed: true });
    expect((await set({ receive_promos: true })).json).toMatchObject({ has_changed: false });
    expect((await browser.send(call.getSubscriptions)).json).toEqual(email);
  });

  it('accept the terms that were skipped at sign-up [AUTH-019a]', async () => {
    const { browser, id } = await player();
    await database.updateTable('players').set({ terms_accepted_at: null }).where('id', '=', id).execute();
    expect((await browser.send(call.getPlayer)).json).toMatchObject({ auth_fields_missed: ['terms_acceptance'] });
    const taken = await browser.send(call.updateDetails, { body: { user: { terms_acceptance: true } } });
    expect(taken.json).toMatchObject({ auth_fields_missed: [] });
  });
});
