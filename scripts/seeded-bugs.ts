import { existsSync, readFileSync, rmSync } from 'node:fs';
import { type SeededBug, seededBugs } from '../tests/faults/seeded-bugs';
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

/** How many tests of its proof a bug turned red; 0 where the tests did not even run. */
function countRed(bug: SeededBug): number {
  const report = reportOf(bug);
  return existsSync(report) ? parseReport('vitest', readFileSync(report, 'utf8')).filter(({ state }) => state === 'failed').length : 0;
}

/** Runs the proof of each seeded bug with the bug in it; answers how many were noticed and how many were not. */
export async function runSeededBugs(): Promise<{ noticed: number; missed: number }> {
  for (const bug of seededBugs) rmSync(reportOf(bug), { force: true });
  await runSteps(seededBugs.map(stepOf), 2);
  const missed = seededBugs.filter((bug) => countRed(bug) === 0);
  for (const { name, proof } of missed) say(`✗ ${proof} stays green with this bug: ${name}`);
  return { noticed: seededBugs.length - missed.length, missed: missed.length };
}
