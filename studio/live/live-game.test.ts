// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { generateChoiceGame } from '#rules/games/choice-games';
import { generateRoulette } from '#rules/games/roulette/roulette';
import { atRoulette, bet, FakeSource, has, named, openLive, red, round, said, seat, settle, table } from '#tests/support/live-window';
import { ProviderProblem } from '../protocol/provider';

atRoulette();

const isOff = (name: string) => named(name).getAttribute('aria-disabled') === 'true';
const message = () => document.querySelector('.message')!.textContent;
const phase = () => document.querySelector('.live-phase strong')!.textContent;

/** Puts a chip on red and places it. */
async function betOnRed(): Promise<void> {
  named('Red').click();
  named('Place bet').click();
  await settle();
  has(red);
}

describe('a live table with a bonus', () => {
  it('takes no chip above the bonus’s highest stake, and says how much that is', async () => {
    openLive('roulette', generateRoulette('live', { motif: 'wheel', palette: 'ion' }), 200);
    FakeSource.last.say('table', table());
    await settle();
    named('€1.00 chip').click();
    for (let chips = 0; chips < 3; chips++) named('Red').click();
    expect(message()).toBe('Maximum bet with your bonus: €2.00.');
    named('Place bet').click();
    await settle();
    expect(bet).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ bets: [{ spot: 'red', stake_cents: 200 }] }));
  });
});

describe('a live table whose connection is lost', () => {
  it('takes back the notice about a bet without a response once it’s connected again, and no other notice', async () => {
    const notice = () => document.querySelector<HTMLElement>('.notice')!;
    bet.mockRejectedValueOnce(new ProviderProblem('offline'));
    named('Red').click();
    named('Place bet').click();
    await settle();
    expect(notice().hidden).toBe(false);
    dispatchEvent(new Event('offline'));
    expect(document.querySelector<HTMLElement>('.live-sign')!.hidden).toBe(true);
    FakeSource.last.say('table', table());
    await settle();
    expect([notice().hidden, document.querySelector<HTMLElement>('.live-sign')!.hidden]).toEqual([true, false]);
    bet.mockRejectedValueOnce(new ProviderProblem('bonus_stake_too_high'));
    named('Red').click();
    named('Place bet').click();
    await settle();
    dispatchEvent(new Event('offline'));
    FakeSource.last.say('table', table());
    await settle();
    expect(notice().hidden).toBe(false);
  });

  it('is announced; chips and bets are refused meanwhile and accepted again afterwards', async () => {
    named('Red').click();
    expect(isOff('Place bet')).toBe(false);
    FakeSource.last.cut();
    expect([phase(), message()]).toEqual(['Reconnecting…', 'Connection lost. You can bet again once it’s back.']);
    expect(said.at(-1)).toBe(message());
    expect([isOff('Red'), isOff('Place bet')]).toEqual([true, true]);
    named('Place bet').click();
    named('Black').click();
    await settle();
    expect(bet).not.toHaveBeenCalled();
    FakeSource.last.say('table', table({ left_ms: 12_000 }));
    await settle();
    expect([phase(), message(), isOff('Red')]).toEqual(['Place your bets', 'You’re connected again.', false]);
    // The chips that weren't placed are still there.
    named('Place bet').click();
    await settle();
    expect(bet).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ live_round: round(1), bets: red }));
  });

  it('says that a placed bet stays, and shows the server’s version of it afterwards', async () => {
    await betOnRed();
    FakeSource.last.cut();
    expect(message()).toBe('Connection lost. Your bet still counts.');
    has([{ spot: 'black', stake_cents: 100 }]);
    FakeSource.last.say('table', table({ left_ms: 8_000 }));
    await settle();
    expect([named('Red').getAttribute('aria-label'), named('Black').getAttribute('aria-label')]).toEqual(['Red', 'Black, €1.00']);
    expect(named('Bet placed')).toBeDefined();
  });

  it('announces the result of a round that ended meanwhile', async () => {
    await betOnRed();
    FakeSource.last.cut();
    has(red, 200);
    FakeSource.last.say('table', table({ live_round: round(2), number: 2 }));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(message()).toBe('Your last round ended while the connection was lost. You won €2.00 on a stake of €1.00.');
    expect(said.at(-1)).toBe(message());
    expect(document.querySelector('.meters')!.textContent).toContain('€9.00');
  });

  it('requests the player’s bets until the server responds', async () => {
    await betOnRed();
    FakeSource.last.cut();
    seat.mockRejectedValueOnce(new Error('unavailable'));
    FakeSource.last.say('table', table({ left_ms: 9_000 }));
    await settle();
    const asked = seat.mock.calls.length;
    FakeSource.last.say('table', table({ left_ms: 8_000 }));
    await settle();
    expect(seat).toHaveBeenCalledTimes(asked + 1);
    FakeSource.last.say('table', table({ left_ms: 7_000 }));
    await settle();
    expect(seat).toHaveBeenCalledTimes(asked + 1);
  });
});

