import { createHash } from 'node:crypto';
import { appendFileSync, writeFileSync } from 'node:fs';

/** A number from 0 to 1 that depends on the mutant alone, so that a larger sample contains the smaller one. */
function drawOf({ fileName, location, mutatorName, replacement }) {
  const name = fileName.split('/').at(-1);
  const text = JSON.stringify([name, location.start, location.end, mutatorName, replacement]);
  return createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;
}

/**
 * Runs a random share of the mutants (MUTATION_SAMPLE); the others don't count. They run in random order, so that those
 * tested before a run is stopped are a random sample too.
 */
class SampleChecker {
  share = Number(process.env.MUTATION_SAMPLE);

  async init() {}

  async check(mutants) {
    const isDrawn = (mutant) => drawOf(mutant) < this.share;
    return Object.fromEntries(
      mutants.map((mutant) => [
        mutant.id,
        isDrawn(mutant) ? { status: 'passed' } : { status: 'compileError', reason: 'not in the sample' },
      ]),
    );
  }

  async group(mutants) {
    // One by one, because results of a larger group arrive in the order of ids.
    return mutants.toSorted((one, other) => drawOf(one) - drawOf(other)).map(({ id }) => [id]);
  }
}

/** Writes each result to MUTATION_TESTED immediately, since Stryker's own report is lost when a run is stopped. */
class TestedReporter {
  file = process.env.MUTATION_TESTED;

  onMutationTestingPlanReady({ mutantPlans }) {
    const runs = mutantPlans.filter(({ plan }) => plan === 'Run').length;
    if (this.file) writeFileSync(this.file, `${JSON.stringify({ runs })}\n`);
  }

  onMutantTested({ fileName, location, mutatorName, replacement, status }) {
    if (!this.file || status === 'CompileError' || status === 'Ignored') return;
    appendFileSync(this.file, `${JSON.stringify({ status, fileName, line: location.start.line, mutatorName, replacement })}\n`);
  }
}

/** Plugins of Stryker for samples. */
export const strykerPlugins = [
  { kind: 'Checker', name: 'sample', injectableClass: SampleChecker },
  { kind: 'Reporter', name: 'tested', injectableClass: TestedReporter },
];
