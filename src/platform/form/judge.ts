import type * as v from 'valibot';
import { constraintsOf } from '#contract/fields/constraints';
import type { Problem } from '#contract/fields/field-messages';
import { problemBy } from '#contract/fields/problems';

/** The values of a form: texts, and checkboxes. */
export type FormValues<Name extends string> = Record<Name, string | boolean>;

/** A form: its fields by the schemas of the contract, and rules that depend on several fields or the date. */
export interface FormShape<Name extends string> {
  /** Names the form in reported errors (FORM-023), such as `sign-up`. */
  name: string;
  fields: Readonly<Record<Name, v.GenericSchema>>;
  /** What rules outside the schema say about a field, even an empty one (FORM-019). */
  rules?(name: Name, values: FormValues<Name>): Problem | null;
  also?: Partial<Record<Name, (values: FormValues<Name>) => Problem | null>>;
}

/** The first error of one field, or null. An empty optional field is valid. */
export function judgeField<Name extends string>(shape: FormShape<Name>, name: Name, values: FormValues<Name>): Problem | null {
  const schema = shape.fields[name];
  const value = values[name];
  const ruled = shape.rules?.(name, values) ?? null;
  if (value === '' && !constraintsOf(schema).required) return ruled;
  return problemBy(schema, value) ?? ruled ?? shape.also?.[name]?.(values) ?? null;
}

/** The fields of a form, or of a part of it, that have an error. */
export function judgeForm<Name extends string>(
  shape: FormShape<Name>,
  values: FormValues<Name>,
  names: readonly Name[] = Object.keys(shape.fields) as Name[],
): Partial<Record<Name, Problem>> {
  const problems: Partial<Record<Name, Problem>> = {};
  for (const name of names) {
    const problem = judgeField(shape, name, values);
    if (problem) problems[name] = problem;
  }
  return problems;
}
