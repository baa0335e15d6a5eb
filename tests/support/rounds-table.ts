import { studio } from '#locales/compiled/studio.gen';
import type { JackpotWin, WagerResponse } from '#contract/calls/provider';
import type { FrameMessage } from '#contract/messages-game';
import type { GameOutcome } from '#contract/fields/game-outcome';
import type { Notice } from '../../studio/shell/notice';
import { Rounds, type RoundView } from '../../studio/shell/rounds';
import type { Turns } from '../../studio/shell/turns';
import { type Intent, type Provider, ProviderProblem } from '../../studio/protocol/provider';
import { textsFrom } from '../../studio/text/texts';

/** A settled round of roulette. */
export const outcome: WagerResponse['outcome'] = { kind: 'roulette', stake_cents: 100, win_cents: 200, number: 1, bets: [], wins: [] };
/** The response to its bet. */
export const response: WagerResponse = { round_id: '3f6c2a54-9d0e-4a8b-b6a3-5d9a1c0f7e21', outcome, win_cents: 200, balance_cents: 900 };

/** A notice on which every retry and act is pressed immediately. */
function fakeNotice() {
  const notices: string[] = [];
  /** What each retry waits for. */
  const waits: ('network' | 'player')[] = [];
  let cleared = 0;
  const notice = {
    tell: (words: string, act?: { label: string; run: () => void }) => {
      notices.push(words);
      if (!act) return;
      notices.push(act.label);
      act.run();
    },
    waitForRetry: (words: string, backOnline: string | null = null) => (
      notices.push(words), waits.push(backOnline === null ? 'network' : 'player'), Promise.resolve()
    ),
    clear: () => void (cleared += 1),
  } as unknown as Notice;
  return { notice, notices, waits, cleared: () => cleared };
}

/** The rounds of a game with a fake provider, page, notice and view, and what each of them was told. */
export function table(
  over: Partial<Provider> = {},
  nextIn = 0,
  playOn: (outcome: GameOutcome, turns: Turns) => Promise<GameOutcome | void> = () => Promise.resolve(),
  bonusMax?: number,
) {
  const sent: FrameMessage[] = [];
  const shown: string[] = [];
  /** The balances that the view was told, each with its bonus money. */
  const balances: [cents: number, bonus: number | undefined][] = [];
  const jackpots: JackpotWin[] = [];
  const wagers: Intent[] = [];
  const provider: Provider = {
    init: () => Promise.reject(new ProviderProblem('unavailable')),
    wager: (intent) => (wagers.push(intent), Promise.resolve(response)),
    act: () => Promise.reject(new ProviderProblem('act_not_allowed')),
    look: () => Promise.reject(new ProviderProblem('round_not_found')),
    settle: () => Promise.resolve({ balance_cents: 1100, win_cents: 200 }),
    close: () => Promise.resolve(),
    ...over,
  };
  const { notice, notices, waits, cleared } = fakeNotice();
  const view: RoundView = {
    begin: () => shown.push('begin'),
    cancel: () => shown.push('cancel'),
    show: (outcome, isResumed, jackpot, turns) => (
      shown.push(isResumed ? 'resumed' : 'show'), jackpot && jackpots.push(jackpot), playOn(outcome, turns)
    ),
    refresh: () => undefined,
    balance: (cents, bonus) => (shown.push(`balance ${cents}`), balances.push([cents, bonus])),
    lower: (cents) => shown.push(`lower ${cents}`),
  };
  const rounds = new Rounds(
    {
      provider,
      page: { say: (message) => sent.push(message) },
      notice,
      text: textsFrom(studio),
      money: (cents) => `€${cents / 100}`,
      init: {
        session: { currency: 'EUR', mode: 'real', balance_cents: 1000 },
        minimum_cycle_ms: 2500,
        next_round_in_ms: nextIn,
        ...(bonusMax !== undefined && { bonus_max_cents: bonusMax }),
      },
    },
    view,
  );
  return { rounds, view, sent, notices, shown, balances, wagers, jackpots, waits, cleared };
}
