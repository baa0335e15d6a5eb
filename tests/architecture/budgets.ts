import type { FunctionSpan } from './syntax';
import type { SourceFile } from './tree';

export const fileBudget = { median: 60, p90: 200, limit: 300 };

const functionBudget = 60;
const markupBudget = 120;

/** Data tables and drawings, which may be long. */
const dataFolders = [/^locales\//, /^server\/covers\/bodies\//, /^rules\/games\/slots\/library\//, /\/seed\/data\//, /\.data\.ts$/];

/** Whether the file budgets apply to a file. */
export function isBudgeted({ path }: SourceFile): boolean {
  return !dataFolders.some((data) => data.test(path));
}

/** The quantile of sorted numbers for a share (0 to 1); 0 if there are none. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** Whether a function is over its budget; functions that only group tests have none. */
export function isTooLong({ lines, hasMarkup, isTestGroup }: FunctionSpan): boolean {
  return !isTestGroup && lines > (hasMarkup ? markupBudget : functionBudget);
}
