/**
 * `npm run bench`: benchmarks the product against bare counterparts. `npm run bench -- bets` runs the benches of that name.
 * `npm run bench -- returns --all` plays ten million rounds of each game instead of a sample.
 * `npm run bench -- compare main HEAD` builds two commits and compares their first visits.
 */
import { benches } from '../tests/bench/benches';
import { compareCommits } from '../tests/bench/compare';
import { isReached, type Measurement, type Surroundings } from '../tests/bench/measurement';
import { describe, table, writeReport } from '../tests/bench/report';
import { ensureBuild } from '../tests/support/build';
import { startServer, type RunningServer } from '../tests/support/server';
import { say } from './say';

const isWhole = process.argv.includes('--all');
const wanted = process.argv.slice(2).filter((argument) => argument !== '--all');
if (wanted[0] === 'compare') {
  const [, first, second] = wanted;
  if (!first || !second) say('✗ two commits to compare: npm run bench -- compare main HEAD');
  else await compareCommits(first, second);
  process.exit(first && second ? 0 : 1);
}
const unknown = wanted.filter((name) => !benches.some((bench) => bench.name === name));
if (unknown.length > 0) {
  say(`✗ no bench ${unknown.join(', ')}; there are ${benches.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}

let running: Promise<RunningServer> | undefined;

async function start(): Promise<RunningServer> {
  ensureBuild();
  return startServer({ log: 'bench-results/server.log' });
}

const surroundings: Surroundings = {
  isWhole,
  progress: (words) => say(`  … ${words}`),
  server: async () => {
    running ??= start();
    const { baseUrl, dataDir } = await running;
    return { baseUrl, dataDir, port: Number(new URL(baseUrl).port) };
  },
};

const measurements: Measurement[] = [];
try {
  for (const bench of benches.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    say(`▸ ${bench.name}`);
    const measured = await bench.run(surroundings);
    for (const one of measured) say(`  ${describe(one)}`);
    measurements.push(...measured);
  }
} finally {
  await (await running)?.stop();
}

process.stdout.write(`\n${table(measurements)}\n\n`);
say(`▸ written to ${writeReport(measurements, new Date())}/`);
if (!measurements.every(isReached)) process.exitCode = 1;