it('announces the phases of a round, the player’s bet, the last seconds and the result', async () => {
  await betOnRed();
  expect(message()).toBe('Bet placed: €1.00');
  for (let seconds = 0; seconds < 15; seconds += 3) {
    FakeSource.last.say('beat', 1);
    await vi.advanceTimersByTimeAsync(3_000);
  }
  FakeSource.last.say('table', table({ phase: 'closing', left_ms: 2_000 }));
  await settle();
  const seen = { kind: 'roulette' as const, number: 9 };
  FakeSource.last.say('table', table({ phase: 'playing', left_ms: 1_000, seen }));
  await settle();
  has(red, 200);
  FakeSource.last.say('table', table({ phase: 'result', left_ms: 5_000, seen, seed: 'b'.repeat(64), result: '9' }));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(said).toEqual([
    'Place your bets',
    'Red, €1.00',
    'Bet placed: €1.00. You can change it until betting closes.',
    '5 seconds left to bet',
    'No more bets',
    '9 red',
    '9 red. You won €2.00 on a stake of €1.00.',
  ]);
});

it('announces the player’s own turn with both hands, and nothing that overwrites it', async () => {
  has([{ spot: 'seat-2', stake_cents: 100 }]);
  openLive('blackjack', generateChoiceGame('blackjack', { motif: 'cards', palette: 'ion', variant: 'live' }));
  FakeSource.last.say('table', table());
  await settle();
  const hand = { cards: [8, 19], total: 16, is_soft: false, is_doubled: false, result: null };
  const seen = {
    kind: 'blackjack' as const,
    seats: [{ seat: 2, hands: [hand] }],
    dealer: { cards: [9], total: 10, is_hidden: true },
    turn: { seat: 2, hand: 0, may: ['hit' as const, 'stand' as const] },
    acts: 0,
  };
  FakeSource.last.say('table', table({ phase: 'closing', left_ms: 2_000 }));
  await settle();
  FakeSource.last.say('table', table({ phase: 'playing', left_ms: 14_000, phase_ms: 15_000, seen }));
  await settle();
  expect(said.at(-1)).toBe('Your turn at seat 2, hand 1. You: 9 of spades, 7 of hearts. Total 16. Dealer: 10 of spades. Total 10.');
  expect([message(), document.activeElement?.textContent]).toEqual(['Your turn', 'Hit']);
});

it('announces that betting is open again, and its last seconds again, at a table that keeps waiting', async () => {
  const warnings = () => said.filter((words) => words === '5 seconds left to bet').length;
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      FakeSource.last.say('beat', 1);
      await vi.advanceTimersByTimeAsync(1_000);
    }
  };
  await pass(16);
  expect([warnings(), said.at(-1)]).toEqual([1, '5 seconds left to bet']);
  // A viewer joins: the same phase is sent again.
  FakeSource.last.say('table', table({ left_ms: 4_000, watching: 2 }));
  expect(said.at(-1)).toBe('5 seconds left to bet');
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 20_000);
  FakeSource.last.say('table', table({ left_ms: 20_000 }));
  expect(said.at(-1)).toBe('Place your bets');
  await pass(16);
  expect(warnings()).toBe(2);
});

it.each([
  [10, /^The table is closed\. It opens at 10:00\sAM\.$/],
  [34, /^The table is closed\. It opens on \w+day at 10:00\sAM\.$/],
])('shows when a closed table opens, and takes no bets', async (hour, words) => {
  const day = new Date(new Date().setHours(0, 0, 0, 0));
  FakeSource.last.say('closed', { opens_at: new Date(day.setHours(hour)).toISOString() });
  await settle();
  expect(phase()).toMatch(words);
  expect(said.at(-1)).toBe(phase());
  expect([isOff('Red'), isOff('Place bet')]).toEqual([true, true]);
});
