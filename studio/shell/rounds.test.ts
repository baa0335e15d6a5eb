import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WagerResponse } from '#contract/calls/provider';
import { outcome, response, table } from '#tests/support/rounds-table';
import { type ActIntent, type Provider, ProviderProblem } from '../protocol/provider';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a round', () => {
  it('is wagered, shown, settled and reported to the page', async () => {
    const { rounds, sent, shown } = table();
    await rounds.play({ stake_cents: 100 });
    expect(shown).toEqual(['begin', 'balance 900', 'show', 'balance 1100']);
    expect(sent.map((message) => message.kind)).toEqual(['state', 'round-started', 'balance', 'balance', 'round-settled', 'state']);
    expect(sent).toContainEqual({ kind: 'round-settled', stake_cents: 100, win_cents: 200 });
  });

  it('shows and reports the bonus money in each balance that the server sends with it', async () => {
    const { rounds, sent, balances } = table({
      wager: () => Promise.resolve({ ...response, bonus_cents: 400 }),
      settle: () => Promise.resolve({ balance_cents: 1100, bonus_cents: 450, win_cents: 200 }),
    });
    await rounds.play({ stake_cents: 100 });
    expect(balances).toEqual([
      [900, 400],
      [1100, 450],
    ]);
    expect(sent.filter(({ kind }) => kind === 'bonus' || kind === 'balance')).toEqual([
      { kind: 'bonus', bonus_cents: 400 },
      { kind: 'balance', balance_cents: 900 },
      { kind: 'bonus', bonus_cents: 450 },
      { kind: 'balance', balance_cents: 1100 },
    ]);
  });

  it('with a gift’s free spin costs the player nothing, and counts no stake in the report to the page', async () => {
    const { rounds, sent, wagers } = table();
    const gift = '5eed0000-0000-4000-8000-000000000009';
    await rounds.play({ stake_cents: 100, gift });
    expect(wagers).toMatchObject([{ stake_cents: 100, gift }]);
    expect(sent.filter(({ kind }) => kind.startsWith('round-'))).toEqual([
      { kind: 'round-started', stake_cents: 0 },
      { kind: 'round-settled', stake_cents: 0, win_cents: 200 },
    ]);
  });

  it('shows its jackpot, and includes it in the report to the page [JACK-003]', async () => {
    const jackpot = { level_name: 'Nova', amount_cents: 100_000 };
    const { rounds, sent, jackpots } = table({ wager: () => Promise.resolve({ ...response, jackpot }) });
    await rounds.play({ stake_cents: 100 });
    expect(jackpots).toEqual([jackpot]);
    expect(sent).toContainEqual({ kind: 'round-settled', stake_cents: 100, win_cents: 100_200 });
  });

  it('doesn’t start during another one, while paused, or before the cycle is over', async () => {
    const { rounds, wagers } = table();
    const first = rounds.play({ stake_cents: 100 });
    await rounds.play({ stake_cents: 100 });
    await first;
    await rounds.play({ stake_cents: 100 });
    expect(wagers.length).toBe(1);
    vi.advanceTimersByTime(2501);
    rounds.pause(true);
    await rounds.play({ stake_cents: 100 });
    expect(wagers.length).toBe(1);
    rounds.pause(false);
    await rounds.play({ stake_cents: 100 });
    expect(wagers.length).toBe(2);
    expect(wagers[0]!.key).not.toBe(wagers[1]!.key);
  });

  it('waits for the cycle of a previous round that reached the server late or began before the game was opened', async () => {
    const slow = table({ wager: () => new Promise((answered) => setTimeout(() => answered(response), 900)) });
    const first = slow.rounds.play({ stake_cents: 100 });
    await vi.advanceTimersByTimeAsync(2_600);
    await first;
    expect(slow.rounds.canStart).toBe(false);
    await vi.advanceTimersByTimeAsync(801);
    expect(slow.rounds.canStart).toBe(true);
    const { rounds } = table({}, 1_200);
    expect(rounds.canStart).toBe(false);
    vi.advanceTimersByTime(1_201);
    expect(rounds.canStart).toBe(true);
  });

  it('that the server refuses as too early, since another began elsewhere, waits as long as the server says', async () => {
    const init = { session: { balance_cents: 950 }, open_round: null, next_round_in_ms: 1_700 } as Awaited<ReturnType<Provider['init']>>;
    const { rounds, notices } = table({
      wager: () => Promise.reject(new ProviderProblem('cycle_too_short')),
      init: () => Promise.resolve(init),
    });
    await rounds.play({ stake_cents: 100 });
    expect(notices).toHaveLength(1);
    vi.advanceTimersByTime(1_699);
    expect(rounds.canStart).toBe(false);
    vi.advanceTimersByTime(2);
    expect(rounds.canStart).toBe(true);
  });

  it('without a response is retried with the same key, so that it counts once', async () => {
    const keys: string[] = [];
    const { rounds, notices, shown } = table({
      wager: (intent) => {
        keys.push(intent.key);
        return keys.length < 3 ? Promise.reject(new ProviderProblem('offline')) : Promise.resolve(response);
      },
    });
    await rounds.play({ stake_cents: 100 });
    expect(new Set(keys).size).toBe(1);
    expect(keys.length).toBe(3);
    expect(notices.length).toBe(2);
    expect(notices[0]).toContain('same bet only counts once');
    expect(shown.filter((one) => one === 'begin').length).toBe(3);
  });

  it('waits for the player to repeat a stake, and only for the network to settle', async () => {
    const failing = new Set(['wager', 'settle']);
    const once = <T>(call: string, value: T) =>
      failing.delete(call) ? Promise.reject(new ProviderProblem('offline')) : Promise.resolve(value);
    const { rounds, waits } = table({
      wager: () => once('wager', response),
      settle: () => once('settle', { balance_cents: 1100, win_cents: 200 }),
    });
    await rounds.play({ stake_cents: 100 });
    expect(waits).toEqual(['player', 'network']);
  });

  it('that was refused ends, shows the reason, and may be retried immediately', async () => {
    const { rounds, sent, notices, shown } = table({ wager: () => Promise.reject(new ProviderProblem('not_enough_money')) });
    await rounds.play({ stake_cents: 100 });
    expect(notices).toEqual(['Your balance is too low for this stake.']);
    expect(sent).toContainEqual({ kind: 'refused', code: 'not_enough_money' });
    expect(shown).toContain('cancel');
    expect(rounds.canStart).toBe(true);
  });

  it('refused by a limit with a remaining part shows no reason, since the page shows it', async () => {
    const limit = { type: 'wager', period: 'day', currency: 'EUR', left_cents: 30, frees_at: null } as const;
    const { rounds, sent, notices } = table({ wager: () => Promise.reject(new ProviderProblem('limit_reached', limit)) });
    await rounds.play({ stake_cents: 100 });
    expect([notices, sent.filter(({ kind }) => kind === 'refused')]).toEqual([[], [{ kind: 'refused', code: 'limit_reached', limit }]]);
  });

  it('that costs more than the balance isn’t sent: the player sees why and may deposit; a gift’s is sent', async () => {
    const { rounds, sent, notices, wagers } = table();
    await rounds.play({ stake_cents: 1_001 });
    expect([wagers, notices]).toEqual([[], ['Your balance is too low for this stake.', 'Deposit']]);
    expect(sent).toEqual([{ kind: 'open-deposit' }]);
    await rounds.play({ stake_cents: 1_001, gift: response.round_id });
    expect(wagers).toHaveLength(1);
  });

  it('that was refused shows both errors if the state can’t be refetched, and the game continues', async () => {
    const { rounds, sent } = table({
      wager: () => Promise.reject(new ProviderProblem('round_open')),
      init: () => Promise.reject(new ProviderProblem('launch_token_invalid')),
    });
    await rounds.play({ stake_cents: 100 });
    expect(sent.filter(({ kind }) => kind === 'refused')).toEqual(
      ['round_open', 'launch_token_invalid'].map((code) => ({ kind: 'refused', code })),
    );
    expect(rounds.isIdle).toBe(true);
  });

  it('that was interrupted is shown and settled when the game is reopened', async () => {
    const { rounds, shown, notices } = table();
    await rounds.resume({ round_id: response.round_id, stake_cents: 100, outcome, win_cents: 200 });
    expect(shown).toEqual(['resumed', 'balance 1100']);
    expect(notices[0]).toContain('interrupted');
  });

  it('with a stake returned meanwhile shows a message and the balance, even if the first request fails', async () => {
    let asked = 0;
    const { rounds, shown, notices } = table({
      settle: () => Promise.reject(new ProviderProblem('round_closed')),
      init: () =>
        (asked += 1) === 1
          ? Promise.reject(new ProviderProblem('offline'))
          : Promise.resolve({ session: { balance_cents: 1000 }, open_round: null, next_round_in_ms: 0 } as Awaited<
              ReturnType<Provider['init']>
            >),
    });
    await rounds.play({ stake_cents: 100 });
    expect(notices[0]).toBe('Your stake for this round has been returned.');
    expect([shown.at(-1), rounds.canStart]).toEqual(['balance 1000', true]);
  });

  it('left open elsewhere is resumed', async () => {
    const open_round = { round_id: response.round_id, stake_cents: 100, outcome, win_cents: 200 };
    const { rounds, shown } = table({
      wager: () => Promise.reject(new ProviderProblem('round_open')),
      init: () =>
        Promise.resolve({ session: { balance_cents: 950 }, open_round, next_round_in_ms: 0 } as Awaited<ReturnType<Provider['init']>>),
    });
    await rounds.play({ stake_cents: 100 });
    expect(shown).toEqual(['begin', 'cancel', 'balance 950', 'resumed', 'balance 1100']);
  });
});

