/**
 * Mutation tests, by folder: `npm run test:mutation -- rules/money`. Results are kept and only what changed is tried
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
  // The contract consists of schemas, which are made once, when their module loads. Elsewhere such mutants cost a restart each.
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
  // Stryker would rewrite the references of a tsconfig with the API of an older TypeScript; nothing here needs it.
  tsconfigFile: 'none',
  tempDirName: '.stryker',
};
