import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';

/** The one project of tests that MUTATION_PROJECT names: pure, unit or server. */
const wanted = process.env.MUTATION_PROJECT ?? 'pure';

/** The files of tests to run, or all of the project that load the mutated code. */
const files = process.env.MUTATION_TESTS?.split(',');

export default defineConfig({
  ...base,
  test: {
    ...base.test,
    projects: base.test!.projects!.flatMap((project) =>
      // Code that counts its mutants is slow: a test that draws a million times takes minutes. And its files are longer than
      // the architecture allows.
      typeof project === 'object' && 'test' in project && project.test?.name === wanted
        ? [
            {
              ...project,
              test: {
                ...project.test,
                testTimeout: 300_000,
                exclude: ['tests/architecture/**'],
                include: files ?? project.test.include,
              },
            },
          ]
        : [],
    ),
  },
});
