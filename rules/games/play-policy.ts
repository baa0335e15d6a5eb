import type { GameConfig } from '#contract/fields/game-config';
import type { Licence } from '../account/restrictions';
import { parseIsoDate } from '#contract/fields/dates';
import { ageOn } from '../account/fields/age';
import { convert, type Rates } from '../money/money';

/** The highest stake of a slot round, in minor units of a currency; `young` applies to players up to 24 years of age. */
interface StakeCap {
  currency: string;
  cents: number;
  young: number;
}

/** A licence's requirements for play for real money, and what it allows. */
interface PlayPolicy {
  /** Minimum time between the starts of two rounds, in milliseconds: of a slot, and of an instant game. */
  slotCycle: number;
  instantCycle: number;
  /** The stake cap of slots; null without one. */
  stakeCap: StakeCap | null;
  /** Minutes of continuous play after which a pause is required; null without such a rule. */
  pauseAfter: number | null;
  /** Whether a tap may end a spin's animation early. */
  quickStop: boolean;
  /** Whether the house's games may offer autoplay (with a loss limit) and turbo (faster animations). */
  automatic: boolean;
}

const house: PlayPolicy = {
  slotCycle: 2_500,
  instantCycle: 2_500,
  stakeCap: null,
  pauseAfter: null,
  quickStop: true,
  automatic: true,
};
const careful: PlayPolicy = { ...house, quickStop: false, automatic: false };

const policies: Readonly<Record<Licence, PlayPolicy>> = {
  curacao: house,
  AU: { ...house, automatic: false },
  /** AGCO standards for internet gaming: neither autoplay nor turbo. */
  CA: careful,
  /** GlüStV § 6i and § 22a. */
  DE: {
    ...careful,
    slotCycle: 5_000,
    instantCycle: 5_000,
    stakeCap: { currency: 'EUR', cents: 100, young: 100 },
    pauseAfter: 60,
  },
  EE: { ...careful, slotCycle: 3_000, instantCycle: 3_000 },
  /** UKGC, RTS 8 and 14, and the stake limits of 2025: £5, and £2 from 18 to 24 years of age. */
  GB: { ...careful, instantCycle: 5_000, stakeCap: { currency: 'GBP', cents: 500, young: 200 } },
};

/** The German licence is the strictest in everything: the slowest pace, the lowest stake, the pause. */
const strictest: PlayPolicy = policies.DE;

/** The policy of an account's licence; the strictest one for an unknown licence. */
function policyOf(licence: string | null): PlayPolicy {
  return Object.entries(policies).find(([known]) => known === licence)?.[1] ?? strictest;
}

/** Minimum time of a table round under every licence. */
const TABLE_CYCLE = 5_000;
const tables: readonly GameConfig['kind'][] = ['roulette', 'sic-bo', 'blackjack', 'baccarat', 'video-poker', 'money-wheel'];

/** Milliseconds from the start of one real round to the start of the next, under the player's licence. */
export function minimumCycle(kind: GameConfig['kind'], licence: string | null): number {
  if (tables.includes(kind)) return TABLE_CYCLE;
  const { slotCycle, instantCycle } = policyOf(licence);
  return kind === 'slots' ? slotCycle : instantCycle;
}

/** From this age on, the higher of two caps applies. */
const GROWN_AGE = 25;

/** Whether the higher cap applies to this player; the lower one applies if the birthday (YYYY-MM-DD) is unknown. */
export function isGrown(birth: string | null, now: Date): boolean {
  const day = birth === null ? null : parseIsoDate(birth);
  return day !== null && ageOn(day, now) >= GROWN_AGE;
}

/** The highest stake of a round that a licence allows, in minor units of the currency; null without one. */
export function stakeCap(
  kind: GameConfig['kind'],
  { licence, isGrown: isForGrown }: { licence: string | null; isGrown: boolean },
  { currency, rates }: { currency: string; rates: Rates },
): number | null {
  const { stakeCap: cap } = policyOf(licence);
  if (kind !== 'slots' || cap === null) return null;
  return convert(isForGrown ? cap.cents : cap.young, cap.currency, currency, rates);
}

/** A licence's requirements for the next round, in the format that `play_refusal` and `live_bet_refusal` read. */
export interface RoundPolicy {
  cycle_ms: number;
  /** Minor units of the launch's currency; null without a cap. */
  stake_cap: number | null;
  /** Continuous play after which a pause is required before the next round; null if never. */
  pause_after_ms: number | null;
}

/** The policy of a player's next round. */
export function roundPolicy(
  kind: GameConfig['kind'],
  { licence, birth }: { licence: string | null; birth: string | null },
  { now, ...money }: { currency: string; rates: Rates; now: Date },
): RoundPolicy {
  const { pauseAfter } = policyOf(licence);
  return {
    cycle_ms: minimumCycle(kind, licence),
    stake_cap: stakeCap(kind, { licence, isGrown: isGrown(birth, now) }, money),
    pause_after_ms: pauseAfter === null ? null : pauseAfter * 60_000,
  };
}

/** The features that a licence allows in a game's frame. */
export interface FramePolicy {
  /** Whether a tap may end a spin's animation early. */
  has_quick_stop: boolean;
  has_autoplay: boolean;
  /** Whether animations may be shortened; a round's minimum time still applies. */
  has_turbo: boolean;
}

/** The features that a game's frame may offer under a licence; none under an unknown one. */
export function framePolicy(licence: string | null): FramePolicy {
  const { quickStop, automatic } = policyOf(licence);
  return { has_quick_stop: quickStop, has_autoplay: automatic, has_turbo: quickStop && automatic };
}
