import { existsSync, readFileSync, writeFileSync } from 'node:fs';

export const scoresFile = 'docs/mutation-scores.md';

/** The mutation score of one folder. Mutants that time out count as killed. */
export interface Score {
  folder: string;
  killed: number;
  survived: number;
  /** The drawn share of the mutants, 1 for all. */
  share: number;
}

/** The part of Stryker's JSON report for a score. */
export interface MutationReport {
  files: Record<string, { mutants: { status: string }[] }>;
}

const killedStates = new Set(['Killed', 'Timeout']);
const survivedStates = new Set(['Survived', 'NoCoverage']);

function countStates(states: readonly string[]): Pick<Score, 'killed' | 'survived'> {
  return {
    killed: states.filter((state) => killedStates.has(state)).length,
    survived: states.filter((state) => survivedStates.has(state)).length,
  };
}

/** A folder's score from Stryker's report; ignored or uncompilable mutants don't count. */
export function scoreOf(folder: string, { files }: MutationReport, share = 1): Score {
  const states = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  return { folder, ...countStates(states), share };
}

/** A folder's score from the log of a run that was stopped: a line with the number of mutants, then one for each tested one. */
export function scoreOfTested(folder: string, log: string): Score {
  const [head, ...tested] = log.trim().split('\n');
  const { runs } = JSON.parse(head!) as { runs: number };
  const counts = countStates(tested.map((line) => (JSON.parse(line) as { status: string }).status));
  return { folder, ...counts, share: (counts.killed + counts.survived) / runs };
}

/**
 * A report without its survivors, so that they run again, since Stryker doesn't notice that tests have improved; and without the
 * mutants outside the sample, which a larger sample may contain.
 */
export function withoutSurvivors<R extends MutationReport>(report: R): R {
  const files = Object.entries(report.files).map(([path, file]) => [
    path,
    { ...file, mutants: file.mutants.filter(({ status }) => !survivedStates.has(status) && status !== 'CompileError') },
  ]);
  return { ...report, files: Object.fromEntries(files) as R['files'] };
}

/** Killed mutants in percent, with one decimal; 100 if there aren't any. */
export function percentOf({ killed, survived }: Pick<Score, 'killed' | 'survived'>): number {
  const all = killed + survived;
  return all === 0 ? 100 : Math.round((killed / all) * 1000) / 10;
}

/** The 95 % confidence interval of a sample's score in percent, after Wilson. */
export function intervalOf({ killed, survived }: Pick<Score, 'killed' | 'survived'>): [low: number, high: number] {
  const all = killed + survived;
  if (all === 0) return [0, 100];
  const z = 1.96;
  const part = killed / all;
  const middle = part + z ** 2 / (2 * all);
  const reach = z * Math.sqrt((part * (1 - part)) / all + z ** 2 / (4 * all ** 2));
  const percent = (value: number) => Math.round((value / (1 + z ** 2 / all)) * 100);
  return [percent(middle - reach), percent(middle + reach)];
}

/** The threshold of a folder in percent. */
export function boundOf(folder: string): number {
  return /^(?:rules|contract)\b/.test(folder) ? 85 : 75;
}

const row = /^\| `([^`]+)` \| [\d.]+ \| (\d+) \| (\d+) \| (?:all|([\d.]+) %, [^|]+) \|$/;

/** The scores in the table of a text. */
export function parseScores(text: string): Score[] {
  return text.split('\n').flatMap((line) => {
    const [, folder, killed, survived, drawn] = row.exec(line) ?? [];
    return folder ? [{ folder, killed: Number(killed), survived: Number(survived), share: drawn ? Number(drawn) / 100 : 1 }] : [];
  });
}

function mutantsOf(score: Score): string {
  if (score.share >= 1) return 'all';
  const [low, high] = intervalOf(score);
  return `${Number((score.share * 100).toFixed(1))} %, score from ${low} to ${high}`;
}

const heading = [
  '# Mutation scores',
  '',
  'The share of mutants that the tests notice, by folder. Rules and contract have to reach 85 %, the others 75 %. `npm run test:mutation` writes the table and keeps the remarks below it.',
  '',
  'Where only a random sample of the mutants ran, the last column has its share of all mutants and the 95 % confidence interval (Wilson) of the score.',
  '',
  '| folder | score % | killed | survived | mutants |',
  '|---|---|---|---|---|',
];

/** The page with one row for each folder, sorted; new scores replace older ones. */
export function renderScores(scores: readonly Score[], remarks = ''): string {
  const byFolder = new Map(scores.map((score) => [score.folder, score]));
  const rows = [...byFolder.values()].sort((one, other) => one.folder.localeCompare(other.folder));
  const lines = rows.map(
    (score) => `| \`${score.folder}\` | ${percentOf(score).toFixed(1)} | ${score.killed} | ${score.survived} | ${mutantsOf(score)} |`,
  );
  return `${[...heading, ...lines].join('\n')}\n${remarks}`;
}

/** The part of the page after the table. */
export function remarksOf(text: string): string {
  const at = text.indexOf('\n## ');
  return at === -1 ? '' : text.slice(at);
}

/** Adds scores to the page. */
export function writeScores(scores: readonly Score[]): void {
  const text = existsSync(scoresFile) ? readFileSync(scoresFile, 'utf8') : '';
  writeFileSync(scoresFile, renderScores([...parseScores(text), ...scores], remarksOf(text)));
}
