import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { catalogue, configOf, type CatalogueGame } from '#rules/games/catalogue';
import { describe } from './report';
import { single, type Bench, type Measurement } from './measurement';
import type { Simulated, SimulationOrder } from './simulation-process';

/** The rounds of each game: a sample takes some seconds, ten million rounds take minutes. */
const rounds = { sample: 200_000, whole: 10_000_000 };

/** The best hold of a deal takes a millisecond to find. */
const roundsOfVideoPoker = { sample: 5_000, whole: 100_000 };

/** The tolerated difference: a correct simulation exceeds four standard errors once in 16,000 runs. */
const errorsAtMost = 4;

/** One of each family of mathematics, so that every engine and feature is covered. */
function sample(games: readonly CatalogueGame[]): CatalogueGame[] {
  const families = new Map<string, CatalogueGame>();
  for (const game of games) {
    const features = game.categories.filter((category) => ['lines', 'ways', 'free-spins', 'multipliers'].includes(category));
    const family = [game.kind, ...features].join(' ');
    if (!families.has(family)) families.set(family, game);
  }
  return [...families.values()];
}

/** Plays the rounds of one game in a separate process. */
function simulateApart(order: SimulationOrder): Promise<Simulated> {
  const child = fork(new URL('./simulation-process.ts', import.meta.url), { execArgv: ['--import', 'tsx'] });
  return new Promise((resolve, reject) => {
    child.once('message', (simulated) => {
      child.disconnect();
      resolve(simulated as Simulated);
    });
    child.once('exit', (code) => reject(new Error(`the simulation ended with ${code}`)));
    child.send(order);
  });
}

async function confirm(game: CatalogueGame, extent: keyof typeof rounds): Promise<Measurement[]> {
  const config = configOf(game);
  const { report, exact } = await simulateApart({
    config,
    seed: `bench ${game.identifier}`,
    rounds: (config.kind === 'video-poker' ? roundsOfVideoPoker : rounds)[extent],
  });
  const errors = Math.abs(report.rtp - exact) / report.standardError;
  return [
    { name: `return of ${game.title}`, unit: '% simulated / exact', sides: { simulated: report.rtp * 100, exact: exact * 100 } },
    single(`return of ${game.title}: difference`, 'standard errors', errors, { atMost: errorsAtMost }),
  ];
}

/** Confirms the computed return of one game of each family by playing it: a sample of rounds, or ten million with `--all`. */
export const returns: Bench = {
  name: 'returns',
  async run({ isWhole, progress }) {
    const games = sample(catalogue());
    const waiting = [...games];
    const measured: Measurement[] = [];
    let done = 0;
    const lane = async () => {
      for (let game = waiting.shift(); game; game = waiting.shift()) {
        const confirmed = await confirm(game, isWhole ? 'whole' : 'sample');
        measured.push(...confirmed);
        done += 1;
        progress(`${done} of ${games.length}: ${confirmed.map(describe).join('; ')}`);
      }
    };
    await Promise.all(Array.from({ length: availableParallelism() }, lane));
    return measured;
  },
};
