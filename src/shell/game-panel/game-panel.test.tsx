import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { getAccounts } from '#contract/calls/cashbox';
import { getPlayerTournaments, getTournaments } from '#contract/calls/competitions';
import { getBonuses } from '#contract/calls/gifts';
import type { Gift } from '#contract/fields/gift';
import { sampleGift } from '#tests/support/gifts';
import { render, type Rendered } from '#tests/support/render';
import { noteInSitting } from '../../features/games/play/sitting';
import GamePanel from './game-panel';

let shown: Rendered;
afterEach(() => shown.unmount());

const gift = sampleGift({
  title: 'Welcome bonus',
  stage: 'handle_bets',
  amount_wager_cents: 12_000,
  amount_wager_requirement_cents: 60_000,
  max_stake_cents: 500,
  weights: { slots: 100, roulette: 10, instant: 20, cards: 10 },
});
const tournament = { id: 7, frontend_identifier: 'perihelion-sprint', title: 'Perihelion Sprint', in_progress: true };

const open = async (over: { bonuses?: Gift[]; parts?: object[] } = {}) => {
  shown = await render(<GamePanel kind="slots" currency="EUR" onClosed={() => undefined} />, [
    [
      ['private', getAccounts.id, {}],
      { data: [{ currency: 'EUR', active: true, amount_cents: 5_500, available_to_cashout_cents: 5_000 }] },
    ],
    [['private', getBonuses.id, {}], { data: over.bonuses ?? [] }],
    [['private', getPlayerTournaments.id, {}], { data: over.parts ?? [] }],
    [['public', getTournaments.id, {}], { data: [tournament, { ...tournament, id: 8, title: 'Over', in_progress: false }] }],
  ]);
  return document.querySelector('[role="dialog"]')!;
};

describe('the panel over a game', () => {
  it('splits the balance into real and bonus money, and leads to the deposit [CASH-001b, CASH-017b]', async () => {
    const panel = await open();
    expect([...panel.querySelectorAll('dl')][0]!.textContent).toBe('Real money€50.00Bonus money€5.00Total€55.00');
    expect(panel.querySelector('a[href="/deposit"]')?.textContent).toBe('Deposit');
    expect(panel.textContent).not.toContain('Welcome bonus');
  });

  it('shows no balance of an account that the player doesn’t have', async () => {
    shown = await render(<GamePanel kind="slots" currency="USD" onClosed={() => undefined} />, [
      [['private', getAccounts.id, {}], { data: [] }],
    ]);
    const panel = document.querySelector('[role="dialog"]')!;
    expect([panel.textContent?.includes('Real money'), panel.querySelector('a[href="/deposit"]')]).toEqual([false, null]);
  });

  it('shows what the session has staked and won', async () => {
    noteInSitting({ protocol: 1, kind: 'round-settled', stake_cents: 2_000, win_cents: 500 }, 'EUR', Date.now());
    const panel = await open();
    expect(panel.textContent).toContain('Bets€20.00Wins€5.00Net result−€15.00');
  });

  it('follows the rounds that are played while it’s open: net result, balance, wagering and place', async () => {
    const part = (place: number) => ({ data: [{ tournament_id: 7, bets: 100, award_place: place, nickname: 'Ada' }] });
    const wagered = (cents: number) => ({ data: [{ ...gift, amount_wager_cents: cents }] });
    const panel = await open({ bonuses: wagered(12_000).data, parts: part(13).data });
    expect(panel.textContent).toContain('Net result−€15.00');
    const { queryClient } = shown;
    await act(async () => {
      noteInSitting({ protocol: 1, kind: 'round-settled', stake_cents: 100, win_cents: 10_000 }, 'EUR', Date.now());
      queryClient.setQueryData(['private', getBonuses.id, {}], wagered(12_100));
      queryClient.setQueryData(['private', getPlayerTournaments.id, {}], part(12));
      const account = { currency: 'EUR', active: true, amount_cents: 15_400, available_to_cashout_cents: 14_900 };
      queryClient.setQueryData(['private', getAccounts.id, {}], { data: [account] });
    });
    expect(panel.textContent).toContain('Net result+€84.00');
    expect(panel.textContent).toContain('Real money€149.00');
    expect(panel.textContent).toContain('€121.00 of €600.00');
    expect(panel.textContent).toContain('Rank 12');
  });

  it('shows the progress of the bonus that’s wagered, and how bets here count [GAME-010g]', async () => {
    const panel = await open({ bonuses: [gift, { ...gift, title: 'Another', stage: 'issued' }] });
    expect(panel.textContent).toContain('€120.00 of €600.00');
    expect(panel.textContent).toContain('€5.00');
    expect(panel.textContent).not.toContain('Another');
  });

  it('shows the player’s places in what is running [TOUR-003b]', async () => {
    const part = (id: number, place: number | null) => ({ tournament_id: id, bets: 100, award_place: place, nickname: 'Ada' });
    const panel = await open({ parts: [part(7, 13), part(8, 1)] });
    expect(panel.querySelector('a[href="/tournaments/7"]')?.parentElement?.textContent).toBe('Perihelion SprintRank 13');
    expect(panel.textContent).not.toContain('Over');
  });
});
