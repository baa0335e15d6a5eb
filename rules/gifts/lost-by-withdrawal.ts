import type { Gift } from '#contract/fields/gift';
import { finalStages } from './stages';

type Losable = Pick<Gift, 'type' | 'stage' | 'group_key' | 'currency'>;

/**
 * The gifts that a withdrawal in a currency ends (GIFT-009), as `request_withdrawal` ends them: deposit bonuses
 * that are being wagered or wait for it, and free spins of the same offer.
 */
export function giftsLostByWithdrawal<G extends Losable>(gifts: readonly G[], currency: string): G[] {
  const live = gifts.filter((gift) => gift.currency === currency && !finalStages.includes(gift.stage));
  const bonuses = live.filter(({ type, stage }) => type === 'deposit' && (stage === 'wait' || stage === 'handle_bets'));
  const offers = new Set(bonuses.map(({ group_key }) => group_key));
  return live.filter((gift) => bonuses.includes(gift) || (gift.type === 'freespins' && offers.has(gift.group_key)));
}

/** The gift whose wagering begins when a withdrawal ends the one that is being wagered; null if none waits. */
export function giftAfterWithdrawal<G extends Losable & Pick<Gift, 'id' | 'created_at'>>(gifts: readonly G[], currency: string): G | null {
  const lost = giftsLostByWithdrawal(gifts, currency);
  if (!lost.some(({ stage }) => stage === 'handle_bets')) return null;
  const waiting = gifts.filter((gift) => gift.stage === 'wait' && !lost.includes(gift) && gift.currency === currency);
  const since = ({ created_at, id }: G) => created_at + id;
  return waiting.toSorted((one, other) => since(one).localeCompare(since(other)))[0] ?? null;
}
