import type { ResponseOf } from '#contract/call';
import type { getAdventure } from '#contract/calls/vip';
import type { AdventureStep } from '#contract/fields/adventure';
import { amountIn } from '#rules/money/amount-in';
import { type Adventure, type AdventureDay, isExtra, titleOfStep, todayOf } from '#rules/vip/adventure';
import { isClaimable, stepKey, stepsOf } from '#rules/vip/adventure-steps';
import { readPlayer } from '#server/database/players-store';
import type { Queries, Transaction } from '#server/database/connection';
import { takeTurn } from '#server/database/player-lock';
import { isOnBreak } from '#server/domains/account/sign-in/play-break-store';
import { refuse } from '#server/plugins/refusals';
import { grantPrize } from '../wheels/grant-prize';
import { prizesOf } from './adventure-prizes';
import { depositsByDay, readClaims, insertClaim } from './adventure-store';

interface Asked {
  adventure: Adventure;
  player: number;
  now: Date;
}

/** The deposits on each day of a calendar, in a currency, by day. */
async function depositsOf(queries: Queries, { adventure, player }: Asked, currency: string): Promise<Map<number, number>> {
  const { rows } = await depositsByDay(queries, adventure.start_on, currency, player);
  return new Map(rows.map(({ day, deposited }) => [day, Number(deposited)]));
}

/** The currency in which deposits are counted: the player's own if every day lists it, otherwise EUR. */
async function currencyOf(queries: Queries, { adventure, player }: Asked): Promise<string> {
  const { currency } = await readPlayer(queries, player, ['currency']);
  return adventure.days.every(({ condition }) => currency in condition.minDep) ? currency : 'EUR';
}

const leastIn = (currency: string) => (step: AdventureDay) => amountIn(step.condition.minDep, currency)?.cents ?? 0;

/** The steps of the running calendar with a player's progress (ADV-001). */
export async function readAdventure(queries: Queries, asked: Asked): Promise<ResponseOf<typeof getAdventure>> {
  const { adventure, player } = asked;
  const currency = await currencyOf(queries, asked);
  const deposited = await depositsOf(queries, asked, currency);
  const rows = await readClaims(queries, player, adventure);
  const claimed = new Map(rows.map((row) => [stepKey(row), row.claimed_at.toISOString()]));
  return { id: adventure.id, currency, data: stepsOf(adventure, { deposited, claimed, leastOf: leastIn(currency) }) };
}

/**
 * Collects the prize of a step, once (ADV-001); a repeat gets the same response. Refuses `adventure_day_not_found`,
 * `adventure_day_not_completed`, `adventure_prize_expired`, `player_excluded`.
 */
export async function claimStep(transaction: Transaction, place: { day: number; step: number }, asked: Asked): Promise<AdventureStep> {
  const { adventure, player, now } = asked;
  const isIt = (one: { day: number; step: number }) => one.day === place.day && one.step === place.step;
  // Serialises a player's requests, so that a second one finds the first one's result.
  await takeTurn(transaction, player);
  const { currency, data } = await readAdventure(transaction, asked);
  const [step, day] = [data.find(isIt), adventure.days.find(isIt)];
  if (!adventure.is_enabled || !step || !day) throw refuse('adventure_day_not_found');
  if (step.claimed_at !== null) return step;
  if (Date.parse(step.claim_until) <= now.getTime()) throw refuse('adventure_prize_expired');
  const asksForNothing = !isExtra(day) && leastIn(currency)(day) === 0;
  if (!isClaimable(step, asksForNothing, todayOf(adventure, now.getTime()), now.getTime())) throw refuse('adventure_day_not_completed');
  if (await isOnBreak(transaction, player)) throw refuse('player_excluded');
  await insertClaim(transaction, player, adventure, place, now);
  const days = Math.max(1, day.condition.periodActivationDays);
  await grantPrize(transaction, {
    player,
    source: `adventure:${adventure.id}:${titleOfStep(day)}`,
    groupKey: 'adventure',
    prizes: prizesOf(day, currency),
    days,
  });
  return { ...step, isCompleted: true, claimed_at: now.toISOString() };
}
