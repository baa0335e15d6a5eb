import type { FromFrame } from '#contract/messages-game';
import { type Sitting, sittingAfter } from '#rules/limits/reality-check';
import { session } from '../../../platform/session';

/** Outlives the game that is left for the next one: changing games is no pause. */
let known: { player: number | undefined; sitting: Sitting } | null = null;

/** The time of play of whoever is here; null before the first round for real money. */
export function currentSitting(): Sitting | null {
  return known && known.player === session.player?.id ? known.sitting : null;
}

/** Adds what a game for real money says of its rounds: time from their start, money once they have ended, since a stake may be refused. */
export function noteInSitting(message: FromFrame, currency: string, now: number): void {
  if (message.kind !== 'round-started' && message.kind !== 'round-settled') return;
  const moved = message.kind === 'round-started' ? { currency } : { currency, wagered: message.stake_cents, won: message.win_cents };
  known = { player: session.player?.id, sitting: sittingAfter(currentSitting(), moved, now) };
}

/** The player has taken note of it; the next reminder counts from now. */
export function takeNoteOfSitting(now: number): void {
  if (known) known = { ...known, sitting: { ...known.sitting, checkedAt: now, lastAt: now } };
}
