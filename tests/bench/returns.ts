import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { SimulationReport } from '#rules/games/simulation';
import { catalogue, configOf, type CatalogueGame } from '#rules/games/catalogue';
import { exactReturn } from '#rules/games/exact-return';
import { single, type Bench, type Measurement } from './measurement';
import type { SimulationOrder } from './simulation-process';

const roundsOfEach = 10_000_000;

/** The best hold of a deal takes a millisecond to find. */
const roundsOfVideoPoker = 100_000;

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
function simulateApart(order: SimulationOrder): Promise<SimulationReport> {
  const child = fork(new URL('./simulation-process.ts', import.meta.url), { execArgv: ['--import', 'tsx'] });
  return new Promise((resolve, reject) => {
    child.once('message', (report) => {
      child.disconnect();
      resolve(report as SimulationReport);
    });
    child.once('exit', (code) => reject(new Error(`the simulation ended with ${code}`)));
    child.send(order);
  });
}

async function confirm(game: CatalogueGame): Promise<Measurement[]> {
  const config = configOf(game);
  const { rtp } = exactReturn(config);
  const report = await simulateApart({
    config,
    seed: `bench ${game.identifier}`,
    rounds: config.kind === 'video-poker' ? roundsOfVideoPoker : roundsOfEach,
  });
  const errors = Math.abs(report.rtp - rtp) / report.standardError;
  return [
    { name: `return of ${game.title}`, unit: '% simulated / exact', sides: { simulated: report.rtp * 100, exact: rtp * 100 } },
    single(`return of ${game.title}: difference`, 'standard errors', errors, { atMost: errorsAtMost }),
  ];
}

/** Confirms computed returns with ten million rounds for each family of games. */
export const returns: Bench = {
  name: 'returns',
  async run() {
    const waiting = sample(catalogue());
    const measured: Measurement[] = [];
    const lane = async () => {
      for (let game = waiting.shift(); game; game = waiting.shift()) measured.push(...(await confirm(game)));
    };
    await Promise.all(Array.from({ length: availableParallelism() }, lane));
    return measured;
  },
};
