/** What a player's play says about harm, the heaviest first in case of a tie. */
export const harmMarkers = ['chasing', 'stakes', 'sessions', 'night', 'raises', 'declined'] as const;
export type HarmMarker = (typeof harmMarkers)[number];

/** What markers are judged by, as the function `harm_facts` reads it. Amounts are euro cents. */
export interface HarmFacts {
  /** Deposits of seven days that came within an hour after losing at least as much. */
  chasing_deposits: number;
  /** Nights of fourteen days with half an hour of play between midnight and five. */
  nights: number;
  /** Days of seven with four hours of play or more. */
  long_days: number;
  /** Rounds of seven days and their average stake. */
  recent_rounds: number;
  recent_stake_cents: number;
  /** Those of the three weeks before. */
  usual_rounds: number;
  usual_stake_cents: number;
  /** Declined deposits of seven days. */
  declined_deposits: number;
  /** Raises and removals of limits that the player has asked for in thirty days. */
  raises: number;
  /** Average deposits of a week, over four weeks. */
  weekly_deposit_cents: number;
}

/** A marker with the value that it was judged by and its points. */
export interface HarmReason {
  marker: HarmMarker;
  value: number;
  points: number;
}

/** From which value on a marker has how many points, ascending. */
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

/** An average of fewer rounds says nothing. */
const ROUNDS_TO_COMPARE = 50;

/** How many times as high stakes have become, to a tenth; 0 without enough rounds to say. */
export function stakeGrowth({ recent_rounds, recent_stake_cents, usual_rounds, usual_stake_cents }: HarmFacts): number {
  if (recent_rounds < ROUNDS_TO_COMPARE || usual_rounds < ROUNDS_TO_COMPARE || usual_stake_cents <= 0) return 0;
  return Math.floor((recent_stake_cents / usual_stake_cents) * 10) / 10;
}

const HIGHEST_SCORE = 100;

/** The score of a player's play, 0 to 100, and its reasons, the heaviest first. More of anything never lowers it. */
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

/** From this score on, we talk to the player and offer nothing that promotes play. */
export const HARM_MARKED_FROM = 20;

/** What we do about harm, each later step more than the one before. */
export const harmSteps = ['message', 'limit', 'break'] as const;
export type HarmStep = (typeof harmSteps)[number];

const stepsFrom: Record<HarmStep, number> = { message: HARM_MARKED_FROM, limit: 40, break: 70 };

const HOUR_MS = 60 * 60 * 1000;
/** So long the player has to act on a step before the next one. */
const BETWEEN_STEPS_MS = 24 * HOUR_MS;
/** After so long the same step is due again. */
const AGAIN_AFTER_MS = 14 * 24 * HOUR_MS;

/** The last step that was taken, and when, epoch ms. */
export interface TakenStep {
  step: HarmStep;
  at: number;
}

/**
 * The step that's due now, or null. Steps are taken one after the other, a day apart at least, up to the one that the score asks for; that
 * one is repeated after two weeks. Once the score asks for less than the last step, two weeks later the steps start again.
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

/** The weekly deposit limit that we suggest: half of what the player deposits in a week, in whole tens of euros, ten at least. Euro cents. */
export function suggestedWeeklyLimit({ weekly_deposit_cents: weekly }: Pick<HarmFacts, 'weekly_deposit_cents'>): number {
  return Math.max(ROUND_TO_CENTS, Math.floor(weekly / 2 / ROUND_TO_CENTS) * ROUND_TO_CENTS);
}
