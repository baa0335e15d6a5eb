/** `npm run spec`: which rules of the specification the last test results prove. `--json` prints the lists alone. */
import { coverageOf, type Coverage } from './coverage';
import { readResults, resultFiles, type Runner } from './results';
import { readSpecification } from './specification';

/** One line for each word of the ids, such as `  ROUTE  001 002`. */
function groupByWord(ids: readonly string[]): string[] {
  const groups = new Map<string, string[]>();
  for (const id of ids) {
    const [word, number] = id.split('-') as [string, string];
    groups.set(word, [...(groups.get(word) ?? []), number]);
  }
  return Array.from(groups, ([word, numbers]) => `  ${word.padEnd(6)} ${numbers.join(' ')}`);
}

function print({ total, proven, missing }: Coverage): void {
  const lines = [`proven ${proven.length} of ${total}`, ...groupByWord(proven)];
  lines.push('', `missing ${missing.length} of ${total}`, ...groupByWord(missing));
  process.stdout.write(`${lines.join('\n')}\n`);
}

const runners = Object.keys(resultFiles) as Runner[];
const results = runners.map((runner) => ({ runner, last: readResults(runner) }));
for (const { runner, last } of results) {
  const age = last ? `last run ${last.writtenAt.toISOString()}` : `no results (${resultFiles[runner]}): npm test writes them`;
  process.stderr.write(`${runner}: ${age}\n`);
}

const coverage = coverageOf(readSpecification(), results.flatMap(({ last }) => last?.outcomes ?? []));
if (process.argv.includes('--json')) {
  const { total, proven, missing } = coverage;
  process.stdout.write(`${JSON.stringify({ total, proven, missing })}\n`);
} else {
  print(coverage);
}
for (const { id, title } of coverage.unknown) process.stderr.write(`no such rule: ${id}, claimed by "${title}"\n`);
if (coverage.unknown.length > 0) process.exitCode = 1;
