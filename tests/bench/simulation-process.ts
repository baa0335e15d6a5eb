/** Plays the rounds of the games that its parent process sends, one after the other, and returns each report with the exact return. */
import type { GameConfig } from '#contract/fields/game-config';
import { exactReturn } from '#rules/games/exact-return';
import { seededDice } from '#rules/games/seeded-dice';
import { simulate, type SimulationReport } from '#rules/games/simulation';

export interface SimulationOrder {
  config: GameConfig;
  seed: string;
  rounds: number;
}

export interface Simulated {
  report: SimulationReport;
  /** The exact return. */
  exact: number;
}

process.on('message', ({ config, seed, rounds }: SimulationOrder) => {
  const simulated: Simulated = { report: simulate(config, rounds, seededDice(seed)), exact: exactReturn(config).rtp };
  process.send?.(simulated);
});
