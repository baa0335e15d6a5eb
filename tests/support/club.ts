import type { ConfigName, ConfigOf } from '#contract/fields/config/index';
import { type VipLevel, vipStatuses } from '#contract/fields/vip';
import { vipLevels } from '#rules/vip/levels';
import { configQuery } from '../../src/platform/config/configs';
import { vipLevelsQuery } from '../../src/features/vip/vip-queries';

type Known = [readonly unknown[], unknown];

/** The club's levels, by short names. */
export const levels: VipLevel[] = vipLevels.map(({ id, min, max, saveTarget }, at) => ({
  id,
  name: `Level ${at}`,
  status: vipStatuses[at]!.key,
  persistent_comp_points: { min, max },
  image: '',
  saveTarget,
  gift_descriptions: [`Gift ${at}`],
}));

/** A small club as operators might configure it. */
export const program: ConfigOf<'vip-program-config'> = {
  gives: {
    monthly_spins: { level: 257, count: 20, wager: 30, days: 7 },
    weekly_cashback: { level: 258, percent: 5, wager: 3, days: 7 },
    yearly_gift: { level: 759, amount: { EUR: 10_000 }, days: 30 },
  },
  season: {
    id: 'season',
    title: { en: 'Season of comets' },
    text: { en: 'A season is a quarter.' },
    start_at: '2026-04-01T00:00:00.000Z',
    end_at: '2026-07-01T00:00:00.000Z',
  },
  rewards: [
    {
      id: 'spins',
      level: 257,
      kind: 'free-spins',
      image: null,
      title: { en: 'Monthly spins' },
      text: { en: 'Twenty of them.' },
      details: { en: 'On the first of the month.' },
    },
    {
      id: 'manager',
      level: 259,
      kind: 'group',
      image: null,
      title: { en: 'A manager' },
      text: { en: 'By name.' },
      details: { en: 'By chat.' },
    },
  ],
  levels: [{ level: 257, text: { en: 'Spins every month.' } }],
  info: [{ id: 'odds', title: { en: 'Does it change my chances?' }, text: { en: 'No.' } }],
  promo: {
    id: 'tables',
    title: { en: 'Tables count' },
    text: { en: 'This season.' },
    button: { name: { en: 'To the tables' }, url: '/games/table' },
  },
  onboarding: [
    { id: 'earn', title: { en: 'Earn' }, text: { en: 'With bets.' } },
    { id: 'rise', title: { en: 'Rise' }, text: { en: 'By quarters.' } },
  ],
  welcome: { title: { en: 'Welcome aboard' }, text: { en: 'Glad to have you.' } },
};

/** A configuration as the server returns it. */
export function knownConfig<Name extends ConfigName>(name: Name, config: ConfigOf<Name>): Known {
  return [configQuery(name as Exclude<ConfigName, 'banners-config'>).queryKey, { name, config }];
}

/** The cached data of every club page. */
export function knownClub(change: Partial<typeof program> = {}): Known[] {
  return [[vipLevelsQuery().queryKey, { data: levels }], knownConfig('vip-program-config', { ...program, ...change })];
}
