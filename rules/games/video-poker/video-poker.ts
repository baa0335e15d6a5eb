import type { VideoPokerChoice, VideoPokerConfig, VideoPokerOutcome } from '#contract/fields/video-poker';
import type { Dice } from '../../dice';
import { shuffled } from '../seeded-dice';
import type { ExactReturn } from '../slot-return';
import type { SteppedRound, SteppedRules } from '../stepped-round';
import { bestHold, paysOf } from './best-hold';
import { deckOf, pokerHandOf } from './hands';
import { pokerReturns } from './returns.data';

type Round = SteppedRound<VideoPokerChoice>;

/** The five dealt cards, and the five that replace discarded ones. */
const CARDS = 10;

/** Draws the cards of a round in order, from one deck. */
export function drawCards({ variant }: Pick<VideoPokerConfig, 'variant'>, dice: Dice): number[] {
  const deck = Array.from({ length: deckOf(variant) }, (_, card) => card);
  return shuffled(dice, deck).slice(0, CARDS);
}

/** Whether this number of coins can be staked. */
export function isVideoPokerChoice({ coins_max }: VideoPokerConfig, { coins }: VideoPokerChoice): boolean {
  return coins >= 1 && coins <= coins_max;
}

/** The cards after a draw: each discarded one is replaced by the next of the deck. */
export function drawn(secret: readonly number[], held: readonly number[]): number[] {
  let next = 5;
  return secret.slice(0, 5).map((card, i) => (held.includes(i) ? card : (secret[next++] as number)));
}

/** The win of cards for a stake, in minor units. */
function paid(config: VideoPokerConfig, { base_cents, choice }: Round, cards: readonly number[]): number {
  const hand = pokerHandOf(config.variant, cards);
  return hand === null ? 0 : base_cents * (paysOf(config, choice.coins).get(hand) ?? 0);
}

const heldIn = ({ acts }: Round): number[] | null => acts.flatMap((act) => (act.kind === 'hold' ? [act.held] : []))[0] ?? null;

/** The rules of a round of video poker. An abandoned round is played by the best hold. */
export function videoPokerRules(config: VideoPokerConfig): SteppedRules<VideoPokerChoice> {
  return {
    outcomeOf(round): VideoPokerOutcome {
      const held = heldIn(round);
      const dealt = round.secret.slice(0, 5);
      const cards = held ? drawn(round.secret, held) : dealt;
      const hand = pokerHandOf(config.variant, cards);
      return {
        kind: 'video-poker',
        stake_cents: round.base_cents,
        win_cents: held ? paid(config, round, cards) : 0,
        acts: round.acts.length,
        is_over: held !== null,
        coins: round.choice.coins,
        dealt,
        held,
        cards,
        hand: config.pays.some((one) => one.hand === hand) ? hand : null,
      };
    },
    leftAloneOf(round) {
      const held = heldIn(round) ?? bestHold(config, round.choice.coins, round.secret.slice(0, 5)).held;
      return paid(config, round, drawn(round.secret, held));
    },
    stakeOf(round, act) {
      if (act.kind !== 'hold' || heldIn(round) !== null) return null;
      return new Set(act.held).size === act.held.length && act.held.every((i) => i < 5) ? 0 : null;
    },
  };
}

/** Exact return of the best holds, with fewer than all coins and with all. */
export function videoPokerReturn({ variant, coins_max }: Pick<VideoPokerConfig, 'variant' | 'coins_max'>, coins: number): ExactReturn {
  return pokerReturns[variant][coins === coins_max ? 'all' : 'some'];
}
