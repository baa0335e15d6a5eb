import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { SeededBug } from '../tests/faults/bugs/bug';
import { seededBugs } from '../tests/faults/seeded-bugs';
import { parseReport } from './results';
import { say } from './say';
import { runSteps, type Step } from './step';

const reportOf = (bug: SeededBug) => `test-results/seeded-bug-${seededBugs.indexOf(bug)}.json`;

const stepOf = (bug: SeededBug): Step => ({
  name: `seeded bug: ${bug.name}`,
  command: 'node_modules/.bin/vitest',
  args: ['run', bug.proof, '--reporter=json', `--outputFile=${reportOf(bug)}`],
  env: { SEEDED_BUG: bug.name, FAULT_ROUNDS: '3' },
  isQuiet: true,
  isToFail: true,
});

/** The number of tests that a bug made fail; 0 if the tests didn't run. */
function countRed(bug: SeededBug): number {
  const report = reportOf(bug);
  if (!existsSync(report)) return 0;
  return parseReport('vitest', readFileSync(report, 'utf8')).filter(({ state, isOutsideTests }) => state === 'failed' && !isOutsideTests)
    .length;
}

/** The bugs of these names, or all without a name. Throws for an unknown name. */
function bugsNamed(names: readonly string[]): readonly SeededBug[] {
  const unknown = names.find((name) => !seededBugs.some((bug) => bug.name === name));
  if (unknown !== undefined) throw new Error(`There is no seeded bug "${unknown}".`);
  return names.length === 0 ? seededBugs : seededBugs.filter(({ name }) => names.includes(name));
}

/** Runs the tests of each seeded bug, or of the named ones, with the bug applied; returns the counts of detected and missed bugs. */
export async function runSeededBugs(names: readonly string[] = []): Promise<{ noticed: number; missed: number }> {
  const bugs = bugsNamed(names);
  for (const bug of bugs) rmSync(reportOf(bug), { force: true });
  await runSteps(bugs.map(stepOf), 2);
  const missed = bugs.filter((bug) => countRed(bug) === 0);
  for (const { name, proof } of missed) say(`✗ ${proof} stays green with this bug: ${name}`);
  return { noticed: bugs.length - missed.length, missed: missed.length };
}
