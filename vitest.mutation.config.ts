import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';

/** The only test project to run, from MUTATION_PROJECT: pure, window, worker or server. */
const wanted = process.env.MUTATION_PROJECT ?? 'pure';

/** The test files to run; by default all of the project that load the mutated code. */
const files = process.env.MUTATION_TESTS?.split(',');

export default defineConfig({
  ...base,
  test: {
    ...base.test,
    projects: base.test!.projects!.flatMap((project) =>
      // Instrumented code is slow, so a test with a million draws takes minutes. Its files are longer than the architecture
      // tests allow.
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
