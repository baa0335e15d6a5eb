import { act } from 'react';
import { expect, it } from 'vitest';
import { sampleGift } from '#tests/support/gifts';
import { giftsWindow } from '#tests/support/gifts-window';
import { render } from '#tests/support/render';
import { wireClient } from '../../../platform/api/client';
import { GiftsPage } from './gifts-page';

const gifts = giftsWindow();
const { known, press, text } = gifts;
const id = (number: number) => `91f70000-0000-4000-8000-0000000000${number + 10}`;

it('ended gifts are listed from the latest, of both kinds', async () => {
  const ended = (at: number, title: string, day: number) =>
    sampleGift({ id: id(at), title, stage: 'finished', ended_at: `2026-04-0${day}T00:00:00.000Z` });
  const spins = { type: 'freespins', kind: 'freespins', freespins_total: 5 } as const;
  gifts.shown = await render(<GiftsPage />, known([ended(1, 'First', 1), ended(2, 'Last', 9)], [{ ...ended(3, 'Between', 5), ...spins }]));
  await press('Ended');
  expect([...gifts.shown.page.querySelectorAll('article h2')].map(({ textContent }) => textContent)).toEqual(['Last', 'Between', 'First']);
});

it('a gift’s terms say the highest bet and the most it can win, each as its own amount', async () => {
  gifts.shown = await render(<GiftsPage />, known([sampleGift({ max_stake_cents: 500, max_win_cents: 20_000 })]));
  const terms = [...gifts.shown.page.querySelectorAll('article ul li')].map(({ textContent }) => textContent);
  expect(terms.filter((line) => line.includes('€5.00'))).toHaveLength(1);
  expect(terms.filter((line) => line.includes('€200.00'))).toHaveLength(1);
});

it('a gift that is being forfeited says so until the response, and is forfeited once', async () => {
  let answer: (response: Response) => void = () => undefined;
  const deleted: string[] = [];
  wireClient({
    fetch: (url, init) => {
      if (init?.method !== 'DELETE') return Promise.resolve(Response.json({ data: [] }));
      deleted.push(url);
      return new Promise((resolve) => (answer = resolve));
    },
  });
  gifts.shown = await render(<GiftsPage />, known([sampleGift()]));
  await press('Forfeit: Money');
  await gifts.shown.until(() => expect(document.body.textContent).toContain('are lost'));
  const forfeit = () => [...document.querySelectorAll('[role=dialog] button')].find(({ textContent }) => textContent === 'Forfeit')!;
  await press('Forfeit');
  expect([forfeit().getAttribute('aria-busy'), deleted.length]).toEqual(['true', 1]);
  await act(async () => answer(Response.json({ gift: sampleGift({ stage: 'canceled' }) })));
  await gifts.shown.until(() => expect(text()).not.toContain('Money'));
});
