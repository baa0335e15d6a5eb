import type { RealityCheckResponse } from '#contract/fields/reality-check';
import type { FromFrame } from '#contract/messages-game';
import { type Sitting, sittingAfter } from '#rules/limits/reality-check';
import { makeListeners } from '../../../platform/listeners';
import { session } from '../../../platform/session';

/** Module state, because it continues when the player switches games: that isn't a pause. */
let known: { player: number | undefined; sitting: Sitting } | null = null;
const followers = makeListeners();

function know(sitting: Sitting): void {
  known = { player: session.player?.id, sitting };
  followers.call();
}

/** Calls back whenever a round, the server or the player's acknowledgement has changed the session; returns the unsubscribe function. */
export const followSitting = followers.add;

/** The current playing session; null before the first real-money game has been opened. */
export function currentSitting(): Sitting | null {
  return known && known.player === session.player?.id ? known.sitting : null;
}

/**
 * Adds a real-money game's rounds: time from their start, money once they have ended, since a stake may be refused. True if only the server
 * knows what the round counts: a gift may keep what its free spins win.
 */
export function noteInSitting(message: FromFrame, currency: string, now: number): boolean {
  if (message.kind !== 'round-started' && message.kind !== 'round-settled') return false;
  const hasEnded = message.kind === 'round-settled';
  const isFree = hasEnded && message.stake_cents === 0;
  const moved = !hasEnded || isFree ? { currency } : { currency, wagered: message.stake_cents, won: message.win_cents };
  know(sittingAfter(currentSitting(), moved, now));
  return isFree;
}

/** A real-money game is open and visible: that's time of play, whether or not anything is bet. */
export function noteOpenGame(currency: string, now: number): void {
  know(sittingAfter(currentSitting(), { currency }, now));
}

/** The player has acknowledged the reality check; the next one counts from now. */
export function takeNoteOfSitting(now: number): void {
  const sitting = currentSitting();
  if (sitting) know({ ...sitting, checkedAt: now, lastAt: now });
}

/** Continues the account's session of play after a reload or on another device; nothing changes without one. */
export function continueSitting({ sitting, checked_at: checked }: RealityCheckResponse): void {
  if (!sitting) return;
  const since = Date.parse(sitting.since);
  const local = currentSitting();
  // If this window has only started, that doesn't acknowledge the account's time before it.
  const checkedHere = local && local.checkedAt > local.since ? local.checkedAt : 0;
  know({
    currency: sitting.currency,
    since: Math.min(since, local?.since ?? since),
    lastAt: Math.max(Date.parse(sitting.last_at), local?.lastAt ?? 0),
    checkedAt: Math.max(since, checkedHere, checked ? Date.parse(checked) : 0),
    wagered: sitting.wagered_cents,
    won: sitting.won_cents,
    others: (sitting.others ?? []).map(({ currency, wagered_cents, won_cents }) => ({ currency, wagered: wagered_cents, won: won_cents })),
  });
}
