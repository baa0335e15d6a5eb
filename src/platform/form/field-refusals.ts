import type { FieldProblem } from '#contract/refusals';
import type { CallFailed } from '../api/refusal';
import type { FormShape } from './judge';

/** What the platform refused, by the form's own fields: `user.email` is `email`. Other fields are left out. */
export function fieldRefusals<Name extends string>(shape: FormShape<Name>, failed: CallFailed): Partial<Record<Name, FieldProblem>> {
  const found: Partial<Record<Name, FieldProblem>> = {};
  for (const [path, problems] of Object.entries(failed.fields)) {
    const name = path.split('.').at(-1) as Name;
    if (name in shape.fields && problems[0]) found[name] = problems[0];
  }
  return found;
}
