import type { Problem } from '#contract/fields/field-messages';
import type { Locale } from '#contract/fields/locale';
import type { FieldProblem } from '#contract/refusals';
import { textOf } from '../texts';
import { type Refused, refuse } from './refusals';

/** Errors by field, as in a refusal: the key as code, the text in the caller's language. */
export function presentProblems(problems: Record<string, readonly Problem[]>, locale: Locale): Record<string, FieldProblem[]> {
  return Object.fromEntries(
    Object.entries(problems).map(([field, found]) => [
      field,
      found.map(({ key, values }) => ({ code: key, message: textOf(locale, key, values) })),
    ]),
  );
}

/** A `bad_input` for checks that only the server can make, with one error per field. */
export function refuseFields(locale: Locale, problems: Record<string, Problem>): Refused {
  const lists = Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, [problem]]));
  return refuse('bad_input', { fields: presentProblems(lists, locale) });
}
