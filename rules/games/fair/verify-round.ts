import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { FairDraw } from '#contract/fields/fair';
import type { GameConfig } from '#contract/fields/game-config';
import type { GameOutcome } from '#contract/fields/game-outcome';
import { type Bet, decideRound } from '../decide-round';
import { fromHex, toHex } from '../live/hex';
import { isStepped } from '../play-choice';
import { fairDice } from './fair-draw';

/** The result of a verification: the seed isn't public yet, doesn't match the commitment, draws another round, or draws this one. */
export type Verdict = 'secret' | 'other-seed' | 'other-result' | 'verified';

/** A settled round as its player downloads it. */
export interface FairRound {
  config: GameConfig;
  outcome: GameOutcome;
  fair: FairDraw;
}

/** Draws a round again from its seeds with the game's rules, and compares it with what was shown. */
export function verifyRound({ config, outcome, fair }: FairRound): Verdict {
  if (fair.server_seed === null) return 'secret';
  const key = fromHex(fair.server_seed);
  if (!key || toHex(sha256(key)) !== fair.commitment) return 'other-seed';
  const dice = fairDice((text) => hmac(sha256, key, bytesOf(text)), fair.client_seed, fair.nonce);
  const bet = betOf(outcome, fair);
  if (!bet) return 'other-result';
  const { kept } = decideRound(config, bet, dice, 0);
  const isSame = isStepped(kept) ? sorted(kept.secret) === sorted(fair.stepped?.secret) : sorted(kept) === sorted(outcome);
  return isSame ? 'verified' : 'other-result';
}

/** The bytes of a text in Latin-1, which covers all characters of a player's seed. */
const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

/** The stake in the form of the wager; null if the outcome doesn't contain it. */
function betOf(outcome: GameOutcome, { stepped }: FairDraw): Bet | null {
  if (stepped) return { stake_cents: stepped.base_cents, choice: stepped.choice };
  const { stake_cents } = outcome;
  switch (outcome.kind) {
    case 'slots':
      return { stake_cents };
    case 'roulette':
    case 'sic-bo':
      return { stake_cents, bets: outcome.bets };
    case 'dice':
      return { stake_cents, choice: { game: 'dice', side: outcome.side, chance: outcome.chance } };
    case 'plinko':
      return { stake_cents, choice: { game: 'plinko', rows: outcome.rows, risk: outcome.risk } };
    case 'keno':
      return { stake_cents, choice: { game: 'keno', picks: outcome.picks } };
    case 'baccarat':
      return { stake_cents, choice: { game: 'baccarat', side: outcome.side } };
    default:
      return null;
  }
}

/** A value as text, independent of the order of its keys. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
