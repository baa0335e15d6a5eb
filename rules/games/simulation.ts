import type { GameConfig, RouletteConfig, SlotConfig } from '#contract/fields/game-config';
import type { Dice } from '../dice';
import { simulateChoice } from './simulated-choice';
import { leastSpot, playRoulette } from './roulette/roulette';
import { leastSicBoSpot, playSicBo } from './sic-bo/sic-bo';
import { playAnySlot } from './slots/any-slot';
import { type SimulatedSpin, simulatedSpin } from './simulated-spin';

/** The measured return of simulated rounds, per unit staked. `standardError` is that of `rtp`. */
export interface SimulationReport {
  rounds: number;
  rtp: number;
  deviation: number;
  standardError: number;
  hitRate: number;
  highestWin: number;
}

/** Plays rounds and sums up; `playRound` returns the win of one as a multiple of its stake. */
function run(rounds: number, playRound: () => number): SimulationReport {
  let sum = 0;
  let squares = 0;
  let hits = 0;
  let highestWin = 0;
  for (let i = 0; i < rounds; i++) {
    const win = playRound();
    if (win === 0) continue;
    sum += win;
    squares += win * win;
    hits += 1;
    if (win > highestWin) highestWin = win;
  }
  const rtp = sum / rounds;
  const deviation = Math.sqrt(Math.max(0, squares / rounds - rtp * rtp));
  return { rounds, rtp, deviation, standardError: deviation / Math.sqrt(rounds), hitRate: hits / rounds, highestWin };
}

/** Coins won in the free spins that a trigger awards. */
function freeSpinCoins(config: SlotConfig, spin: SimulatedSpin, awarded: number, dice: Dice): number {
  const free = config.free_spins;
  if (!free) return 0;
  let left = awarded;
  let total = awarded;
  let coins = 0;
  while (left-- > 0) {
    coins += spin.draw(dice) + spin.scatterCoins();
    if ((free.awarded[spin.scatters()] ?? 0) === 0) continue;
    const added = Math.min(free.again, free.cap - total);
    left += added;
    total += added;
  }
  return coins * free.multiplier;
}

function simulateSlot(config: SlotConfig, rounds: number, dice: Dice): SimulationReport {
  const base = simulatedSpin(config, config.strips);
  const free = config.free_spins?.strips ? simulatedSpin(config, config.free_spins.strips) : base;
  const gauge = config.gauge?.weights.flatMap((weight, i) => Array.from({ length: weight }, () => config.gauge?.values[i] ?? 1));
  const awarded = config.free_spins?.awarded ?? [];
  return run(rounds, () => {
    const symbols = base.draw(dice);
    const multiplier = gauge ? (gauge[dice.int(gauge.length)] ?? 1) : 1;
    const scatterCoins = base.scatterCoins();
    const spins = awarded[base.scatters()] ?? 0;
    return (symbols * multiplier + scatterCoins + (spins > 0 ? freeSpinCoins(config, free, spins, dice) : 0)) / config.base;
  });
}

/** Plays the bet whose figures the table publishes, each round. */
function simulateRoulette(config: RouletteConfig, rounds: number, dice: Dice): SimulationReport {
  const bets = [{ spot: leastSpot(config).id, stake_cents: 2 }];
  return run(rounds, () => playRoulette(config, bets, dice).win_cents / 2);
}

function simulateSicBo(rounds: number, dice: Dice): SimulationReport {
  const bets = [{ spot: leastSicBoSpot().id, stake_cents: 2 }];
  return run(rounds, () => playSicBo(bets, dice).win_cents / 2);
}

/** Plays many rounds of a game on the same draws as real play, fast, for comparing with the exact figures. */
export function simulate(config: GameConfig, rounds: number, dice: Dice): SimulationReport {
  if (config.kind === 'slots' && config.version === 1) return simulateSlot(config, rounds, dice);
  if (config.kind === 'slots') return run(rounds, () => playAnySlot(config, config.base, dice).win_cents / config.base);
  if (config.kind === 'roulette') return simulateRoulette(config, rounds, dice);
  if (config.kind === 'sic-bo') return simulateSicBo(rounds, dice);
  const play = simulateChoice(config, dice);
  return run(rounds, play);
}
