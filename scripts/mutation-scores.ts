import { existsSync, readFileSync, writeFileSync } from 'node:fs';

export const scoresFile = 'docs/mutation-scores.md';

/** The mutation score of one folder. Mutants that time out count as killed. */
export interface Score {
  folder: string;
  killed: number;
  survived: number;
  /** The day of the run, `2026-11-22`. */
  day: string;
}

/** The part of Stryker's JSON report for a score. */
export interface MutationReport {
  files: Record<string, { mutants: { status: string }[] }>;
}

const killedStates = new Set(['Killed', 'Timeout']);
const survivedStates = new Set(['Survived', 'NoCoverage']);

/** A folder's score from Stryker's report; ignored or uncompilable mutants don't count. */
export function scoreOf(folder: string, { files }: MutationReport, day: string): Score {
  const states = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  return {
    folder,
    killed: states.filter((state) => killedStates.has(state)).length,
    survived: states.filter((state) => survivedStates.has(state)).length,
    day,
  };
}

/** A report without its survivors, which then run again: Stryker doesn't notice that tests have become better. */
export function withoutSurvivors<R extends MutationReport>(report: R): R {
  const files = Object.entries(report.files).map(([path, file]) => [
    path,
    { ...file, mutants: file.mutants.filter(({ status }) => !survivedStates.has(status)) },
  ]);
  return { ...report, files: Object.fromEntries(files) as R['files'] };
}

/** Killed mutants in percent, with one decimal; 100 if there aren't any. */
export function percentOf({ killed, survived }: Pick<Score, 'killed' | 'survived'>): number {
  const all = killed + survived;
  return all === 0 ? 100 : Math.round((killed / all) * 1000) / 10;
}

/** The threshold of a folder in percent. */
export function boundOf(folder: string): number {
  return /^(?:rules|contract)\b/.test(folder) ? 85 : 75;
}

const row = /^\| `([^`]+)` \| [\d.]+ \| (\d+) \| (\d+) \| ([\d-]+) \|$/;

/** The scores in the table of a text. */
export function parseScores(text: string): Score[] {
  return text.split('\n').flatMap((line) => {
    const [, folder, killed, survived, day] = row.exec(line) ?? [];
    return folder ? [{ folder, killed: Number(killed), survived: Number(survived), day: day! }] : [];
  });
}

/** The page with one row for each folder, sorted; new scores replace older ones. */
export function renderScores(scores: readonly Score[]): string {
  const byFolder = new Map(scores.map((score) => [score.folder, score]));
  const rows = [...byFolder.values()].sort((one, other) => one.folder.localeCompare(other.folder));
  const lines = rows.map(
    (score) => `| \`${score.folder}\` | ${percentOf(score).toFixed(1)} | ${score.killed} | ${score.survived} | ${score.day} |`,
  );
  const heading = [
    '# Mutation scores',
    '',
    'Written by `npm run test:mutation`: the share of mutants that the tests notice, by folder. Rules and contract have to reach 85 %, the others 75 %.',
    '',
    '| folder | score % | killed | survived | day |',
    '|---|---|---|---|---|',
  ];
  return `${[...heading, ...lines].join('\n')}\n`;
}

/** Adds scores to the page. */
export function writeScores(scores: readonly Score[]): void {
  const known = existsSync(scoresFile) ? parseScores(readFileSync(scoresFile, 'utf8')) : [];
  writeFileSync(scoresFile, renderScores([...known, ...scores]));
}
