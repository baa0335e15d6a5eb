import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

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
  /** The first lines of a failed test's error, where the runner reports it. */
  reason?: string;
  /** Whether a file failed outside of its tests, such as in an import or a hook. */
  isOutsideTests?: boolean;
}

interface VitestReport {
  testResults: {
    name: string;
    status?: string;
    message?: string;
    assertionResults: { title: string; status: string; failureMessages?: string[] | null }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: PlaywrightTest[] }[];
}

interface PlaywrightTest {
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  results?: { error?: { message?: string } }[];
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

const firstLines = (text: string | undefined) => text && { reason: stripVTControlCharacters(text).split('\n').slice(0, 4).join('\n') };

function fromVitest(runner: Runner, report: VitestReport): Outcome[] {
  return report.testResults.flatMap(({ name, status: fileStatus, message, assertionResults }) => {
    const isThroughProduct = usesRealServer(name);
    const isBroken = fileStatus === 'failed' && !assertionResults.some(({ status }) => status === 'failed');
    return [
      ...assertionResults.map(({ title, status, failureMessages }) => ({
        runner,
        title,
        state: vitestStates[status] ?? 'skipped',
        isThroughProduct,
        ...firstLines(failureMessages?.[0]),
      })),
      ...(isBroken
        ? [{ runner, title: name, state: 'failed' as const, isThroughProduct, isOutsideTests: true, ...firstLines(message) }]
        : []),
    ];
  });
}

function fromPlaywright(runner: Runner, suite: PlaywrightSuite): Outcome[] {
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      runner,
      title,
      state: playwrightStates[status],
      isThroughProduct: true,
      ...firstLines(results?.find(({ error }) => error)?.error?.message),
    })),
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

/** Deletes the last results of every runner, so that a run doesn't count results of an earlier one. */
export function forgetResults(): void {
  for (const file of Object.values(resultFiles)) rmSync(file, { force: true });
}
