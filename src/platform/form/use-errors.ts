import { useState } from 'react';
import type { Problem } from '#contract/fields/field-messages';
import { useText } from '../i18n';
import type { FieldRefusal } from './field-refusals';
import type { FormShape } from './judge';
import { reportErrors } from './report-errors';

/** An error at a field: one of our message keys, or the server's text. */
export type Shown = Problem | FieldRefusal;
export type ShownByField<Name extends string> = Partial<Record<Name, Shown>>;

/** The errors that a form shows; each one shown is reported (FORM-023). */
export function useErrors<Name extends string>(shape: FormShape<Name>) {
  const t = useText();
  const [shown, setShown] = useState<ShownByField<Name>>({});

  /** Shows errors at their fields; returns those fields. */
  const show = (side: 'client' | 'server', problems: ShownByField<Name>): Name[] => {
    const names = Object.keys(problems) as Name[];
    setShown((before) => ({ ...before, ...problems }));
    reportErrors(side, shape.name, Object.fromEntries(names.map((name) => [name, problems[name]!.key])));
    return names;
  };

  /** Validates a field again that shows an error, so the error goes as soon as it's fixed. */
  const mend = (name: Name, judge: () => Problem | null) => {
    setShown((before) => (before[name] ? { ...before, [name]: judge() ?? undefined } : before));
  };

  const errorOf = (name: Name): string | undefined => {
    const problem = shown[name];
    if (!problem) return undefined;
    return 'message' in problem ? problem.message : t(problem.key, problem.values);
  };

  return { show, mend, clear: () => setShown({}), errorOf };
}
