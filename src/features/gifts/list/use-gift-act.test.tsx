import { expect, it, vi } from 'vitest';
import { refusal } from '#tests/support/fake-platform';
import { sampleGift } from '#tests/support/gifts';
import { giftsWindow } from '#tests/support/gifts-window';
import { render } from '#tests/support/render';
import { shownToasts } from '#tests/support/shown-toasts';
import { wireClient } from '../../../platform/api/client';
import { GiftsPage } from './gifts-page';

const gifts = giftsWindow();
const toasts = shownToasts();
const { known, press } = gifts;

it.each([
  ['money without wagering is in the account', { stage: 'finished' }, 'Claimed. It’s been added to your account.'],
  ['a group', { stage: 'finished', kind: 'group' }, 'Claimed. You can now claim each gift in it.'],
  ['level points', { stage: 'finished', kind: 'xp' }, 'Claimed. The level points have been added.'],
  ['spins', { stage: 'activated' }, 'Claimed. It’s ready to play.'],
  ['a bonus behind another one', { stage: 'wait' }, 'Queued. It starts once your current bonus is done.'],
  ['a stage that claiming doesn’t lead to', { stage: 'lost' }, undefined],
] as const)('a claimed gift’s toast says what became of it: %s [GIFT-003a]', async (_what, change, said) => {
  wireClient({
    fetch: async (url) => Response.json(url.includes('activation') ? { gift: sampleGift(change) } : { data: [] }),
  });
  gifts.shown = await render(<GiftsPage />, known([sampleGift()]));
  await press('Claim: Money');
  await gifts.shown.until(() => expect(toasts.map(({ text: words }) => words)).toEqual([said]));
});

it.each([
  ['claimed elsewhere', 'gift_claimed', 'You’ve already claimed this gift.'],
  ['forfeited elsewhere', 'gift_forfeited', 'You’ve forfeited this gift.'],
  ['ended by its expiry', 'gift_expired', 'This gift has expired.'],
])('a gift that was %s: the toast shows the server’s reason, and the list is read again [GIFT-003a]', async (_what, code, message) => {
  const asked: string[] = [];
  const error = { code, message, fields: {} };
  wireClient({
    retries: 0,
    fetch: async (url) => (
      asked.push(url), url.includes('activation') ? Response.json({ error }, { status: 409 }) : Response.json({ data: [] })
    ),
  });
  gifts.shown = await render(<GiftsPage />, known([sampleGift()]));
  await press('Claim: Money');
  await gifts.shown.until(() => expect(toasts.map(({ text: words }) => words)).toEqual([error.message]));
  await gifts.shown.until(() => expect(asked.filter((url) => url.includes('/bonuses') && !url.includes('activation'))).not.toEqual([]));
});

it('a gift that can’t be claimed without a network blames the network', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  wireClient({ retries: 0, fetch: async () => refusal('gift_claimed', 409) });
  gifts.shown = await render(<GiftsPage />, known([sampleGift()]));
  await press('Claim: Money');
  await gifts.shown.until(() => expect(toasts.map(({ text: words }) => words)).toEqual(['You need to be online for this.']));
  network.mockRestore();
});
