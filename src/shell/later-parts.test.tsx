import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storage } from '#contract/storage';
import { render, type Rendered } from '#tests/support/render';
import { session } from '../platform/session';
import { readSession, writeSession } from '../platform/storage/session-storage';
import LaterParts from './later-parts';

const { giftPromocode } = storage.session;
let shown: Rendered;

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('indexedDB', undefined);
  vi.stubGlobal('fetch', async () => Response.json({ data: [] }));
});

afterEach(async () => {
  await shown.unmount();
  Object.assign(session, { status: 'unknown', player: null });
  vi.unstubAllGlobals();
});

const openWith = async (play_break: object | null) => {
  const player = { id: 7, groups: [], currency: 'EUR', can_issue_bonuses: true, auth_fields_missed: [], play_break };
  Object.assign(session, { status: 'player', player });
  writeSession(giftPromocode, 'STARDUST');
  shown = await render(<LaterParts isPlaying />);
};

it('a stored gift code leads to the gifts, but waits while its player is on a break [ROUTE-057a, LIMIT-006a]', async () => {
  await openWith(null);
  await shown.until(() => expect(shown.where()).toBe('/profile/gifts'));
  await shown.unmount();
  // Its code has loaded by now.
  await openWith({ type: 'coolingoff', until: null });
  await shown.settle();
  await shown.settle();
  expect([shown.where(), readSession(giftPromocode)]).toEqual(['/', 'STARDUST']);
});