describe('a multi-step round', () => {
  const running: WagerResponse['outcome'] = {
    kind: 'mines',
    stake_cents: 100,
    win_cents: 0,
    acts: 0,
    is_over: false,
    mines: 3,
    opened: [],
    times: 100,
    next_times: 110,
    hidden: null,
  };
  const over: WagerResponse['outcome'] = { ...running, acts: 1, is_over: true, stake_cents: 200, win_cents: 220, hidden: [0, 1, 2] };

  it('that was resumed needs no notice any more once the player acts', async () => {
    const { rounds, cleared } = table(
      { act: () => Promise.resolve({ outcome: over, balance_cents: 800 }), settle: () => new Promise(() => undefined) },
      0,
      (outcome, turns) => turns.act(outcome, { kind: 'open', tile: 4 }),
    );
    void rounds.resume({ round_id: response.round_id, stake_cents: 100, outcome: running, win_cents: 0 });
    await vi.advanceTimersByTimeAsync(0);
    expect(cleared()).toBe(1);
  });

  it('sends each act under one key until there is a response, and counts the acts’ stakes', async () => {
    const acts: ActIntent[] = [];
    const { rounds, sent } = table(
      {
        wager: () => Promise.resolve({ ...response, outcome: running, win_cents: 0 }),
        act: (intent) => (
          acts.push(intent),
          acts.length === 1 ? Promise.reject(new ProviderProblem('timed_out')) : Promise.resolve({ outcome: over, balance_cents: 800 })
        ),
      },
      0,
      (outcome, turns) => turns.act(outcome, { kind: 'open', tile: 4 }),
    );
    await rounds.play({ stake_cents: 100 });
    expect(acts).toEqual([acts[0], acts[0]]);
    expect(acts[0]).toMatchObject({ number: 0, act: { kind: 'open', tile: 4 } });
    expect(sent).toContainEqual({ kind: 'balance', balance_cents: 800 });
    expect(sent).toContainEqual({ kind: 'round-settled', stake_cents: 200, win_cents: 200 });
  });
});

