/** `npm run check`: types of every runtime, lint, unused code, and the architecture test. */
import { runStaticChecks, vitestStep } from './checks';
import { runStep } from './step';

const isClean = await runStaticChecks();
const architecture = await runStep({
  ...vitestStep('architecture', 'tests/architecture', 'tests/faults/seeded-bugs.test.ts'),
  isQuiet: true,
});
if (!isClean || !architecture.isPassed) process.exitCode = 1;
