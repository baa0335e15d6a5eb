/**
 * `npm run test:faults`: the promises about money and changes under faults of the line, each drawn from a seed, then the
 * proofs of the promises with bugs put into the code, which they have to notice.
 * `npm run test:faults -- --seed 7 --rounds 50` repeats those rounds; without a seed it begins with another one each day.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureBrowser, ensureFirefox } from '../tests/support/browser';
import { parseReport } from './results';
import { say } from './say';
import { runSeededBugs } from './seeded-bugs';
import { runStep } from './step';

const NOTES = 'test-results/faults.txt';
const reports = { vitest: 'test-results/faults-vitest.json', journeys: 'test-results/faults-journeys.json' } as const;
const DAY_MS = 24 * 60 * 60 * 1000;

const { values } = parseArgs({ options: { seed: { type: 'string' }, rounds: { type: 'string', default: '25' } } });
const first = Number(values.seed ?? (Math.floor(Date.now() / DAY_MS) % 1000) * 1000 + 1);
const rounds = Number(values.rounds);
if (!Number.isInteger(first) || !Number.isInteger(rounds) || rounds < 1) {
  say('✗ --seed and --rounds are whole numbers');
  process.exit(1);
}

/** How often each fault befell a request, such as `reset 120`. */
function countFaults(): string {
  const counts = new Map<string, number>();
  for (const kind of existsSync(NOTES) ? readFileSync(NOTES, 'utf8').split('\n') : []) if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => `${kind} ${count}`).join(', ');
}

const startedAt = performance.now();
for (const file of [NOTES, ...Object.values(reports)]) rmSync(file, { force: true });
const env = { FAULT_SEED: String(first), FAULT_ROUNDS: String(rounds), FAULT_NOTES: NOTES, PLAYWRIGHT_JSON_OUTPUT_FILE: reports.journeys, PERIGEE_BROWSER: ensureBrowser() };
const vitest = ['run', 'tests/faults', 'tests/support/fault-proxy.test.ts', '--reporter=default', '--reporter=json', `--outputFile.json=${reports.vitest}`];
const steps = [
  await runStep({ name: 'calls and events', command: 'node_modules/.bin/vitest', args: vitest, env }),
  await runStep({ name: 'browser', command: 'node_modules/.bin/playwright', args: ['test', 'faults.journey', 'background-sync.journey', 'firefox.journey', '--project=phone', '--project=long', '--project=firefox', '--reporter=list,json'], env: { ...env, PERIGEE_FIREFOX: ensureFirefox() } }),
];
const bugs = await runSeededBugs();

const outcomes = (['vitest', 'journeys'] as const).flatMap((runner) => (existsSync(reports[runner]) ? parseReport(runner, readFileSync(reports[runner], 'utf8')) : []));
const passed = outcomes.filter(({ state }) => state === 'passed').length;
const failed = Math.max(outcomes.length - passed, steps.filter(({ isPassed }) => !isPassed).length);
say(`\nrequests by what befell them: ${countFaults()}`);
say(`seeds ${first} to ${first + rounds - 1}, ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
say(`seeded bugs: ${bugs.noticed} noticed, ${bugs.missed} missed`);
say(`${passed + bugs.noticed} passed, ${failed + bugs.missed} failed`);
process.exitCode = failed + bugs.missed === 0 && passed > 0 ? 0 : 1;
