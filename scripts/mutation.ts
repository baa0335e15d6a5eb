/**
 * `npm run test:mutation -- <folder> … [--sample=0.1] [--minutes=20]`: mutation testing with Stryker; without a folder, every
 * one below. With `--sample`, only that share of the mutants runs, drawn at random but the same ones each time; with `--minutes`,
 * a folder's run is stopped after that time, and the tested mutants count as a sample. Prints the survivors and writes the
 * scores to docs. Only changed code and earlier survivors run again. Fails if a folder's score is below its
 * threshold.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  boundOf,
  percentOf,
  scoreOf,
  scoreOfTested,
  scoresFile,
  withoutSurvivors,
  writeScores,
  type MutationReport,
  type Score,
} from './mutation-scores';
import { say } from './say';
import { runStep } from './step';

const results = 'mutation-results';

const { values, positionals } = parseArgs({
  options: { sample: { type: 'string', default: '1' }, minutes: { type: 'string' } },
  allowPositionals: true,
});
const minutes = values.minutes === undefined ? null : Number(values.minutes);
const share = Number(values.sample);
if (!(share > 0 && share <= 1)) throw new Error(`--sample is a share from 0 to 1, not ${values.sample}`);
const asked = positionals.map((folder) => folder.replace(/\/$/, ''));

// Demo data are examples, so no test should depend on their names and amounts.
const demoData = ['!server/domains/*/**/seed*.ts', '!server/domains/*/seed/*.ts'];

// Recipes and pictures of slots are covered by exact returns and hashes of rounds, and would be nine mutants of ten.
const slotLibrary = ['!rules/games/slots/library/**', '!rules/games/slots/art/**'];

const notMutated = ['!**/*.test.ts', '!**/*.test.tsx', '!**/*.gen.ts', '!**/*.data.ts', '!**/*.d.ts', ...demoData, ...slotLibrary];

const foldersIn = (parent: string) =>
  readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${parent}/${name}`);

const allFolders = () => [
  ...foldersIn('rules'),
  'contract',
  'offline',
  'sw',
  ...foldersIn('server/domains'),
  'server/plugins',
  'server/realtime',
  'src/platform',
  'src/live',
];

/** The vitest project with the tests of a folder. */
function projectOf(folder: string): string {
  if (folder === 'sw') return 'worker';
  if (folder.startsWith('src')) return 'window';
  return folder.startsWith('server') ? 'server' : 'pure';
}

/** Tests for a domain that has none in its own folder. */
const testsElsewhere: Record<string, string[]> = {
  'server/domains/limits': ['server/domains/cashbox/payments/call-off.test.ts'],
  'server/domains/pricing': ['server/domains/gifts/economics.test.ts', 'server/domains/config/config.test.ts'],
};

/**
 * The tests of a folder, unless all tests that load its code are used. The contract uses its own tests and the comparison with
 * docs/openapi.json, mechanics of slots by theirs, because others draw a million rounds. A domain is judged by the tests beside it:
 * nearly every test of the server loads every domain.
 */
function testsOf(folder: string): string[] | undefined {
  if (folder === 'rules/games/slots') return ['rules/games/slots/*.test.ts'];
  if (folder === 'contract') return ['contract/**/*.test.ts', 'scripts/generated-files.test.ts'];
  return folder.startsWith('server/domains/') ? [`${folder}/**/*.test.ts`, ...(testsElsewhere[folder] ?? [])] : undefined;
}

function environmentOf(folder: string): Record<string, string> {
  const tests = testsOf(folder);
  return {
    MUTATION_PROJECT: projectOf(folder),
    ...(tests && { MUTATION_TESTS: tests.join() }),
    ...(folder === 'contract' && { MUTATION_STATIC: 'yes' }),
    ...((share < 1 || minutes !== null) && { MUTATION_SAMPLE: String(share) }),
  };
}

const stryker = 'node_modules/.bin/stryker';

// The argument is a comma-separated list: braces would be split.
const mutatedIn = (folder: string) => [`${folder}/**/*.ts`, `${folder}/**/*.tsx`, ...notMutated].join();

const reportIn = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as MutationReport;

/** Runs the mutants of a folder in random order for a limited time. Earlier results aren't reused, because they aren't a random sample. */
async function mutateFor(folder: string, length: number): Promise<Score | undefined> {
  const log = `${results}/${folder.replaceAll('/', '-')}.tested.jsonl`;
  rmSync(log, { force: true });
  await runStep({
    name: `mutation: ${folder}, ${length} minutes`,
    command: 'timeout',
    args: ['--signal=INT', `${length}m`, stryker, 'run', '--mutate', mutatedIn(folder), '--reporters', 'clear-text,tested'],
    env: { ...environmentOf(folder), MUTATION_TESTED: log },
  });
  return existsSync(log) ? scoreOfTested(folder, readFileSync(log, 'utf8')) : undefined;
}

async function mutate(folder: string): Promise<Score | undefined> {
  if (minutes !== null) return mutateFor(folder, minutes);
  const name = folder.replaceAll('/', '-');
  const report = `${results}/${name}${share < 1 ? `-${share}` : ''}.json`;
  if (existsSync(report)) writeFileSync(report, JSON.stringify(withoutSurvivors(reportIn(report))));
  const { isPassed } = await runStep({
    name: `mutation: ${folder}`,
    command: stryker,
    args: ['run', '--mutate', mutatedIn(folder), '--incremental', '--incrementalFile', report],
    env: environmentOf(folder),
  });
  if (!isPassed || !existsSync(report)) return undefined;
  return scoreOf(folder, reportIn(report), share);
}

mkdirSync(results, { recursive: true });
for (const folder of asked.length > 0 ? asked : allFolders()) {
  const score = await mutate(folder);
  if (!score) {
    say(`✗ ${folder}: no result`);
    process.exitCode = 1;
    continue;
  }
  writeScores([score]);
  const isReached = percentOf(score) >= boundOf(folder);
  say(`${isReached ? '✓' : '✗'} ${folder}: ${percentOf(score)} % of ${score.killed + score.survived} noticed, ${boundOf(folder)} asked`);
  if (!isReached) process.exitCode = 1;
}
say(`Scores: ${scoresFile}`);
