/**
 * `npm run test:mutation -- <folder> …`: mutation testing with Stryker; without a folder, every one below. Prints the
 * survivors and writes the scores to docs. Only changes since the last run and earlier survivors run
 * again. Fails if a folder stays below its threshold.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { boundOf, percentOf, scoreOf, scoresFile, withoutSurvivors, writeScores, type MutationReport, type Score } from './mutation-scores';
import { say } from './say';
import { runStep } from './step';

const results = 'mutation-results';

const notMutated = ['!**/*.test.ts', '!**/*.test.tsx', '!**/*.gen.ts', '!**/*.data.ts', '!**/*.d.ts'];

const foldersIn = (parent: string) =>
  readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${parent}/${name}`);

const allFolders = () => [
  ...foldersIn('rules'),
  'contract',
  'offline',
  'sw',
  'server/plugins',
  'server/realtime',
  'src/platform',
  'src/live',
];

/** The vitest project with the tests of a folder. */
function projectOf(folder: string): string {
  if (/^(?:sw|src)\b/.test(folder)) return 'unit';
  return folder.startsWith('server') ? 'server' : 'pure';
}

const reportIn = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as MutationReport;

async function mutate(folder: string): Promise<Score | undefined> {
  const name = folder.replaceAll('/', '-');
  const report = `${results}/${name}.json`;
  if (existsSync(report)) writeFileSync(report, JSON.stringify(withoutSurvivors(reportIn(report))));
  // The argument is a comma-separated list: braces would be split.
  const mutated = [`${folder}/**/*.ts`, `${folder}/**/*.tsx`, ...notMutated].join();
  const { isPassed } = await runStep({
    name: `mutation: ${folder}`,
    command: 'node_modules/.bin/stryker',
    args: ['run', '--mutate', mutated, '--incremental', '--incrementalFile', report],
    env: { MUTATION_PROJECT: projectOf(folder) },
  });
  if (!isPassed || !existsSync(report)) return undefined;
  return scoreOf(folder, reportIn(report), new Date().toISOString().slice(0, 10));
}

mkdirSync(results, { recursive: true });
const asked = process.argv.slice(2).map((folder) => folder.replace(/\/$/, ''));
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
