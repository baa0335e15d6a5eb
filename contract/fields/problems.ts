import * as v from 'valibot';
import { type FieldMessage, isFieldMessage, type Problem } from './field-messages';

/** Messages for the library's built-in checks, so that schemas needn't repeat them. */
const byCheck: Record<string, FieldMessage> = {
  non_empty: 'fields.required',
  min_length: 'fields.too_short',
  max_length: 'fields.too_long',
  length: 'fields.invalid',
  min_value: 'fields.too_small',
  max_value: 'fields.too_big',
  integer: 'fields.not_integer',
  safe_integer: 'fields.not_integer',
  multiple_of: 'fields.multiple_of',
};

function keyOf(issue: v.BaseIssue<unknown>): FieldMessage {
  if (isFieldMessage(issue.message)) return issue.message;
  const own = byCheck[issue.type];
  if (own) return own;
  if (issue.expected === 'never') return 'fields.unknown';
  // A form sends an empty value until a choice is made.
  const isNothing = issue.input === undefined || issue.input === null || (issue.type === 'picklist' && issue.input === '');
  return issue.kind === 'schema' && isNothing ? 'fields.required' : 'fields.invalid';
}

/** One issue of a schema as a key, with the violated bound as `n`. */
export function problemOfIssue(issue: v.BaseIssue<unknown>): Problem {
  const bound = issue.requirement;
  return { key: keyOf(issue), values: typeof bound === 'number' ? { n: bound } : {} };
}

/** The issues of a schema by field path (`user.email`); the first problem of a field first. */
export function problemsByField(issues: readonly v.BaseIssue<unknown>[]): Record<string, Problem[]> {
  // A map and own properties, because a field's name may be `__proto__`.
  const fields = new Map<string, Problem[]>();
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? '';
    fields.set(field, [...(fields.get(field) ?? []), problemOfIssue(issue)]);
  }
  return Object.fromEntries(fields);
}

/** The first problem of a value by a schema, or null. */
export function problemBy(schema: v.GenericSchema, value: unknown): Problem | null {
  const result = v.safeParse(schema, value, { abortEarly: true });
  return result.success ? null : problemOfIssue(result.issues[0]);
}
