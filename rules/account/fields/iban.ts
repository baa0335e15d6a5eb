import type { Problem } from '#contract/fields/field-messages';
import { ibanSchema } from '#contract/fields/iban';
import { problemBy } from '#contract/fields/problems';
import { groups } from '../groups';

/** The consequences of an IBAN: a notice for its field and groups that the server assigns to the player. */
export interface IbanOutcome {
  problem: Problem | null;
  notice: Problem | null;
  addGroups: readonly number[];
}

/** Letters, digits and spaces only; a Lithuanian one joins group 1101 and gets a notice (FORM-017). */
export function judgeIban(text: string): IbanOutcome {
  const problem = problemBy(ibanSchema, text);
  const isLithuanian = !problem && /^\s*LT/i.test(text);
  return isLithuanian
    ? { problem, notice: { key: 'fields.iban_lithuania', values: {} }, addGroups: [groups.lithuanianIban] }
    : { problem, notice: null, addGroups: [] };
}
