import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { vipStanding } from '#rules/vip/standing';
import { fallbackVipProgress } from '#rules/vip/progress';
import { knownClub, program } from '#tests/support/club';
import { render, type Rendered } from '#tests/support/render';
import { session } from '../../platform/session';
import { VipInfoPage } from './pages/info-page';
import { LevelPage } from './pages/level-page';
import { VipRewardsPage } from './pages/rewards-page';
import type { VipSheetName } from './sheets/sheet-names';
import { VipSheet } from './sheets/vip-sheet';
import { compPointsQuery, vipProgressQuery } from './vip-queries';
import { VipPage } from './pages/vip-page';

vi.mock('../../platform/worker', () => ({
  compute: async (_name: string, asked: Parameters<typeof vipStanding>[0]) => vipStanding(asked),
}));

let shown: Rendered;
const bronze = { ...fallbackVipProgress('EUR'), currentStatus: 257, activeStatus: 257, nextStatus: 258 } as const;
const own: [readonly unknown[], unknown][] = [
  [vipProgressQuery().queryKey, bronze],
  [compPointsQuery().queryKey, { chargeable: { points: 120 }, persistent: { points: 2_000, quarter: 100 }, rates: [] }],
];
const signIn = (...groups: number[]) => Object.assign(session, { status: 'player', player: { id: 7, groups, currency: 'EUR' } });
const text = () => document.body.textContent ?? '';

beforeEach(() => Object.assign(session, { status: 'guest', player: null }));
afterEach(() => shown.unmount());

describe('the pages of the club', () => {
  it('are linked to each other: progress, rewards, information [VIP-006a]', async () => {
    shown = await render(<VipPage />, knownClub());
    const tabs = [...shown.page.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
    expect(tabs).toEqual(['/vip', '/vip/rewards', '/vip/info']);
  });

  it('list the rewards of vip-program-config, the player’s own marked [VIP-006a, VIP-006d, CONF-002]', async () => {
    signIn(1117, 257);
    shown = await render(<VipRewardsPage />, knownClub());
    const cards = [...shown.page.querySelectorAll('li')].map((card) => [
      card.querySelector('h2')?.textContent,
      card.textContent?.includes('Yours'),
    ]);
    expect(cards).toEqual([
      ['Monthly spins', true],
      ['A manager', false],
    ]);
    await shown.unmount();
    shown = await render(<VipRewardsPage />, knownClub({ rewards: [] }));
    expect([shown.page.querySelectorAll('li').length, text().includes('No rewards right now')]).toEqual([0, true]);
  });

  it('answer the questions of vip-program-config [VIP-006a, VIP-006d, CONF-002]', async () => {
    shown = await render(<VipInfoPage />, knownClub());
    expect(text()).toContain('Does it change my chances?No.');
  });

  it('show season and promotion only as vip-program-config has them [VIP-006d, CONF-002]', async () => {
    shown = await render(<VipPage />, knownClub());
    expect(text()).toContain('Tables count');
    await shown.unmount();
    shown = await render(<VipPage />, knownClub({ promo: null, onboarding: [] }));
    expect([text().includes('Tables count'), text().includes('How the club works'), text().includes('About the season')]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('link to the player’s level among the account pages [PROF-001b]', async () => {
    signIn(257);
    shown = await render(<LevelPage />, [...knownClub(), ...own]);
    await shown.until(() => expect(text()).toContain('Level 1'));
    expect(shown.page.querySelector('h1')?.textContent).toBe('My level');
  });
});

describe('the sheets of the club', () => {
  const open = async (sheet: VipSheetName, about = '', change = {}) => {
    shown = await render(<VipSheet sheet={sheet} about={about} onClose={() => undefined} />, [...knownClub(change), ...own]);
  };

  it.each<[VipSheetName, string, string, string]>([
    ['season', '', 'Season of comets', 'A season is a quarter.'],
    ['rewards', '', 'Rewards by level', 'Spins every month.'],
    ['reward', 'spins', 'Monthly spins', 'On the first of the month.'],
    ['promo', '', 'Tables count', 'To the tables'],
    ['onboarding', '', 'How the club works', 'With bets.'],
    ['level', 'bronze', 'Level 1', 'Spins every month.'],
    ['welcome', '', 'Welcome aboard', 'Glad to have you.'],
    ['level-up', '', 'You’ve reached Level 1', 'Monthly spins'],
  ])('%s shows the configured texts and levels [OVER-001f, VIP-006b]', async (sheet, about, title, content) => {
    signIn(257);
    await open(sheet, about);
    await shown.until(() => expect(text()).toContain(content));
    expect(document.querySelector('h2')?.textContent).toBe(title);
  });

  it('show no broken text for an unknown subject', async () => {
    await open('reward', 'no-such');
    await shown.until(() => expect(text()).toContain('No rewards right now'));
  });

  it('explain the club step by step [VIP-006b]', async () => {
    await open('onboarding');
    const press = (name: string) =>
      act(async () => [...document.querySelectorAll('button')].find((button) => button.textContent === name)?.click());
    await shown.until(() => expect(text()).toContain(`Step 1 of ${program.onboarding.length}`));
    await press('Next');
    expect([text().includes('By quarters.'), text().includes('Done')]).toEqual([true, true]);
    await press('Back');
    expect(text()).toContain('With bets.');
  });
});
