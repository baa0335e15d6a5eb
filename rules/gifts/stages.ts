import type { Gift, GiftStage } from '#contract/fields/gift';

/** Final stages (GIFT-002). */
export const finalStages: readonly GiftStage[] = ['lost', 'canceled', 'expired', 'wager_done', 'finished'];

/** The events of a gift, caused by a bet, by the player or by time. */
export type GiftEvent =
  /** The player claims it. */
  | { kind: 'activate'; gives: Gives; isAnotherWagered: boolean }
  /** The previous bonus is over. */
  | { kind: 'turn' }
  /** A round with it has ended. `bonusCents` is the remaining bonus money. */
  | { kind: 'round'; wageredCents: number; requiredCents: number; bonusCents: number }
  /** The last free spin has been played. */
  | { kind: 'spun'; winnings: Gift['winnings']; wonCents: number; wager: number; isAnotherWagered: boolean }
  | { kind: 'cancel' }
  | { kind: 'expire' };

/** What claiming a gift gives: spins to play, bonus money to wager, or something immediate. */
export type Gives = 'spins' | 'bonus_money' | 'at_once';

/** The effect of claiming a gift, by its content. */
export function givesOf({
  freespins_total,
  kind,
  wager,
  amount_cents,
}: Pick<Gift, 'freespins_total' | 'kind' | 'wager' | 'amount_cents'>): Gives {
  if (kind === 'group' || kind === 'xp') return 'at_once';
  if (freespins_total > 0) return 'spins';
  return wager > 0 && amount_cents > 0 ? 'bonus_money' : 'at_once';
}

const wagered = (isAnotherWagered: boolean): GiftStage => (isAnotherWagered ? 'wait' : 'handle_bets');

function afterRound({ wageredCents, requiredCents, bonusCents }: Extract<GiftEvent, { kind: 'round' }>): GiftStage {
  if (wageredCents >= requiredCents) return 'wager_done';
  return bonusCents > 0 ? 'handle_bets' : 'lost';
}

function afterActivation({ gives, isAnotherWagered }: Extract<GiftEvent, { kind: 'activate' }>): GiftStage {
  if (gives === 'spins') return 'activated';
  return gives === 'bonus_money' ? wagered(isAnotherWagered) : 'finished';
}

function afterSpins({ winnings, wonCents, wager, isAnotherWagered }: Extract<GiftEvent, { kind: 'spun' }>): GiftStage {
  return winnings === 'bonus' && wonCents > 0 && wager > 0 ? wagered(isAnotherWagered) : 'finished';
}

/** The next stage, null if the event can't happen at this stage (GIFT-002, GIFT-003). */
export function nextStage(stage: GiftStage, event: GiftEvent): GiftStage | null {
  if (finalStages.includes(stage)) return null;
  switch (event.kind) {
    case 'cancel':
      return 'canceled';
    case 'expire':
      return 'expired';
    case 'activate':
      return stage === 'issued' ? afterActivation(event) : null;
    case 'turn':
      return stage === 'wait' ? 'handle_bets' : null;
    case 'round':
      return stage === 'handle_bets' ? afterRound(event) : null;
    case 'spun':
      return stage === 'activated' ? afterSpins(event) : null;
  }
}

/** Gifts that haven't reached a final stage (GIFT-002). */
export function actualGifts<G extends Pick<Gift, 'stage'>>(gifts: readonly G[]): G[] {
  return gifts.filter(({ stage }) => !finalStages.includes(stage));
}

type Queueable = Pick<Gift, 'id' | 'stage' | 'currency' | 'created_at'>;

/** The gifts that have to end before a queued one is wagered: the wagered one of its currency, then those that have waited longer. */
export function aheadOf<G extends Queueable>(queued: Queueable, gifts: readonly G[]): G[] {
  const all = gifts.filter(({ currency, id }) => currency === queued.currency && id !== queued.id);
  const since = ({ created_at, id }: Queueable) => created_at + id;
  const waiting = all.filter((gift) => gift.stage === 'wait' && since(gift) < since(queued));
  return [
    ...all.filter(({ stage }) => stage === 'handle_bets'),
    ...waiting.toSorted((one, other) => since(one).localeCompare(since(other))),
  ];
}

/** When a gift expires at its stage, in epoch ms; null if it doesn't. */
export function deadlineOf({
  stage,
  activatable_until,
  valid_until,
}: Pick<Gift, 'stage' | 'activatable_until' | 'valid_until'>): number | null {
  if (finalStages.includes(stage)) return null;
  const until = stage === 'issued' ? (activatable_until ?? valid_until) : valid_until;
  return until === null ? null : Date.parse(until);
}
