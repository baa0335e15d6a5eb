import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const specificationFolder = 'docs/specification';

/** One statement of a rule that can be true or false separately; a rule without lettered clauses is a single clause. */
export interface Clause {
  /** `LIMIT-003a`, or the rule's id if it has no lettered clauses. */
  id: string;
  /** `LIMIT-003`. */
  rule: string;
  /** Whether its effect is visible on a screen; if so, a test in isolation doesn't prove it. */
  isVisible: boolean;
}

/** A rule is at the start of a list item or in the first cell of a table row. */
const rulePattern = /^(?:- |\| )`([A-Z]+-\d{3})`(.*)/;

/** A clause is in a list item under its rule: `  - a: text` or `  - a (visible): text`. */
const clausePattern = /^ {2}- ([a-z])( \(visible\))?: /;

/** Ids in the brackets at the end of a test's title: `… [ROUTE-040a, ROUTE-041]`, or each in its own. */
const claimPattern = /(?:\s*\[[A-Z]+-\d{3}[a-z]?(?:,\s*[A-Z]+-\d{3}[a-z]?)*\])+$/;
const idPattern = /[A-Z]+-\d{3}[a-z]?/g;

/** The clauses that a specification text declares, in order; a clause without a preceding rule is an error. */
export function declaredClauses(text: string): Clause[] {
  const clauses: Clause[] = [];
  let rule: { id: string; isVisible: boolean; letters: number } | undefined;
  const closeRule = () => {
    if (rule && rule.letters === 0) clauses.push({ id: rule.id, rule: rule.id, isVisible: rule.isVisible });
    rule = undefined;
  };
  for (const line of text.split('\n')) {
    const [, id, rest] = rulePattern.exec(line) ?? [];
    const [, letter, visible] = clausePattern.exec(line) ?? [];
    if (id) {
      closeRule();
      rule = { id, isVisible: /^(?: \|)? \(visible\)/.test(rest ?? ''), letters: 0 };
    } else if (letter) {
      if (!rule) throw new Error(`clause without a rule: ${line}`);
      const expected = String.fromCharCode('a'.charCodeAt(0) + rule.letters);
      if (letter !== expected) throw new Error(`${rule.id}: clause ${letter} where ${expected} is next`);
      rule.letters += 1;
      clauses.push({ id: rule.id + letter, rule: rule.id, isVisible: visible !== undefined });
    }
  }
  closeRule();
  return clauses;
}

/** The ids of rules or clauses that a test's title claims; none if it doesn't end in brackets. */
export function claimedIds(title: string): string[] {
  return claimPattern.exec(title.trim())?.[0].match(idPattern) ?? [];
}

/** Every clause of the numbered rules, in the order of the files. */
export function readSpecification(): Clause[] {
  return readdirSync(specificationFolder)
    .filter((file) => /^\d\d-.*\.md$/.test(file))
    .sort()
    .flatMap((file) => declaredClauses(readFileSync(join(specificationFolder, file), 'utf8')));
}
