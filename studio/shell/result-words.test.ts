import { expect, it } from 'vitest';
import { studio } from '#locales/compiled/studio.gen';
import { moneyIn } from '../text/money';
import { textsFrom } from '../text/texts';
import { resultWords } from './frame';

const frame = { text: textsFrom(studio), money: moneyIn('EUR', 'en') };
const nova = { level_name: 'Nova', amount_cents: 100_000 };

it('a jackpot is never announced as no win, and an additional win is announced too [JACK-003]', () => {
  expect(resultWords(frame, 200, 0)).toBe('No win this time. Stake: €2.00.');
  expect(resultWords(frame, 200, 0, nova)).toBe('You won the Nova jackpot: €1,000.00!');
  expect(resultWords(frame, 200, 400, nova)).toBe('You won the Nova jackpot: €1,000.00! You won €4.00 on a stake of €2.00.');
});

it('a free spin names no stake, as if one had been lost', () => {
  expect(resultWords(frame, null, 0)).toBe('No win this time. The free spin cost you nothing.');
  expect(resultWords(frame, null, 20)).toBe('You won €0.20 with a free spin.');
});

it('as much as the stake comes back, it isn’t won', () => {
  expect(resultWords(frame, 200, 200)).toBe('You got €2.00 back on a stake of €2.00.');
  expect(resultWords(frame, 200, 201)).toBe('You won €2.01 on a stake of €2.00.');
});
