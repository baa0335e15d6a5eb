// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { refusal } from '#tests/support/fake-platform';
import { giftsWindow } from '#tests/support/gifts-window';
import { render } from '#tests/support/render';
import { wireClient } from '../../../platform/api/client';
import { GiftsPage } from '../list/gifts-page';

vi.mock('../../../platform/session', async (original) => ({
  ...(await original<typeof import('../../../platform/session')>()),
  loadSession: vi.fn(async () => undefined),
}));

const gifts = giftsWindow();
const { asked, known, press, text } = gifts;

describe('a code', () => {
  const response = (coupon: unknown, promo: unknown = { data: null }) =>
    wireClient({
      fetch: async (url) => (
        asked.push(url),
        Response.json(url.includes('coupon') ? coupon : url.includes('promo-code') ? promo : { data: [], welcome_pack: false })
      ),
    });

  it('from a link is redeemed automatically, once [GIFT-004b]', async () => {
    response({ status: 'applied', gift: null });
    gifts.shown = await render(<GiftsPage storedCode="STARDUST" />, known([]));
    await gifts.shown.until(() => expect(text()).toContain('Code redeemed'));
    expect(asked.filter((url) => url.includes('coupon'))).toHaveLength(1);
  });

  it('that isn’t a coupon may be one of the sportsbook [GIFT-004a]', async () => {
    response({ status: 'not_found', gift: null }, { data: { code: 'MATCHDAY', title: 'Matchday', url: '/sport', valid_until: null } });
    gifts.shown = await render(<GiftsPage storedCode="MATCHDAY" />, known([]));
    await gifts.shown.until(() => expect(text()).toContain('Matchday: a sportsbook coupon'));
  });

  it('without an effect shows why [GIFT-004b]', async () => {
    response({ status: 'not_found', gift: null });
    gifts.shown = await render(<GiftsPage storedCode="NO-SUCH" />, known([]));
    await gifts.shown.until(() => expect(text()).toContain('We can’t find this code'));
    // The code stays in the field, so that a typo can be corrected.
    expect(gifts.shown.page.querySelector<HTMLInputElement>('input[name=code]')!.value).toBe('NO-SUCH');
  });

  it('isn’t sent if it’s invalid', async () => {
    response({ status: 'applied', gift: null });
    gifts.shown = await render(<GiftsPage />, known([]));
    await press('Redeem');
    expect([asked.filter((url) => url.includes('coupon')), text()]).toEqual([[], expect.stringContaining('This field is required.')]);
  });

  it('is logged if its call fails, and has no effect [GIFT-007a, GIFT-007b, ERR-005]', async () => {
    wireClient({ fetch: async () => refusal('player_excluded', 403) });
    gifts.shown = await render(<GiftsPage storedCode="STARDUST" />, known([]));
    await gifts.shown.until(() => expect(text()).toContain('That didn’t work'));
    expect(asked).toContain('/log');
  });
});
