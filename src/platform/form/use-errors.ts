import { useState } from 'react';
import type { Problem } from '#contract/fields/field-messages';
import { useText } from '../i18n';
import type { FieldRefusal } from './field-refusals';
import type { FormShape } from './judge';
import { reportErrors } from './report-errors';

/** An error beside a field: a key of ours, or the platform's words. */
export type Shown = Problem | FieldRefusal;
export type ShownByField<Name extends string> = Partial<Record<Name, Shown>>;

/** The errors that a form shows; each one shown is reported (FORM-023). */
export function useErrors<Name extends string>(shape: FormShape<Name>) {
  const t = useText();
  const [shown, setShown] = useState<ShownByField<Name>>({});

  /** Shows errors beside their fields; answers those fields. */
  const show = (side: 'client' | 'server', problems: ShownByField<Name>): Name[] => {
    const names = Object.keys(problems) as Name[];
    setShown((before) => ({ ...before, ...problems }));
    reportErrors(side, shape.name, Object.fromEntries(names.map((name) => [name, problems[name]!.key])));
    return names;
  };

  /** Judges a field anew that shows an error, so that it goes as soon as it is mended. */
  const mend = (name: Name, judge: () => Problem | null) => {
    setShown((before) => (before[name] ? { ...before, [name]: judge() ?? undefined } : before));
  };

  const errorOf = (name: Name): string | undefined => {
    const problem = shown[name];
    if (!problem) return undefined;
    return 'message' in problem ? problem.message : t(problem.key, problem.values);
  };

  return { show, mend, errorOf };
}