describe('a stake above what a bonus allows', () => {
  const init = (cap?: number) => async () =>
    ({
      session: { currency: 'EUR', mode: 'real', balance_cents: 1000 },
      next_round_in_ms: 0,
      open_round: null,
      bonus_max_cents: cap,
    }) as never;
  const told = ['While you’re wagering your bonus, the maximum bet is €5.', 'Lower bet to €5'];

  it('isn’t sent: the player sees the amount and can lower the bet to it [GIFT-008d]', async () => {
    const { rounds, notices, shown, wagers, view } = table({ init: init(500) }, 0, undefined, 500);
    await rounds.play({ stake_cents: 600 });
    expect([wagers, notices, shown]).toEqual([[], told, ['lower 500']]);
    // Several hands share it.
    view.lowered = () => 300;
    await rounds.play({ stake_cents: 600 });
    expect(notices.at(-1)).toBe('Lower bet to €3');
    await rounds.play({ stake_cents: 500 });
    expect(wagers).toHaveLength(1);
  });

  it('is sent once the bonus is over', async () => {
    const { rounds, notices, wagers } = table({ init: init() }, 0, undefined, 500);
    await rounds.play({ stake_cents: 600 });
    expect([wagers.length, notices]).toEqual([1, []]);
  });

  it('is explained with the amount when the bonus began after the game was opened', async () => {
    const refused = { init: init(500), wager: () => Promise.reject(new ProviderProblem('bonus_stake_too_high')) };
    const { rounds, notices, shown } = table(refused);
    await rounds.play({ stake_cents: 600 });
    expect(notices.slice(-2)).toEqual(told);
    expect(shown.at(-1)).toBe('lower 500');
  });
});
