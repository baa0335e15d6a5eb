import type { FunctionSpan } from './syntax';
import type { SourceFile } from './tree';

export const fileBudget = { median: 60, p90: 200, limit: 300 };

const functionBudget = 60;
const markupBudget = 120;

/** Tables of data, whose length says nothing about how hard they are to read. */
const dataFolders = [/^locales\//, /\/seed\/data\//, /\.data\.ts$/];

/** Whether the file budgets apply to a file. */
export function isBudgeted({ path }: SourceFile): boolean {
  return !dataFolders.some((data) => data.test(path));
}

/** The value that a share (0 to 1) of the sorted numbers does not exceed; 0 where there are none. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** Whether a function is longer than its budget; what only groups tests has none. */
export function isTooLong({ lines, hasMarkup, isTestGroup }: FunctionSpan): boolean {
  return !isTestGroup && lines > (hasMarkup ? markupBudget : functionBudget);
}
