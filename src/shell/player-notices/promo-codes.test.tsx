import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BonusOffer } from '#contract/fields/gift';
import { storage } from '#contract/storage';
import { render, type Rendered } from '#tests/support/render';
import { takeGiftCode } from '../../features/gifts/codes/stored-codes';
import { wireClient } from '../../platform/api/client';
import { session } from '../../platform/session';
import { readSession, writeSession } from '../../platform/storage/session-storage';
import PromoCodes from './promo-codes';

vi.mock('../../platform/session', async (original) => ({
  ...(await original<typeof import('../../platform/session')>()),
  loadSession: vi.fn(async () => undefined),
}));

const { giftPromocode, depositPromocode, depositPromocodeShowed } = storage.session;
const kept = () => [giftPromocode, depositPromocode, depositPromocodeShowed].map(readSession);
const offer: Partial<BonusOffer> = { key: 'half', code: 'HALF' };

let shown: Rendered;
let asked: string[];

const open = async (given: unknown = { deposit_bonus_code: 'HALF', offer }) => {
  wireClient({
    fetch: async (url, init) => (
      asked.push(`${init?.method} ${url}`), Response.json(url.includes('bonus_code') ? given : { can_issue: true })
    ),
  });
  shown = await render(<PromoCodes />);
};

beforeEach(() => {
  asked = [];
  sessionStorage.clear();
  Object.assign(session, { status: 'player', player: { id: 7, groups: [], can_issue_bonuses: true } });
});

afterEach(() => shown.unmount());

it('the codes in an address are stored for the window under their names, and removed from it [ROUTE-070a, CASH-016a]', async () => {
  await open();
  await shown.go('/?modal=menu&giftPromocode=STARDUST&depositPromocode=HALF');
  await shown.until(() => expect(shown.where()).toBe('/?modal=menu'));
  expect(['giftPromocode', 'depositPromocode', 'depositPromocodeShowed'].map(readSession)).toEqual(['STARDUST', 'HALF', false]);
  takeGiftCode();
  await shown.go('/');
  await shown.until(() => expect(readSession('depositPromocodeShowed')).toBe(true));
});

it('main redirects a player with a stored gift code to the gifts, where it’s redeemed once [ROUTE-057a]', async () => {
  writeSession(giftPromocode, 'STARDUST');
  await open();
  await shown.until(() => expect(shown.where()).toBe('/profile/gifts'));
  expect([takeGiftCode(), takeGiftCode()]).toEqual(['STARDUST', null]);
});

it('main applies a stored deposit code once and opens the deposit [CASH-016b]', async () => {
  Object.assign(session, { player: { id: 7, groups: [], can_issue_bonuses: false } });
  writeSession(depositPromocode, 'HALF');
  await open();
  await shown.until(() => expect(shown.where()).toContain('/deposit'));
  expect(asked.filter((one) => !one.startsWith('GET'))).toEqual([
    'PATCH /api/player/update_bonus_settings',
    'PATCH /api/player/set_bonus_code',
  ]);
  expect(readSession(depositPromocodeShowed)).toBe(true);
});

it('a deposit code that yields nothing is deleted before the deposit opens [CASH-016c]', async () => {
  writeSession(depositPromocode, 'NO-SUCH');
  await open({ deposit_bonus_code: null, offer: null });
  await shown.until(() => expect(shown.where()).toContain('/deposit'));
  expect(asked.filter((one) => !one.startsWith('GET'))).toEqual([
    'PATCH /api/player/set_bonus_code',
    'DELETE /api/player/clear_bonus_code',
  ]);
});

it('an invalid deposit code is stored for its error message, and nothing is sent to the server', async () => {
  writeSession(depositPromocode, '???');
  await open();
  await shown.until(() => expect(shown.where()).toBe('/deposit?autoApplyPromocode=true'));
  expect(asked.filter((one) => !one.startsWith('GET'))).toEqual([]);
});

it('main deletes the codes of a guest [CASH-016d, ROUTE-057b]', async () => {
  Object.assign(session, { status: 'guest', player: null });
  writeSession(giftPromocode, 'STARDUST');
  writeSession(depositPromocode, 'HALF');
  await open();
  await shown.until(() => expect(kept()).toEqual([null, null, null]));
  expect(shown.where()).toBe('/');
});
