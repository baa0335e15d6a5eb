import type { ChoiceConfig } from '#contract/fields/game-config';
import type { Act, Choice, GameOutcome, SteppedOutcome } from '#contract/fields/game-outcome';
import type { Dice } from '../dice';
import { playBaccarat } from './baccarat/baccarat';
import { blackjackRules, drawShoe, isBlackjackChoice } from './blackjack/blackjack';
import { stakesOfHand } from './blackjack/side-bets';
import { crashRules, drawEnd, isCrashChoice } from './instant/crash-game';
import { isDiceChoice, playDice } from './instant/dice-game';
import { isKenoChoice, playKeno } from './instant/keno-game';
import { hideMines, isMinesChoice, minesRules } from './instant/mines-game';
import { playPlinko, plinkoPays } from './instant/plinko-game';
import type { StakeDecision } from './stakes';
import type { DoneAct, SteppedRound, SteppedRules } from './stepped-round';
import { drawCards, isVideoPokerChoice, videoPokerRules } from './video-poker/video-poker';

/** The stakes a game with a choice offers, ascending, in minor units. */
export function choiceStakes({ stakes }: Pick<ChoiceConfig, 'stakes'>, unit: number): number[] {
  return stakes.map((stake) => stake * unit);
}

function isOffered(config: ChoiceConfig, choice: Choice): boolean {
  if (config.kind === 'dice' && choice.game === 'dice') return isDiceChoice(config, choice);
  if (config.kind === 'plinko' && choice.game === 'plinko') return plinkoPays(config, choice) !== null;
  if (config.kind === 'keno' && choice.game === 'keno') return isKenoChoice(config, choice);
  if (config.kind === 'mines' && choice.game === 'mines') return isMinesChoice(config, choice);
  if (config.kind === 'baccarat' && choice.game === 'baccarat') return true;
  if (config.kind === 'crash' && choice.game === 'crash') return isCrashChoice(config, choice);
  if (config.kind === 'video-poker' && choice.game === 'video-poker') return isVideoPokerChoice(config, choice);
  return config.kind === 'blackjack' && choice.game === 'blackjack' && isBlackjackChoice(config, choice);
}

/** The stake of a choice as a multiple of an offered stake: hands and side bets of blackjack, coins of video poker. */
function stakesOf(choice: Choice): number {
  if (choice.game === 'video-poker') return choice.coins;
  return choice.game === 'blackjack' ? choice.hands * stakesOfHand(choice.sides ?? []) : 1;
}

/** Validates a choice and its stake, in minor units: an offered stake times the hands of blackjack or the coins of video poker. */
export function checkChoice(config: ChoiceConfig, choice: Choice | undefined, stake: number, unit: number): StakeDecision {
  if (!choice || !isOffered(config, choice)) return { isAllowed: false, code: 'bets_not_allowed', reason: 'unknown_spot' };
  return choiceStakes(config, unit).includes(stake / stakesOf(choice))
    ? { isAllowed: true, stake }
    : { isAllowed: false, code: 'stake_not_allowed', reason: 'not_offered' };
}

/** A round at its start. */
export interface Decided {
  /** What the player may see of it. */
  outcome: GameOutcome;
  /** What is stored: the outcome, or the whole multi-step round. */
  kept: GameOutcome | SteppedRound;
  /** What it pays without further acts, in minor units. */
  win: number;
}

/** Decides a round, or begins a multi-step one. The choice must have passed checkChoice; `now` is epoch ms. */
export function playChoice(config: ChoiceConfig, choice: Choice, stake: number, dice: Dice, now: number): Decided {
  const simple = playAtOnce(config, choice, stake, dice);
  if (simple) return { outcome: simple, kept: simple, win: simple.win_cents };
  const round: SteppedRound = {
    kind: choice.game,
    base_cents: stake,
    choice,
    secret: secretOf(config, choice, dice),
    acts: [],
    started_at: now,
    is_untouched: choice.game === 'mines',
  };
  const rules = rulesOf(config);
  return { outcome: rules.outcomeOf(round, 0), kept: round, win: rules.leftAloneOf(round) };
}

function playAtOnce(config: ChoiceConfig, choice: Choice, stake: number, dice: Dice): GameOutcome | null {
  if (config.kind === 'dice' && choice.game === 'dice') return playDice(config, choice, stake, dice);
  if (config.kind === 'plinko' && choice.game === 'plinko') return playPlinko(config, choice, stake, dice);
  if (config.kind === 'baccarat' && choice.game === 'baccarat') return playBaccarat(config, choice, stake, dice);
  return config.kind === 'keno' && choice.game === 'keno' ? playKeno(config, choice, stake, dice) : null;
}

function secretOf(config: ChoiceConfig, choice: Choice, dice: Dice): number[] {
  if (config.kind === 'mines' && choice.game === 'mines') return hideMines(config, choice, dice);
  if (config.kind === 'video-poker') return drawCards(config, dice);
  return config.kind === 'crash' ? [drawEnd(config, dice)] : drawShoe(dice);
}

/** The rules of a game with multi-step rounds. */
function rulesOf(config: ChoiceConfig): SteppedRules<Choice> {
  if (config.kind === 'mines') return minesRules(config) as SteppedRules<Choice>;
  if (config.kind === 'crash') return crashRules as SteppedRules<Choice>;
  if (config.kind === 'video-poker') return videoPokerRules(config) as SteppedRules<Choice>;
  if (config.kind === 'blackjack') return blackjackRules as SteppedRules<Choice>;
  throw new TypeError(`rounds of ${config.kind} have no further steps`);
}

/** Whether a stored round is a multi-step one. */
export function isStepped(kept: object): kept is SteppedRound {
  return 'secret' in kept;
}

/** What the player may see of a multi-step round; `now` is epoch ms. */
export function seenOf(config: ChoiceConfig, round: SteppedRound, now: number): SteppedOutcome {
  return rulesOf(config).outcomeOf(round, now - round.started_at);
}

/** A round after an act, what it pays without further acts, and the act's additional stake. */
export interface ActDecision extends Decided {
  kept: SteppedRound;
  outcome: SteppedOutcome;
  staked: number;
}

/** Performs an act; null if it isn't allowed now. */
export function actIn(config: ChoiceConfig, round: SteppedRound, act: Act, now: number): ActDecision | null {
  const rules = rulesOf(config);
  const at_ms = Math.max(0, now - round.started_at);
  const staked = rules.stakeOf(round, act, at_ms);
  if (staked === null) return null;
  const done: DoneAct = { ...act, at_ms };
  const kept: SteppedRound = { ...round, acts: [...round.acts, done], is_untouched: false };
  return { kept, outcome: rules.outcomeOf(kept, at_ms), win: rules.leftAloneOf(kept), staked };
}
