import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The path of each runner's last results, from the project's root. */
export const resultFiles = {
  checks: 'test-results/checks.json',
  architecture: 'test-results/architecture.json',
  vitest: 'test-results/vitest.json',
  journeys: 'test-results/journeys.json',
} as const;

export type Runner = keyof typeof resultFiles;

/** One test of one runner with its title and result. */
export interface Outcome {
  runner: Runner;
  title: string;
  state: 'passed' | 'failed' | 'skipped';
  /** Whether it ran through the product: a browser journey, or a test against the real server and database. */
  isThroughProduct: boolean;
}

interface VitestReport {
  testResults: { name: string; assertionResults: { title: string; status: string }[] }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[] }[];
}

const vitestStates: Record<string, Outcome['state']> = { passed: 'passed', failed: 'failed' };

const playwrightStates = { expected: 'passed', flaky: 'failed', unexpected: 'failed', skipped: 'skipped' } as const;

/** Imports that start the server or a database for a test. */
const realServer = /from '(?:#tests\/support\/(?:own-server|platform|database|signed-in)|\.\/(?:stage|asking))'/;

/** Whether a test file runs against the real server and database. */
function usesRealServer(path: string): boolean {
  const isServerSide = /\/(?:server|tests\/(?:calls|pages|faults))\//.test(path);
  return isServerSide && existsSync(path) && realServer.test(readFileSync(path, 'utf8'));
}

function fromVitest(runner: Runner, report: VitestReport): Outcome[] {
  return report.testResults.flatMap(({ name, assertionResults }) => {
    const isThroughProduct = usesRealServer(name);
    return assertionResults.map(({ title, status }) => ({ runner, title, state: vitestStates[status] ?? 'skipped', isThroughProduct }));
  });
}

function fromPlaywright(runner: Runner, suite: PlaywrightSuite): Outcome[] {
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.map(({ status }) => ({ runner, title, state: playwrightStates[status], isThroughProduct: true })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => fromPlaywright(runner, inner))];
}

/** A runner's results from the text of its report; a test that only passed on a retry counts as failed. */
export function parseReport(runner: Runner, text: string): Outcome[] {
  const report: unknown = JSON.parse(text);
  if (runner === 'checks') return report as Outcome[];
  if (runner === 'journeys') return fromPlaywright(runner, report as PlaywrightSuite);
  return fromVitest(runner, report as VitestReport);
}

/** The last results of one runner with their time; undefined without any. */
export function readResults(runner: Runner): { outcomes: Outcome[]; writtenAt: Date } | undefined {
  const file = resultFiles[runner];
  if (!existsSync(file)) return undefined;
  return { outcomes: parseReport(runner, readFileSync(file, 'utf8')), writtenAt: statSync(file).mtime };
}

/** Stores a runner's results as its last ones. */
export function writeResults(runner: Runner, outcomes: readonly Outcome[]): void {
  const file = resultFiles[runner];
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(outcomes, null, 2)}\n`);
}

/** Deletes the last results of every runner, so that a run can't count those of an earlier one. */
export function forgetResults(): void {
  for (const file of Object.values(resultFiles)) rmSync(file, { force: true });
}
