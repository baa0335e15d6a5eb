import { afterEach, expect, it } from 'vitest';
import { getLootboxes } from '#contract/calls/wheels';
import type { ConfigOf } from '#contract/fields/config/index';
import { flagDefaults } from '#contract/fields/config/flags';
import { groups } from '#rules/account/groups';
import { render, type Rendered } from '#tests/support/render';
import { queryOf } from '../../platform/api/query';
import { configQuery } from '../../platform/config/configs';
import { shellConfigQuery } from '../../platform/config/flags';
import { session } from '../../platform/session';
import Bookmarks from './bookmarks';

let shown: Rendered;

afterEach(async () => {
  await shown.unmount();
  Object.assign(session, { status: 'unknown', player: null });
});

const items: ConfigOf<'main-widget-config'>['items'] = [
  { id: 'quests', is_hidden: false, order: 2 },
  { id: 'rewards-shop', is_hidden: false, order: 1 },
  { id: 'activity-hub', is_hidden: true, order: 3 },
  { id: 'adventures', is_hidden: false, order: 4 },
  { id: 'lootbox-wheel', is_hidden: false, order: 5 },
];

async function ways(
  flags: Partial<typeof flagDefaults>,
  held: number[] | null,
  stages: string[] = [],
  without: string[] = [],
): Promise<(string | null)[]> {
  Object.assign(session, held ? { status: 'player', player: { id: 7, groups: held } } : { status: 'guest', player: null });
  shown = await render(<Bookmarks without={without} />, [
    [shellConfigQuery.queryKey, { flags: { ...flagDefaults, ...flags }, logo: null }],
    [configQuery('main-widget-config').queryKey, { name: 'main-widget-config', config: { items } }],
    [
      configQuery('wheel-config').queryKey,
      { name: 'wheel-config', config: { is_enabled: true, tables: [{ group: 1308 }, { group: null }] } },
    ],
    [queryOf(getLootboxes, {}).queryKey, { data: stages.map((stage) => ({ stage })) }],
    [configQuery('vip-adventures').queryKey, { name: 'vip-adventures', config: { group: 259 } }],
  ]);
  return [...shown.page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
}

it.each([
  ['as configured, in order; hidden ones are not there', {}, null, ['/rocket-mart', '/action']],
  ['all of them where the flag shows all', { 'all-widgets': true }, null, ['/rocket-mart', '/action', '/aquanova-odyssey']],
  ['no page that is off', { 'rocket-mart': false }, null, ['/action']],
  ['the calendar to its group', {}, [259], ['/rocket-mart', '/action', '/perigee-adventure']],
  ['the calendar to testers', {}, [groups.tester], ['/rocket-mart', '/action', '/perigee-adventure']],
  ['the calendar to nobody else', {}, [258], ['/rocket-mart', '/action']],
] as const)(
  'main-widget-config: the shortcuts show %s [WIDG-004a, WIDG-004b, ADV-004a, ADV-004b, CONF-002]',
  async (_what, flags, held, expected) => {
    expect(await ways(flags, held ? [...held] : null)).toEqual(expected);
  },
);

it('no shortcut repeats a link beside it, and each has its page’s name [WIDG-004a]', async () => {
  expect(await ways({ 'all-widgets': true }, [259], ['issued'], ['/action', '/aquanova-odyssey'])).toEqual([
    '/rocket-mart',
    '/perigee-adventure',
    '/rocketmart-wheel',
  ]);
  expect([...shown.page.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
    'Rocket Mart',
    'Adventure calendar',
    'Loot-box wheel',
  ]);
});

it.each([
  ['with a box to open', [5], ['activated', 'issued'], true],
  ['in a group of the wheel', [1308], [], true],
  ['with boxes that are open', [5], ['activated'], false],
  ['as a guest', null, ['issued'], false],
] as const)('the loot-box wheel has its shortcut %s or not [LOOT-006a, LOOT-006b]', async (_what, held, stages, expected) => {
  expect((await ways({}, held ? [...held] : null, [...stages])).includes('/rocketmart-wheel')).toBe(expected);
});
