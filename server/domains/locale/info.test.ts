import { describe, expect, it } from 'vitest';
import type { ResponseOf, Call } from '#contract/call';
import { signUp, updatePlayer } from '#contract/calls/account';
import { getMethods } from '#contract/calls/cashbox/methods';
import { tokenizeCard } from '#contract/calls/cashbox/provider';
import { getCountries, getLocales, getPlayerFields, getProject } from '#contract/calls/locale/info';
import { ownServer } from '#tests/support/own-server';
import { TestBrowser } from '#tests/support/platform';
import { signInRoutes } from '#server/composition/sign-in-routes';
import { profileRoutes } from '../account/routes';
import { cashboxRoutes } from '../cashbox/routes';
import { configsOf } from '../config/configs';
import { setConfig } from '../config/store';
import { localeRoutes } from './routes';

const server = ownServer([localeRoutes, signInRoutes, profileRoutes, cashboxRoutes], { COUNTRY_OVERRIDE: 'DE' });

/** Sets a configuration that takes effect immediately. */
async function set(...[name, value]: [Parameters<typeof setConfig>[1], unknown]): Promise<void> {
  await setConfig(server.database, name, value as never);
  configsOf(server.platform).forget();
}

const browserOf = () => new TestBrowser(server.app);

/** The response of a read to a guest. */
async function read<C extends Call>(call: C): Promise<ResponseOf<C>> {
  return (await browserOf().send(call)).json;
}

type Code = { error: { code: string; fields: Record<string, { code: string }[]> } };

describe('data for forms and lists', () => {
  it('contains the countries with their restriction, the languages of the host, and the site [API-053]', async () => {
    const countries = (await read(getCountries)).data;
    const restrictionOf = (code: string) => countries.find((one) => one.code === code)?.restriction;
    expect([countries.length, restrictionOf('DE'), restrictionOf('FR'), restrictionOf('PL')]).toEqual([249, 'none', 'partial', 'full']);
    expect((await read(getLocales)).data.map(({ code }) => code)).toEqual(expect.arrayContaining(['en', 'de', 'it', 'no', 'fr-CA']));
    expect(await read(getProject)).toMatchObject({
      id: 'perigee',
      product: 'perigee',
      licence: 'curacao',
      minimum_age: 18,
      default_locale: 'en',
      default_currency: 'EUR',
    });
  });

  it('requires a personal code only of players in Lithuania [FORM-003]', async () => {
    const signUpFrom = async (home: object) => {
      const response = await browserOf().send(signUp, { body: { user: { ...signUp.example.body.user, ...home } } });
      return response.status === 200 ? 'made' : (response.json as Code).error.fields['user.personal_id']?.[0]?.code;
    };
    const lithuanian = { country: 'LT', postal_code: 'LT-01100', email: 'default-lt@perigee.example' };
    expect([
      await signUpFrom(lithuanian),
      await signUpFrom({ ...lithuanian, personal_id: '3900101' }),
      await signUpFrom({ ...lithuanian, personal_id: '39001010000' }),
      await signUpFrom({ email: 'default-de@perigee.example' }),
    ]).toEqual(['fields.required', 'fields.personal_id', 'made', 'made']);
  });

  it('contains the fields with operators’ rules, which the server enforces at sign-up and in the profile [FORM-003, FORM-019b, API-053]', async () => {
    const rules = [
      { rule: 'required', countries: ['LT'] },
      { rule: 'personalId', countries: ['LT'] },
    ] as const;
    await set('player-fields', {
      further: [
        { contexts: ['registration', 'profile', 'cashbox'], name: 'personal_id', rules },
        { contexts: ['profile'], name: 'city', rules: [{ rule: 'onlyEnglishCharacters' }] },
      ],
    });
    const { registration } = await read(getPlayerFields);
    expect(registration.find(({ name }) => name === 'personal_id')).toEqual({ name: 'personal_id', editable: true, rules });
    const browser = browserOf();
    const { user } = signUp.example.body;
    const home = { country: 'LT', postal_code: 'LT-01100', email: 'lt@perigee.example' };
    const refused = await browser.send(signUp, { body: { user: { ...user, ...home } } });
    expect([refused.status, (refused.json as Code).error.fields['user.personal_id']?.[0]?.code]).toEqual([422, 'fields.required']);
    const made = await browser.send(signUp, { body: { user: { ...user, ...home, personal_id: '39001010000' } } });
    expect([made.status, made.json]).toMatchObject([200, { personal_id: '39001010000' }]);
    const city = await browser.send(updatePlayer, { body: { city: 'Šiauliai' } });
    expect([city.status, (city.json as Code).error.fields['city']?.[0]?.code]).toEqual([422, 'fields.english_only']);
    expect((await browserOf().send(signUp, { body: { user: { ...user, email: 'de@perigee.example' } } })).status).toBe(200);
  });
});

describe('a card of a blocked issuer', () => {
  it('is refused by the server and reported at its field [FORM-011b]', async () => {
    await set('blocked-cards', { bins: ['424242'] });
    const browser = browserOf();
    await browser.send(signUp, { body: { user: { ...signUp.example.body.user, email: 'card@perigee.example' } } });
    const { fields }: ResponseOf<typeof getMethods> = (await browser.send(getMethods, { query: { currency: 'EUR', action: 'deposit' } }))
      .json;
    expect(fields['card']?.find(({ name }) => name === 'card_number')?.blocked_bins).toEqual(['424242']);
    const { status, json } = await browser.send(tokenizeCard, { body: { ...tokenizeCard.example.body, number: '4242424242424242' } });
    expect([status, (json as Code).error.fields['number']?.[0]?.code]).toEqual([422, 'fields.card_blocked']);
    await set('blocked-cards', { bins: [] });
    expect((await browser.send(tokenizeCard, { body: tokenizeCard.example.body })).status).toBe(200);
  });
});
