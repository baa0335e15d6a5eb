import { createHash } from 'node:crypto';

/** A number from 0 to 1 that depends on the mutant alone, so that a larger sample contains the smaller one. */
function drawOf({ fileName, location, mutatorName, replacement }) {
  const name = fileName.split('/').at(-1);
  const text = JSON.stringify([name, location.start, location.end, mutatorName, replacement]);
  return createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;
}

/** Lets a random share of the mutants run, MUTATION_SAMPLE; the others don't count. */
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
    return [mutants.map(({ id }) => id)];
  }
}

/** Plugins of Stryker: a checker that samples. */
export const strykerPlugins = [{ kind: 'Checker', name: 'sample', injectableClass: SampleChecker }];
