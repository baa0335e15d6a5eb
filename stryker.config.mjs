/**
 * Mutation tests, by folder: `npm run test:mutation -- rules/money`. Results are kept and only what changed is tried
 * again (docs/decisions/0089).
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts', related: true },
  checkers: [],
  coverageAnalysis: 'perTest',
  // The games' rules draw a million rounds in some tests.
  dryRunTimeoutMinutes: 30,
  concurrency: 2,
  timeoutMS: 10_000,
  ignoreStatic: true,
  disableTypeChecks: false,
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: true },
  ignorePatterns: ['.stryker', 'dist', '.data', 'bench-results', '/screenshots', 'test-results', 'mutation-results', 'docs'],
  cleanTempDir: 'always',
  // Stryker would rewrite the references of a tsconfig with the API of an older TypeScript; nothing here needs it.
  tsconfigFile: 'none',
  tempDirName: '.stryker',
};
