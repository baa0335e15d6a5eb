/**
 * `npm run spec`: which clauses of the specification the last test results prove, and how. `--json` prints JSON,
 * `--open` only the open clauses, one per line.
 */
import { coverageOf, type Coverage, type ProvenClause } from './coverage';
import { readResults, resultFiles, type Runner } from './results';
import { readSpecification } from './specification';

/** One line for each prefix of the ids, such as `  ROUTE  001 002b`. */
function groupByPrefix(ids: readonly string[]): string[] {
  const groups = new Map<string, string[]>();
  for (const id of ids) {
    const [word, number] = id.split('-') as [string, string];
    groups.set(word, [...(groups.get(word) ?? []), number]);
  }
  return Array.from(groups, ([word, numbers]) => `  ${word.padEnd(6)} ${numbers.join(' ')}`);
}

function section(title: string, clauses: readonly { id: string }[], total: number): string[] {
  return ['', `${title}: ${clauses.length} of ${total}`, ...groupByPrefix(clauses.map(({ id }) => id))];
}

function print({ clauses, provenRules, openRules }: Coverage): void {
  const by = (isIn: (clause: ProvenClause) => boolean) => clauses.filter(isIn);
  const lines = [
    `rules proven: ${provenRules.length} of ${provenRules.length + openRules.length}`,
    ...section(
      'clauses proven through the running product',
      by(({ isProven, proof }) => isProven && proof === 'running'),
      clauses.length,
    ),
    ...section(
      'clauses proven in isolation',
      by(({ isProven, proof }) => isProven && proof === 'isolated'),
      clauses.length,
    ),
    ...section(
      'visible clauses proven in isolation alone (open)',
      by(({ isProven, proof }) => !isProven && proof === 'isolated'),
      clauses.length,
    ),
    ...section(
      'clauses without proof (open)',
      by(({ proof }) => proof === 'none'),
      clauses.length,
    ),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

const runners = Object.keys(resultFiles) as Runner[];
const results = runners.map((runner) => ({ runner, last: readResults(runner) }));
for (const { runner, last } of results) {
  const age = last ? `last run ${last.writtenAt.toISOString()}` : `no results (${resultFiles[runner]}): npm test writes them`;
  process.stderr.write(`${runner}: ${age}\n`);
}

const coverage = coverageOf(
  readSpecification(),
  results.flatMap(({ last }) => last?.outcomes ?? []),
);
const openIds = coverage.clauses.filter(({ isProven }) => !isProven).map(({ id }) => id);
if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify(coverage)}\n`);
else if (process.argv.includes('--open')) process.stdout.write(`${openIds.join('\n')}\n`);
else print(coverage);
for (const { id, title } of coverage.unknown) process.stderr.write(`no such rule or clause: ${id}, claimed by "${title}"\n`);
for (const { id, title } of coverage.imprecise) process.stderr.write(`${id} has several clauses; name them: "${title}"\n`);
if (coverage.unknown.length > 0) process.exitCode = 1;
