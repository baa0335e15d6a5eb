/** Plays the rounds of the games that its parent process sends, one after the other, and returns each report. */
import type { GameConfig } from '#contract/fields/game-config';
import { seededDice } from '#rules/games/seeded-dice';
import { simulate } from '#rules/games/simulation';

export interface SimulationOrder {
  config: GameConfig;
  seed: string;
  rounds: number;
}

process.on('message', ({ config, seed, rounds }: SimulationOrder) => {
  process.send?.(simulate(config, rounds, seededDice(seed)));
});
