import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Where each runner leaves its last results, seen from the project's root. */
export const resultFiles = {
  checks: 'test-results/checks.json',
  architecture: 'test-results/architecture.json',
  vitest: 'test-results/vitest.json',
  journeys: 'test-results/journeys.json',
} as const;

export type Runner = keyof typeof resultFiles;

/** One test of one runner with its own title and how it ended. */
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

/** What a test imports that starts the server or gives it a database. */
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

/** A runner's outcomes from the text of its report; a test that passed only when tried again counts as failed. */
export function parseReport(runner: Runner, text: string): Outcome[] {
  const report: unknown = JSON.parse(text);
  if (runner === 'checks') return report as Outcome[];
  if (runner === 'journeys') return fromPlaywright(runner, report as PlaywrightSuite);
  return fromVitest(runner, report as VitestReport);
}

/** The last results of one runner with the time they were written; undefined where there are none. */
export function readResults(runner: Runner): { outcomes: Outcome[]; writtenAt: Date } | undefined {
  const file = resultFiles[runner];
  if (!existsSync(file)) return undefined;
  return { outcomes: parseReport(runner, readFileSync(file, 'utf8')), writtenAt: statSync(file).mtime };
}

/** Keeps a runner's outcomes as its last results. */
export function writeResults(runner: Runner, outcomes: readonly Outcome[]): void {
  const file = resultFiles[runner];
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(outcomes, null, 2)}\n`);
}

/** Removes the last results of every runner, so that a run cannot count an earlier one's. */
export function forgetResults(): void {
  for (const file of Object.values(resultFiles)) rmSync(file, { force: true });
}
