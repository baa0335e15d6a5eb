/** The markers of harm in a player's activity; in case of a tie, the first one counts as the heaviest. */
export const harmMarkers = ['chasing', 'stakes', 'sessions', 'night', 'raises', 'declined'] as const;
export type HarmMarker = (typeof harmMarkers)[number];

/** The inputs of the markers, as the SQL function `harm_facts` returns them. Amounts are euro cents. */
export interface HarmFacts {
  /** Deposits of the last seven days within an hour after losing at least as much. */
  chasing_deposits: number;
  /** Nights of the last fourteen days with half an hour of play between midnight and five. */
  nights: number;
  /** Days of the last seven with four hours of play or more. */
  long_days: number;
  /** Rounds of the last seven days and their average stake. */
  recent_rounds: number;
  recent_stake_cents: number;
  /** The same for the three weeks before. */
  usual_rounds: number;
  usual_stake_cents: number;
  /** Declined deposits of the last seven days. */
  declined_deposits: number;
  /** Raises and removals of limits that the player requested in the last thirty days. */
  raises: number;
  /** Average weekly deposits over four weeks. */
  weekly_deposit_cents: number;
}

/** A marker with its value and points. */
export interface HarmReason {
  marker: HarmMarker;
  value: number;
  points: number;
}

/** The points of each marker by value thresholds, ascending. */
const weights: Record<HarmMarker, readonly (readonly [from: number, points: number])[]> = {
  chasing: [
    [1, 10],
    [3, 25],
    [6, 40],
  ],
  stakes: [
    [2, 10],
    [4, 20],
    [8, 30],
  ],
  sessions: [
    [1, 10],
    [3, 20],
    [5, 30],
  ],
  night: [
    [2, 10],
    [5, 20],
    [8, 30],
  ],
  raises: [
    [1, 5],
    [2, 15],
    [4, 25],
  ],
  declined: [
    [3, 10],
    [6, 20],
  ],
};

/** The minimum number of rounds for a meaningful average. */
const ROUNDS_TO_COMPARE = 50;

/** The factor by which stakes have risen, to a tenth; 0 without enough rounds. */
export function stakeGrowth({ recent_rounds, recent_stake_cents, usual_rounds, usual_stake_cents }: HarmFacts): number {
  if (recent_rounds < ROUNDS_TO_COMPARE || usual_rounds < ROUNDS_TO_COMPARE || usual_stake_cents <= 0) return 0;
  return Math.floor((recent_stake_cents / usual_stake_cents) * 10) / 10;
}

const HIGHEST_SCORE = 100;

/** The harm score of a player, 0 to 100, and its reasons, the heaviest first. It never falls when a marker rises. */
export function judgeHarm(facts: HarmFacts): { score: number; reasons: HarmReason[] } {
  const values: Record<HarmMarker, number> = {
    chasing: facts.chasing_deposits,
    stakes: stakeGrowth(facts),
    sessions: facts.long_days,
    night: facts.nights,
    raises: facts.raises,
    declined: facts.declined_deposits,
  };
  const reasons = harmMarkers
    .map((marker) => {
      const points = weights[marker].findLast(([from]) => values[marker] >= from)?.[1] ?? 0;
      return { marker, value: values[marker], points };
    })
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points);
  const sum = reasons.reduce((total, { points }) => total + points, 0);
  return { score: Math.min(HIGHEST_SCORE, sum), reasons };
}

/** From this score on, support contacts the player and all promotion stops. */
export const HARM_MARKED_FROM = 20;

/** The interventions, each stronger than the previous one. */
export const harmSteps = ['message', 'limit', 'break'] as const;
export type HarmStep = (typeof harmSteps)[number];

const stepsFrom: Record<HarmStep, number> = { message: HARM_MARKED_FROM, limit: 40, break: 70 };

const HOUR_MS = 60 * 60 * 1000;
/** How long the player has to act on a step before the next one. */
const BETWEEN_STEPS_MS = 24 * HOUR_MS;
/** How long until the same step is due again. */
const AGAIN_AFTER_MS = 14 * 24 * HOUR_MS;

/** The last step taken and its time, epoch ms. */
export interface TakenStep {
  step: HarmStep;
  at: number;
}

/**
 * The step that's due now, or null. Steps follow one after the other, at least a day apart, up to the one for the score; that
 * one is repeated after two weeks. Two weeks after the score has fallen below the last step, the steps start again.
 */
export function dueStep(score: number, taken: TakenStep | null, now: number): HarmStep | null {
  const asked = harmSteps.filter((step) => score >= stepsFrom[step]).length;
  if (asked === 0) return null;
  if (!taken) return harmSteps[0];
  const done = harmSteps.indexOf(taken.step) + 1;
  const since = now - taken.at;
  if (asked > done) return since >= BETWEEN_STEPS_MS ? (harmSteps[done] ?? null) : null;
  if (since < AGAIN_AFTER_MS) return null;
  return asked === done ? taken.step : harmSteps[0];
}

const ROUND_TO_CENTS = 1_000;

/** The suggested weekly deposit limit in euro cents: half of the player's weekly deposits, in multiples of ten euros, at least ten. */
export function suggestedWeeklyLimit({ weekly_deposit_cents: weekly }: Pick<HarmFacts, 'weekly_deposit_cents'>): number {
  return Math.max(ROUND_TO_CENTS, Math.floor(weekly / 2 / ROUND_TO_CENTS) * ROUND_TO_CENTS);
}
