import { expect, it } from 'vitest';
import type { Gift } from '#contract/fields/gift';
import { sampleGift } from '#tests/support/gifts';
import { giftsWindow } from '#tests/support/gifts-window';
import { render } from '#tests/support/render';
import { GiftProgress } from './gift-progress';

const gifts = giftsWindow();

it.each<[stage: Gift['stage'], played: number, words: string]>([
  ['activated', 5, 'Won so far: €0.67'],
  ['wait', 25, 'Won with free spins: €0.67. You’ll get it as bonus money once this gift starts.'],
  ['handle_bets', 25, 'Won with free spins: €0.67'],
  ['finished', 25, 'Won with free spins: €0.67'],
])('a gift says what its free spins won: %s', async (stage, freespins_performed, words) => {
  const spins = { type: 'freespins', kind: 'freespins', freespins_total: 25, freespins_performed } as const;
  gifts.shown = await render(<GiftProgress gift={sampleGift({ ...spins, stage, amount_cents: 67 })} />, gifts.known([]));
  expect([...gifts.shown.page.querySelectorAll('p')].map(({ textContent }) => textContent)).toContain(words);
});

it('a gift that has been wagered keeps its full meter', async () => {
  const wagered = sampleGift({ stage: 'wager_done', amount_wager_cents: 3_000, amount_wager_requirement_cents: 3_000 });
  gifts.shown = await render(<GiftProgress gift={wagered} />, gifts.known([]));
  const meter = gifts.shown.page.querySelector('progress');
  expect([meter?.getAttribute('value'), meter?.getAttribute('max'), gifts.text()]).toEqual([
    '3000',
    '3000',
    expect.stringContaining('€30.00 of €30.00'),
  ]);
});
