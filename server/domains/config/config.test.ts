import { afterEach, describe, expect, it } from 'vitest';
import type { ResponseOf } from '#contract/call';
import { openAccount } from '#contract/calls/cashbox/accounts';
import { getCurrencies } from '#contract/calls/cashbox/info';
import * as call from '#contract/calls/config';
import { getGameCollections, getGameProviders } from '#contract/calls/games/lists';
import { getLobby } from '#contract/calls/games/lobby';
import { configNames, type ConfigOf } from '#contract/fields/config/index';
import { catalogue } from '#rules/games/catalogue';
import { cashboxRoutes } from '#server/domains/cashbox/routes';
import { gameRoutes } from '#server/domains/games/routes';
import { signedIn } from '#tests/support/signed-in';
import { profileRoutes } from '../account/routes';
import { ownServer } from '#tests/support/own-server';
import { TestBrowser } from '#tests/support/platform';
import { defaultOf } from './defaults/index';
import { configRoutes } from './routes';
import { changeConfigs, resetConfig } from '../pricing/change-configs';
import { historyOf, listConfigs, readValues, setConfig } from './store';
import { readStored, type StoredName, type StoredOf, storedNames } from './stored';

const server = ownServer([configRoutes, gameRoutes, cashboxRoutes, profileRoutes]);
const { database, platform } = server;
const guest = () => new TestBrowser(server.app);

/** Sets a configuration, and waits until it's in effect. */
async function set<Name extends StoredName>(name: Name, value: StoredOf<Name>): Promise<void> {
  await setConfig(database, name, value);
  platform.clock.pass(2_000);
}

const usual = <Name extends StoredName>(name: Name) => defaultOf(name, platform.clock.now());

async function read<Name extends keyof typeof shapes>(name: Name, query?: { locale: string }): Promise<ConfigOf<Name>> {
  const { json } = await guest().send(call.getConfig, { params: { name }, ...(query && { query }) });
  return (json as { config: ConfigOf<Name> }).config;
}
const shapes = Object.fromEntries(configNames.map((name) => [name, true])) as Record<(typeof configNames)[number], true>;

const shell = async (headers = {}) =>
  (await new TestBrowser(server.app, headers).send(call.getShellConfig)).json as ResponseOf<typeof call.getShellConfig>;
const lobby = async (headers = {}) => (await new TestBrowser(server.app, headers).send(getLobby)).json as ResponseOf<typeof getLobby>;

afterEach(async () => {
  await database.deleteFrom('config_values').execute();
  platform.clock.pass(2_000);
});

describe('a configuration', () => {
  it.each(configNames)('%s is read by its name, with the product’s default [CONF-001a, API-055]', async (name) => {
    const { status, json } = await guest().send(call.getConfig, { params: { name } });
    expect([status, (json as { name: string }).name]).toEqual([200, name]);
  });

  it('of an unknown name doesn’t exist', async () => {
    expect((await guest().send(call.getConfig, { params: { name: 'other-config' } })).code).toBe('bad_input');
  });

  it('has the operators’ value, with its history, until they reset it [CONF-001a]', async () => {
    const survey = { survey_id: 's1', survey_collector_id: 'c1', is_enable_widget: true };
    await set('survey-config', survey);
    expect(await read('survey-config')).toEqual(survey);
    expect((await listConfigs(database)).filter(({ isSet }) => isSet).map(({ name }) => name)).toEqual(['survey-config']);
    expect(await resetConfig(database, 'survey-config', 'ada')).toBe(true);
    platform.clock.pass(2_000);
    expect(await read('survey-config')).toEqual(usual('survey-config'));
    expect((await historyOf(database, 'survey-config')).map(({ value, changed_by: by }) => [by, value])).toEqual([
      ['ada', null],
      ['operator', survey],
    ]);
  });

  it('is applied completely, or refused with its errors', async () => {
    const values = new Map<StoredName, unknown>([
      ['survey-config', { survey_id: null, survey_collector_id: null, is_enable_widget: true }],
      ['logo-config', { logos: 1 }],
    ]);
    await expect(changeConfigs(database, values, 'ada')).rejects.toThrow('logo-config: logos:');
    expect((await readValues(database)).size).toBe(0);
    expect(() => readStored('currency-config', { enabled: ['EUR'], default: 'USD', by_country: {} })).toThrow(
      'the default is not among the enabled ones',
    );
  });

  it('in another release’s format counts as not set', async () => {
    await database.insertInto('config_values').values({ name: 'survey-config', value: '{"old":1}' }).execute();
    platform.clock.pass(2_000);
    expect(await read('survey-config')).toEqual(usual('survey-config'));
  });

  it('has defaults that match their schema at any time of the year', () => {
    for (const month of [0, 5, 11]) {
      for (const name of storedNames) expect(() => readStored(name, defaultOf(name, new Date(Date.UTC(2027, month, 15))))).not.toThrow();
    }
    const games = new Set(catalogue().map(({ identifier }) => identifier));
    const prizes = usual('wheel-config').tables.flatMap(({ items }) => items.flatMap(({ bonuses }) => bonuses));
    expect(prizes.filter((prize) => prize.type === 'freespins' && !games.has(prize.attributes.game))).toEqual([]);
  });
});

