import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';

/** The one project of tests that MUTATION_PROJECT names: pure, unit or server. */
const wanted = process.env.MUTATION_PROJECT ?? 'pure';

export default defineConfig({
  ...base,
  test: {
    ...base.test,
    projects: base.test!.projects!.filter((project) => typeof project === 'object' && 'test' in project && project.test?.name === wanted),
  },
});
