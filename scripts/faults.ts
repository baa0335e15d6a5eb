/**
 * `npm run test:faults`: the guarantees about money and changes under network faults, each derived from a seed; browsers
 * over an unreliable network, with real pushes in Firefox and an offline start in WebKit; the journeys that take too long for
 * `npm test`; then tests of the guarantees with seeded bugs, which the tests have to detect.
 * `npm run test:faults -- --seed 7 --rounds 50` repeats those rounds; without a seed it uses a different one each day.
 * `--part calls`, `--part browser`, `--part long` and `--part bugs` run one of the four alone, `--browser webkit` one
 * browser, and `--only 'money may wait for the network'` the bugs of these names.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureBrowser, ensureFirefox, ensureWebKit } from '../tests/support/browser';
import { parseReport } from './results';
import { say } from './say';
import { runSeededBugs } from './seeded-bugs';
import { runStep } from './step';

const NOTES = 'test-results/faults.txt';
const reports = {
  vitest: 'test-results/faults-vitest.json',
  journeys: 'test-results/faults-journeys.json',
  long: 'test-results/faults-long.json',
} as const;
const DAY_MS = 24 * 60 * 60 * 1000;
const parts = ['calls', 'browser', 'long', 'bugs'] as const;

/** Each browser with its environment variable, its journeys, and the Playwright projects that they run in. */
const browsers = [
  {
    name: 'chromium',
    variable: 'PERIGEE_BROWSER',
    ensure: ensureBrowser,
    journeys: ['faults', 'background-sync', 'device-faults'],
    projects: ['phone', 'long'],
  },
  { name: 'firefox', variable: 'PERIGEE_FIREFOX', ensure: ensureFirefox, journeys: ['firefox'], projects: ['firefox'] },
  { name: 'webkit', variable: 'PERIGEE_WEBKIT', ensure: () => ensureWebKit().driver, journeys: ['webkit'], projects: ['webkit'] },
] as const;

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    rounds: { type: 'string', default: '25' },
    part: { type: 'string', multiple: true },
    browser: { type: 'string', multiple: true },
    only: { type: 'string', multiple: true },
  },
});
const first = Number(values.seed ?? (Math.floor(Date.now() / DAY_MS) % 1000) * 1000 + 1);
const rounds = Number(values.rounds);
const asked = values.part ?? (values.only ? ['bugs'] : undefined);
const isRun = (part: (typeof parts)[number]) => asked?.includes(part) ?? true;
const known = [...parts, ...browsers.map(({ name }) => name)] as readonly string[];
if (
  !Number.isInteger(first) ||
  !Number.isInteger(rounds) ||
  rounds < 1 ||
  [...(values.part ?? []), ...(values.browser ?? [])].some((name) => !known.includes(name))
) {
  say(
    `✗ --seed and --rounds are whole numbers, --part is one of ${parts.join(', ')}, --browser one of ${browsers.map(({ name }) => name).join(', ')}`,
  );
  process.exit(1);
}

/** How often each fault hit a request, such as `reset 120`. */
function countFaults(): string {
  const counts = new Map<string, number>();
  for (const kind of existsSync(NOTES) ? readFileSync(NOTES, 'utf8').split('\n') : [])
    if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => `${kind} ${count}`).join(', ');
}

const startedAt = performance.now();
const env = { FAULT_SEED: String(first), FAULT_ROUNDS: String(rounds), FAULT_NOTES: NOTES };

async function runCalls(): Promise<boolean> {
  const args = [
    'run',
    'tests/faults',
    'tests/support/fault-proxy.test.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports.vitest}`,
  ];
  return (await runStep({ name: 'calls and events', command: 'node_modules/.bin/vitest', args, env })).isPassed;
}

/** Runs the journeys of the installed browsers; returns how many are missing, which is printed, and whether the others passed. */
async function runBrowsers(): Promise<{ missing: number; isPassed: boolean }> {
  const wanted = browsers.filter(({ name }) => values.browser?.includes(name) ?? true);
  const found = wanted.flatMap((browser) => {
    try {
      return [{ ...browser, path: browser.ensure() }];
    } catch (error) {
      say(`✗ ${browser.name}: not run. ${error instanceof Error ? error.message : String(error)}`);
      return [];
    }
  });
  const missing = wanted.length - found.length;
  if (found.length === 0) return { missing, isPassed: true };
  const journeys = found.flatMap(({ journeys: named }) => named.map((name) => `/${name}.journey`));
  const projects = found.flatMap(({ projects: named }) => named.map((name) => `--project=${name}`));
  const named = Object.fromEntries(found.map(({ variable, path }) => [variable, path]));
  const step = {
    name: found.map(({ name }) => name).join(', '),
    command: 'node_modules/.bin/playwright',
    args: ['test', ...journeys, ...projects, '--reporter=list,json'],
    env: { ...env, ...named, PLAYWRIGHT_JSON_OUTPUT_FILE: reports.journeys },
  };
  return { missing, isPassed: (await runStep(step)).isPassed };
}

/** Runs all other journeys tagged as long; returns whether they passed. */
async function runLong(): Promise<boolean> {
  const inFaults: readonly string[] = browsers.flatMap(({ journeys }) => [...journeys]);
  const all = readdirSync('tests/journeys')
    .filter((file) => file.endsWith('.journey.ts'))
    .map((file) => file.replace(/\.ts$/, ''));
  const others = all.filter((name) => !inFaults.includes(name.replace(/\.journey$/, ''))).map((name) => `/${name}`);
  const args = ['test', ...others, '--project=long', '--reporter=list,json'];
  return (
    await runStep({
      name: 'long journeys',
      command: 'node_modules/.bin/playwright',
      args,
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: reports.long },
    })
  ).isPassed;
}

for (const file of [NOTES, ...Object.values(reports)]) rmSync(file, { force: true });
const calls = isRun('calls') ? await runCalls() : true;
const inBrowsers = isRun('browser') ? await runBrowsers() : { missing: 0, isPassed: true };
const isLongPassed = isRun('long') ? await runLong() : true;
const bugs = isRun('bugs') ? await runSeededBugs(values.only) : { noticed: 0, missed: 0 };

const outcomes = (['vitest', 'journeys', 'long'] as const).flatMap((report) =>
  existsSync(reports[report]) ? parseReport(report === 'vitest' ? report : 'journeys', readFileSync(reports[report], 'utf8')) : [],
);
const passed = outcomes.filter(({ state }) => state === 'passed').length;
const failed =
  Math.max(outcomes.length - passed, [calls, inBrowsers.isPassed, isLongPassed].filter((isPassed) => !isPassed).length) +
  inBrowsers.missing;
say(`\nrequests by fault: ${countFaults() || 'none'}`);
say(`seeds ${first} to ${first + rounds - 1}, ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
say(`seeded bugs: ${bugs.noticed} noticed, ${bugs.missed} missed`);
say(`${passed + bugs.noticed} passed, ${failed + bugs.missed} failed`);
process.exitCode = failed + bugs.missed === 0 && passed + bugs.noticed > 0 ? 0 : 1;
