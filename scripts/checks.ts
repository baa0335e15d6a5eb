import { readFileSync } from 'node:fs';
import { resultFiles, writeResults } from './results';
import { runSteps, type Step } from './step';

/** One TypeScript project for each runtime: an API that a runtime lacks doesn't compile. */
const { references } = JSON.parse(readFileSync('tsconfig.json', 'utf8')) as { references: { path: string }[] };
const projects = references.map(({ path }) => path.replace('./', ''));

const tool = (name: string) => `node_modules/.bin/${name}`;

const typeSteps = projects.map(
  (project): Step => ({
    name: `types: ${project}`,
    command: tool('tsc'),
    args: ['-p', project, '--pretty'],
    isQuiet: true,
  }),
);

const lintStep: Step = { name: 'lint', command: tool('oxlint'), args: ['--type-aware', '--deny-warnings'], isQuiet: true };

const formatStep: Step = { name: 'format', command: tool('biome'), args: ['format', '.'], isQuiet: true };

const unusedStep: Step = { name: 'unused code', command: tool('knip'), args: ['--no-progress'], isQuiet: true };

/** A step that runs vitest, shows its progress on the terminal and writes a report to test-results/. */
export function vitestStep(report: 'architecture' | 'vitest', ...args: string[]): Step {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${resultFiles[report]}`];
  return { name: report, command: tool('vitest'), args: ['run', ...args, ...reporters] };
}

/**
 * The step that runs the browser journeys in Chromium; playwright.config.ts declares their report. Those in Firefox run
 * with the fault tests.
 */
export const journeysStep: Step = { name: 'journeys', command: tool('playwright'), args: ['test', '--project=phone', '--project=desktop'] };

/** Types, lint, format and unused code, two at a time; each counts as one test. */
export async function runStaticChecks(): Promise<boolean> {
  const results = await runSteps([...typeSteps, lintStep, formatStep, unusedStep], 2);
  writeResults(
    'checks',
    results.map(({ name, isPassed }) => ({
      runner: 'checks',
      title: name,
      state: isPassed ? 'passed' : 'failed',
      isThroughProduct: false,
    })),
  );
  return results.every(({ isPassed }) => isPassed);
}