describe('the effect of a configuration for visitors', () => {
  it('providers-config: order and labels of providers [CONF-002]', async () => {
    await set('providers-config', {
      show_disabled: false,
      disabled: { '*': ['lowmere'] },
      order: ['ravelin', 'tidewright'],
      new: ['tidewright'],
      requires: {},
      devices: {},
    });
    const { json } = await guest().send(getGameProviders);
    const { data } = json as ResponseOf<typeof getGameProviders>;
    expect(data.slice(0, 2)).toMatchObject([{ id: 'ravelin' }, { id: 'tidewright', is_new: true }]);
    expect(data.some(({ id }) => id === 'lowmere')).toBe(false);
    expect((await lobby()).providers.slice(0, 2).map(({ id }) => id)).toEqual(['ravelin', 'tidewright']);
  });

  it('menu-categories-games: the row of chips, and what’s hidden from every list of categories [CONF-002]', async () => {
    await set('menu-categories-games', { chips: ['new', 'slots', 'top'], hidden: ['slots'] });
    expect((await lobby()).chips.map(({ id }) => id)).toEqual(['new', 'top']);
    const { data } = (await guest().send(getGameCollections)).json as ResponseOf<typeof getGameCollections>;
    expect(data.slice(0, 2).map(({ id }) => id)).toEqual(['new', 'top']);
    expect(data.some(({ id }) => id === 'slots')).toBe(false);
  });

  it('currency-config: the currencies in which accounts can be opened; an existing account stays open [CONF-002]', async () => {
    await set('currency-config', { enabled: ['USD', 'EUR'], default: 'USD', by_country: {} });
    const { data } = (await guest().send(getCurrencies)).json as ResponseOf<typeof getCurrencies>;
    expect(data.map(({ code }) => code)).toEqual(['USD', 'EUR']);
    const { browser } = await signedIn(server.app, database, { currency: 'NOK', money: 100 });
    const open = async (currency: string) => (await browser.send(openAccount, { body: { currency } })).code;
    expect([await open('BTC'), await open('USD'), await open('NOK')]).toEqual(['currency_not_supported', null, null]);
  });

  it('logo-config: the logo of the day, by brand and language [CONF-002]', async () => {
    const picture = { url: '/logos/perigee/logo-solstice.svg', width: 127, height: 32 };
    const now = platform.clock.now().getTime();
    const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
    await set('logo-config', { logos: [{ id: 'night', brands: ['perigee'], locales: ['de'], start_at: at(-1), end_at: at(1), picture }] });
    expect((await shell({ 'x-locale': 'de' })).logo).toEqual(picture);
    expect((await shell()).logo).toBeNull();
    platform.clock.pass(2 * 3_600_000);
    expect((await shell({ 'x-locale': 'de' })).logo).toBeNull();
  });

  it('betting-config, manage-promotion-pages and feature flags: which parts of the site are on [CONF-002, CONF-003a, SPORT-001a]', async () => {
    expect((await shell()).flags).toMatchObject({ betting: false, 'rocket-mart': true, 'rocket-chance': true });
    await set('betting-config', { is_shown: true, host: null, countries_without: [] });
    await set('manage-promotion-pages', {
      closed: ['/promo/autumn'],
      pages: { ...usual('manage-promotion-pages').pages, 'rocket-mart': false },
    });
    await set('feature-flags', { ...usual('feature-flags'), 'rocket-chance': false });
    const { flags, closed } = await shell();
    expect([flags, closed]).toMatchObject([{ betting: true, 'rocket-mart': false, 'rocket-chance': false }, ['/promo/autumn']]);
    expect(await read('betting-config')).toMatchObject({ host: 'http://sport.localhost:4000' });
  });

  it('banners-config: the lobby’s guest banners, in the requested language [CONF-002, BANN-001a, BANN-002a]', async () => {
    expect((await lobby()).promos.map(({ id }) => id)).toEqual(['welcome', 'sprint']);
    expect((await lobby({ 'x-locale': 'de' })).promos[0]).toMatchObject({
      title: { text: 'Willkommen an Bord' },
      button: { name: 'Registrieren' },
    });
    const [first] = usual('banners-config').banners;
    await set('banners-config', { banners: [{ ...first!, title: { text: { en: 'Only {what}' } }, variables: { what: 'this' } }] });
    expect((await lobby()).promos).toMatchObject([{ title: { text: 'Only this' } }]);
    expect((await read('banners-config', { locale: 'it' })).banners[0]!.button!.name).toBe('Registrati');
    expect((await read('banners-config', { locale: 'en-KW' })).banners[0]!.title.text).toMatch(/^⟦/);
  });

  it('banners-config: a banner shows only in its live time [BANN-002c]', async () => {
    const [first] = usual('banners-config').banners;
    const shownFrom = async (startHours: number, endHours: number) => {
      const [start, end] = [startHours, endHours].map((hours) =>
        new Date(platform.clock.now().getTime() + hours * 3_600_000).toISOString(),
      ) as [string, string];
      await set('banners-config', { banners: [{ ...first!, liveTime: { start, end } }] });
      return (await lobby()).promos.length;
    };
    expect([await shownFrom(-1, 1), await shownFrom(1, 2), await shownFrom(-2, -1)]).toEqual([1, 0, 0]);
  });
});

describe('managers', () => {
  const managersOf = async (groups: readonly number[], asked: readonly number[]) => {
    const { browser, player } = await signedIn(server.app, database);
    if (groups.length > 0)
      await database
        .insertInto('player_groups')
        .values(groups.map((group_id) => ({ player_id: player, group_id })))
        .execute();
    return ((await browser.send(call.getManagers, { body: { userGroups: asked } })).json as ResponseOf<typeof call.getManagers>).data.map(
      ({ id }) => id,
    );
  };

  it('are only those of the player’s own groups [API-056, CONF-001b]', async () => {
    expect(await managersOf([259], [259])).toEqual(['jonas']);
    expect(await managersOf([259], [255])).toEqual([]);
    expect(await managersOf([], [255, 259])).toEqual([]);
    expect(await managersOf([255, 259], [255, 259])).toEqual(['ines', 'jonas']);
  });

  it('are set by operators [CONF-002]', async () => {
    const [first] = usual('managers').managers;
    await set('managers', { managers: [{ ...first!, id: 'nora', groups: [259] }] });
    expect(await managersOf([259], [259])).toEqual(['nora']);
  });
});
