/**
 * Mutation tests, by folder: `npm run test:mutation -- rules/money`. Results are kept, and only changed code is tested
 * again (docs/decisions/0089).
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', './scripts/mutation-sample.mjs'],
  vitest: { configFile: 'vitest.mutation.config.ts', related: true },
  checkers: process.env.MUTATION_SAMPLE ? ['sample'] : [],
  coverageAnalysis: 'perTest',
  // The games' rules draw a million rounds in some tests.
  dryRunTimeoutMinutes: 30,
  concurrency: Number(process.env.MUTATION_CONCURRENCY ?? 2),
  timeoutMS: Number(process.env.MUTATION_TIMEOUT_MS ?? 10_000),
  // Static mutants are only run for the contract, whose schemas are created at import. Each of them needs a restart.
  ignoreStatic: process.env.MUTATION_STATIC !== 'yes',
  disableTypeChecks: false,
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: true },
  ignorePatterns: [
    '.stryker',
    'dist',
    '.data',
    'bench-results',
    '/screenshots',
    'test-results',
    'mutation-results',
    '/docs/*',
    '!/docs/openapi.json',
  ],
  cleanTempDir: 'always',
  // Keeps Stryker from rewriting the references of a tsconfig with the API of an older TypeScript.
  tsconfigFile: 'none',
  tempDirName: '.stryker',
};
