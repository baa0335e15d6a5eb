import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { VipProgress } from '#contract/fields/vip';
import { fallbackVipProgress } from '#rules/vip/progress';
import { vipStanding } from '#rules/vip/standing';
import { knownClub, levels } from '#tests/support/club';
import { refusal } from '#tests/support/fake-platform';
import { render, type Rendered } from '#tests/support/render';
import { wireClient } from '../../platform/api/client';
import { session } from '../../platform/session';
import { compPointsQuery, vipProgressQuery } from './vip-queries';
import { VipPage } from './pages/vip-page';

vi.mock('../../platform/worker', () => ({
  compute: async (_name: string, asked: Parameters<typeof vipStanding>[0]) => vipStanding(asked),
}));

const points = { chargeable: { points: 120 }, persistent: { points: 4_000, quarter: 700 }, rates: [] };

type Known = [readonly unknown[], unknown][];
const base: Known = [...knownClub(), [compPointsQuery().queryKey, points]];
const withProgress = (progress: Partial<VipProgress>): Known => [
  ...base,
  [vipProgressQuery().queryKey, { ...fallbackVipProgress('EUR'), ...progress }],
];

let shown: Rendered;

beforeEach(() => {
  Object.assign(session, { status: 'player', player: { id: 7, groups: [], currency: 'EUR' } });
});

afterEach(() => shown.unmount());

const open = async (known: Known) => {
  shown = await render(<VipPage />, known);
};
const states = () => [...shown.page.querySelectorAll('[data-tier]')].map((level) => level.getAttribute('data-state'));
const thresholds = () => [...shown.page.querySelectorAll('progress')].map((meter) => Number(meter.getAttribute('max')));
const facts = () => [...shown.page.querySelectorAll('dd')].map(({ textContent }) => textContent);
const meters = () => [...shown.page.querySelectorAll('progress')].map((meter) => Number(meter.getAttribute('value')));

describe('the club', () => {
  it('shows a guest the levels in their order, and nobody else’s progress', async () => {
    Object.assign(session, { status: 'guest', player: null });
    await open(base);
    expect([...shown.page.querySelectorAll('h3')].map((name) => name.textContent)).toEqual(levels.map(({ name }) => name));
    expect([shown.page.querySelector('#vip-progress'), states()]).toEqual([null, levels.map(() => null)]);
  });

  it('highlights the status of the player, the next in progress, higher ones locked [VIP-003a]', async () => {
    await open(withProgress({ currentStatus: 258, activeStatus: 258, nextStatus: 259 }));
    await shown.until(() => expect(states()).toEqual(['passed', 'passed', 'active', 'in_progress', 'locked', 'locked']));
    expect(shown.page.querySelectorAll('[aria-current="step"]')).toHaveLength(1);
  });

  it('shows the sums’ progress to the thresholds [VIP-003b]', async () => {
    const ends = { depositThresholdCents: 1_500_000, betSumThresholdCents: 3_000_000 };
    await open(withProgress({ depositAmountCents: 450_000, betSumCents: 900_000, ...ends }));
    await shown.until(() => expect(meters()).toEqual([30, 450_000, 900_000]));
    expect([thresholds(), facts().slice(0, 3)]).toEqual([
      [100, 1_500_000, 3_000_000],
      ['120', '4,000', '700'],
    ]);
  });

  it('shows regular status without progress if it can’t be loaded [VIP-002b, ERR-005]', async () => {
    wireClient({ fetch: async () => refusal('not_found', 404) });
    const logged = vi.fn<typeof fetch>(async () => Response.json({}));
    vi.stubGlobal('fetch', logged);
    await open(base);
    await shown.until(() => expect(meters()).toEqual([0, 0, 0]));
    expect(states()).toEqual(['active', 'in_progress', 'locked', 'locked', 'locked', 'locked']);
    expect(logged).toHaveBeenCalledWith('/log', expect.objectContaining({ body: expect.stringContaining('VIP_PROGRESS_NOT_LOADED') }));
    vi.unstubAllGlobals();
  });

  it('shows nothing about the player if the progress was never loaded and there’s no network [OFF-001c]', async () => {
    wireClient({ fetch: () => Promise.reject(new TypeError('no network')) });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.stubGlobal(
      'fetch',
      vi.fn<typeof fetch>(async () => Response.json({})),
    );
    await open(knownClub());
    await shown.until(() => expect(shown.page.textContent).toContain('saved on this device yet'));
    expect([meters(), states()]).toEqual([[], levels.map(() => null)]);
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('shows that Diamond is for life [VIP-003c]', async () => {
    await open(withProgress({ currentStatus: 759, activeStatus: 759, nextStatus: null }));
    await shown.until(() => expect(shown.page.textContent).toMatch(/for life/i));
    expect(states().at(-1)).toBe('active');
  });
});
