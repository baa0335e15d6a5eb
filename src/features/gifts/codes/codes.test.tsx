import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { storage } from '#contract/storage';
import { refusal } from '#tests/support/fake-platform';
import { giftsWindow } from '#tests/support/gifts-window';
import { render } from '#tests/support/render';
import { wireClient } from '../../../platform/api/client';
import { session } from '../../../platform/session';
import { GiftsPage } from '../list/gifts-page';
import { AppliedCode } from './applied-code';
import { useAppliedCode } from './deposit-code';
import { clearCodes, keepCodes, unseenDepositCode } from './stored-codes';

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

describe('a deposit that applies a code', () => {
  function Deposit({ isAsked }: { isAsked: boolean }) {
    const outcome = useAppliedCode(isAsked);
    return outcome && <AppliedCode outcome={outcome} />;
  }
  const open = async (offer: object | null, isAsked = true, code = 'half') => {
    wireClient({
      fetch: async (url, init) => {
        asked.push(`${init?.method} ${url}`);
        Object.assign(session.player!, { deposit_bonus_code: 'HALF' });
        return Response.json({ deposit_bonus_code: 'HALF', offer });
      },
    });
    keepCodes(new URLSearchParams({ [storage.session.depositPromocode]: code }));
    gifts.shown = await render(<Deposit isAsked={isAsked} />);
    await gifts.shown.settle();
  };
  const set = 'PATCH /api/player/set_bonus_code';

  it('shows what the stored code brings, and applies it once [CASH-016b]', async () => {
    await open({ title: 'Half' });
    await gifts.shown.until(() => expect(text()).toContain('Code HALF will be applied to your next deposit.Half'));
    expect([asked, unseenDepositCode()]).toEqual([[set], null]);
    // Removed, or replaced by another bonus: the notice would promise what doesn't come.
    for (const code of [null, 'OTHER']) {
      await act(async () => void Object.assign(session.player!, { deposit_bonus_code: code }));
      expect(text()).toBe('');
    }
  });

  it('says that a code brings nothing, and leaves none behind [CASH-016c]', async () => {
    await open(null);
    await gifts.shown.until(() => expect(text()).toContain('Code HALF isn’t valid'));
    expect(asked).toEqual([set, 'DELETE /api/player/clear_bonus_code']);
  });

  it('applies none that nobody asked for, and names the one that the player has set', async () => {
    await open({ title: 'Half' }, false);
    expect([asked, text()]).toEqual([[], '']);
    await gifts.shown.unmount();
    clearCodes();
    Object.assign(session.player!, { deposit_bonus_code: 'OWN' });
    gifts.shown = await render(<Deposit isAsked />);
    await gifts.shown.until(() => expect(text()).toContain('Code OWN will be applied'));
    expect(asked).toEqual([]);
  });
});
