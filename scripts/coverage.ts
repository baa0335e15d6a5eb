import type { Outcome } from './results';
import { claimedIds, type Clause } from './specification';

/**
 * The proof of a clause: a test through the running product (a journey, or a suite against the real server and
 * database), a test in isolation, or nothing.
 */
export type Proof = 'running' | 'isolated' | 'none';

/** A clause with its proof. A visible clause that's only proven in isolation isn't proven. */
export interface ProvenClause extends Clause {
  proof: Proof;
  isProven: boolean;
}

/** The clauses with their proofs, the rules whose clauses are all proven, and claims without a clause. */
export interface Coverage {
  clauses: ProvenClause[];
  provenRules: string[];
  openRules: string[];
  /** Ids that no rule or clause has. */
  unknown: { id: string; title: string }[];
  /** Claims of a whole rule that has several clauses, which prove nothing. */
  imprecise: { id: string; title: string }[];
}

function proofOf(claims: readonly Outcome[]): Proof {
  if (claims.length === 0 || claims.some(({ state }) => state === 'failed')) return 'none';
  const passed = claims.filter(({ state }) => state === 'passed');
  if (passed.some(({ isThroughProduct }) => isThroughProduct)) return 'running';
  return passed.length > 0 ? 'isolated' : 'none';
}

/** The claims outside a set of known ids, once for each id and title. */
function pick(claims: readonly { id: string; title: string }[], isPicked: (id: string) => boolean): { id: string; title: string }[] {
  const picked = claims.filter(({ id }) => isPicked(id)).map(({ id, title }) => [`${id} ${title}`, { id, title }] as const);
  return [...new Map(picked).values()];
}

/** Matches the clauses with the titles of the tests that claim them. */
export function coverageOf(clauses: readonly Clause[], outcomes: readonly Outcome[]): Coverage {
  const claims = outcomes.flatMap((outcome) => claimedIds(outcome.title).map((id) => ({ id, title: outcome.title, outcome })));
  const byId = new Map<string, Outcome[]>();
  for (const { id, outcome } of claims) byId.set(id, [...(byId.get(id) ?? []), outcome]);
  const proven = clauses.map((clause): ProvenClause => {
    const proof = proofOf(byId.get(clause.id) ?? []);
    return { ...clause, proof, isProven: clause.isVisible ? proof === 'running' : proof !== 'none' };
  });
  const open = new Set(proven.filter(({ isProven }) => !isProven).map(({ rule }) => rule));
  const rules = [...new Set(clauses.map(({ rule }) => rule))];
  const ids = new Set(clauses.map(({ id }) => id));
  return {
    clauses: proven,
    provenRules: rules.filter((rule) => !open.has(rule)),
    openRules: rules.filter((rule) => open.has(rule)),
    unknown: pick(claims, (id) => !ids.has(id) && !rules.includes(id)),
    imprecise: pick(claims, (id) => !ids.has(id) && rules.includes(id)),
  };
}
