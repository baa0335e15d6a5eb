import { claimedIds } from './specification';
import type { Outcome } from './results';

/** Which rules the passing tests prove, which nothing proves, and ids that no rule has. */
export interface Coverage {
  total: number;
  proven: string[];
  missing: string[];
  unknown: { id: string; title: string }[];
}

/** Sets the rules against the titles of the tests. A rule is proven by one passing test unless another that claims it failed. */
export function coverageOf(rules: readonly string[], outcomes: readonly Outcome[]): Coverage {
  const known = new Set(rules);
  const claims = outcomes.flatMap(({ title, state }) => claimedIds(title).map((id) => ({ id, title, state })));
  const passed = new Set(claims.filter(({ state }) => state === 'passed').map(({ id }) => id));
  const failed = new Set(claims.filter(({ state }) => state === 'failed').map(({ id }) => id));
  const isProven = (id: string) => passed.has(id) && !failed.has(id);
  const unknown = new Map(claims.filter(({ id }) => !known.has(id)).map(({ id, title }) => [id + title, { id, title }]));
  return {
    total: rules.length,
    proven: rules.filter(isProven),
    missing: rules.filter((id) => !isProven(id)),
    unknown: [...unknown.values()],
  };
}
