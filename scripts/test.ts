/**
 * `npm test`: checks, unit and server tests, the build, and the journeys in a browser, in this order. Continues after
 * a failure, so that one run shows all failures. The last line counts over all runners: `N passed, N failed`.
 */
import { ensureBrowser } from '../tests/support/browser';
import { journeysStep, runStaticChecks, vitestStep } from './checks';
import { forgetResults, readResults, type Runner } from './results';
import { say } from './say';
import { runStep, type Step } from './step';

interface Tally {
  passed: number;
  failed: number;
}

const tally: Tally = { passed: 0, failed: 0 };

/** The failures, printed at the end of the output, which readers of a long log see first. */
const failures: string[] = [];

/** Adds a runner's results; a runner that failed without a failed test counts as one failure. */
function count(runner: Runner, isPassed: boolean): void {
  const outcomes = readResults(runner)?.outcomes ?? [];
  const failed = outcomes.filter(({ state }) => state === 'failed');
  tally.passed += outcomes.filter(({ state }) => state === 'passed').length;
  tally.failed += isPassed ? failed.length : Math.max(failed.length, 1);
  failures.push(...failed.map(({ title, reason }) => [`✗ ${runner}: ${title}`, reason].filter(Boolean).join('\n')));
  if (!isPassed && failed.length === 0) failures.push(`✗ ${runner}: ended with an error outside of its tests`);
}

async function runRunner(runner: Runner, step: Step): Promise<void> {
  const { isPassed } = await runStep(step);
  count(runner, isPassed);
}

async function runJourneys(): Promise<void> {
  const build = await runStep({ name: 'build', command: 'npm', args: ['run', 'build'] });
  tally[build.isPassed ? 'passed' : 'failed'] += 1;
  if (!build.isPassed) {
    say('✗ journeys: not run, because there is no build');
    tally.failed += 1;
    return;
  }
  try {
    process.env.PERIGEE_BROWSER = ensureBrowser();
  } catch (error) {
    say(`✗ ${error instanceof Error ? error.message : String(error)}`);
    tally.failed += 1;
    return;
  }
  await runRunner('journeys', journeysStep);
}

forgetResults();
count('checks', await runStaticChecks());
await runRunner('architecture', vitestStep('architecture', 'tests/architecture'));
await runRunner('vitest', vitestStep('vitest', '--exclude=tests/architecture/**'));
await runJourneys();

process.exitCode = tally.failed === 0 && tally.passed > 0 ? 0 : 1;
if (failures.length > 0) say(`\n${failures.join('\n\n')}`);
process.stdout.write(`\n${tally.passed} passed, ${tally.failed} failed\n`);
