import { HOUSE_PROVIDER } from '#rules/games/catalogue-providers';
import { currencies, DEFAULT_CURRENCY } from '#rules/money/currencies';
import type { StoredOf } from '../stored';

export const partners: StoredOf<'stag-by-referrer-name'> = {
  referrers: [
    { name: 'orbit-reviews.example', stag: 'orbit-reviews', affb: null },
    { name: 'casino-almanac.example', stag: 'almanac_9f2', affb: '241' },
  ],
};

export const currencyChoice: StoredOf<'currency-config'> = {
  enabled: currencies.filter(({ enabled }) => enabled).map(({ code }) => code),
  default: DEFAULT_CURRENCY,
  by_country: { AU: 'AUD', CA: 'CAD', NZ: 'NZD', US: 'USD', JP: 'JPY', NO: 'NOK', BR: 'BRL' },
};

export const mainWidget: StoredOf<'main-widget-config'> = {
  items: [
    { id: 'rewards-shop', is_hidden: false, order: 1 },
    { id: 'lootbox-wheel', is_hidden: false, order: 2 },
    { id: 'adventures', is_hidden: false, order: 3 },
    { id: 'quests', is_hidden: false, order: 4 },
    { id: 'activity-hub', is_hidden: true, order: 5 },
  ],
};

export const providers: StoredOf<'providers-config'> = {
  show_disabled: false,
  disabled: {},
  order: [HOUSE_PROVIDER],
  new: ['thistle-and-tern', 'ravelin'],
  requires: {},
  devices: {},
};

/** The winter logo, around the longest nights, starting with the one before an instant. */
export function logos(now: Date): StoredOf<'logo-config'> {
  const year = now.getUTCFullYear() - (now.getUTCMonth() === 0 ? 1 : 0);
  return {
    logos: [
      {
        id: 'solstice',
        brands: ['perigee'],
        locales: [],
        start_at: new Date(Date.UTC(year, 11, 15)).toISOString(),
        end_at: new Date(Date.UTC(year + 1, 0, 7)).toISOString(),
        picture: { url: '/logos/perigee/logo-solstice.svg', width: 127, height: 32 },
      },
    ],
  };
}

export const menuCategories: StoredOf<'menu-categories-games'> = {
  chips: [
    'all',
    'slots',
    'top',
    'new',
    'jackpots',
    'table',
    'roulette',
    'video-poker',
    'instant',
    'live',
    'exclusive',
    'free-spins',
    'ways',
    'classic',
    'planet',
    'ocean',
    'city',
  ],
  hidden: [],
};

export const managers: StoredOf<'managers'> = {
  managers: [
    {
      id: 'ines',
      name: 'Ines Aldana',
      avatar: null,
      time_zone: 'Europe/Malta',
      whatsapp: '+35627780142',
      telegram: 'perigee_ines',
      email: 'ines@perigee.example',
      groups: [255, 759],
    },
    {
      id: 'jonas',
      name: 'Jonas Weber',
      avatar: null,
      time_zone: 'Europe/Berlin',
      whatsapp: '+35627780143',
      telegram: 'perigee_jonas',
      email: 'jonas@perigee.example',
      groups: [259],
    },
  ],
};

/** Lithuania's registers identify people by their personal code, so only its players have to enter it. */
export const furtherFields: StoredOf<'player-fields'> = {
  further: [
    {
      contexts: ['registration', 'profile', 'cashbox'],
      name: 'personal_id',
      rules: [
        { rule: 'required', countries: ['LT'] },
        { rule: 'personalId', countries: ['LT'] },
      ],
    },
  ],
};
