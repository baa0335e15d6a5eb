import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const specificationFolder = 'docs/specification';

/** A rule stands at the start of a list item or in the first cell of a table row. */
const declaration = /^(?:- |\| )`([A-Z]+-\d{3})`/gm;

/** Ids in the brackets that end a test's title: `… [ROUTE-040, ROUTE-041]`, or each in its own. */
const claim = /(?:\s*\[[A-Z]+-\d{3}(?:,\s*[A-Z]+-\d{3})*\])+$/;
const identifier = /[A-Z]+-\d{3}/g;

/** The ids that a specification text declares, in its order. */
export function declaredIds(text: string): string[] {
  return Array.from(text.matchAll(declaration), (match) => match[1]!);
}

/** The ids that a test's title claims; none where it ends without brackets. */
export function claimedIds(title: string): string[] {
  return claim.exec(title.trim())?.[0].match(identifier) ?? [];
}

/** Every id of the numbered rules, in the order of the files. */
export function readSpecification(folder = specificationFolder): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .flatMap((file) => declaredIds(readFileSync(join(folder, file), 'utf8')));
}
