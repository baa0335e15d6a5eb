import { expect, it } from 'vitest';
import type { StatementAccount } from '#contract/calls/account/statement';
import { figureOf, playTime, statementFigures } from './figures';

const account: StatementAccount = {
  currency: 'EUR',
  opening_cents: 1,
  deposits_cents: 20,
  withdrawals_cents: 300,
  fees_cents: 4_000,
  stakes_cents: 50_000,
  wins_cents: 600_000,
  bonuses_cents: 7_000_000,
  other_cents: 80_000_000,
  closing_cents: 900_000_000,
  rounds: 3,
  lifetime: { deposits_cents: 9, withdrawals_cents: 11 },
};

it('a statement lists each figure by its own name', () => {
  expect(Object.fromEntries(statementFigures.map((figure) => [figure, figureOf(account, figure)]))).toEqual({
    opening: 1,
    deposits: 20,
    withdrawals: -300,
    fees: -4_000,
    stakes: -50_000,
    wins: 600_000,
    bonuses: 7_000_000,
    other: 80_000_000,
    closing: 900_000_000,
    net_deposits: -280,
    net_result: 550_000,
    lifetime: -2,
  });
});

it('the time of play counts started minutes, in hours and minutes', () => {
  const minutes = (count: number) => playTime({ played_ms: count * 60_000 });
  expect([minutes(0), playTime({ played_ms: 1 }), minutes(59), minutes(60), minutes(135)]).toEqual([
    { hours: 0, minutes: 0 },
    { hours: 0, minutes: 1 },
    { hours: 0, minutes: 59 },
    { hours: 1, minutes: 0 },
    { hours: 2, minutes: 15 },
  ]);
});
