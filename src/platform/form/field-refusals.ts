import type { CallFailed } from '../api/refusal';
import type { FormShape } from './judge';

/** What the platform says about a field: a stable key and its words. */
export interface FieldRefusal {
  key: string;
  message: string;
}

/** What the platform refused, by the form's own fields: `user.email` is `email`. Other fields are left out. */
export function fieldRefusals<Name extends string>(shape: FormShape<Name>, failed: CallFailed): Partial<Record<Name, FieldRefusal>> {
  const found: Partial<Record<Name, FieldRefusal>> = {};
  for (const [path, problems] of Object.entries(failed.fields)) {
    const name = path.split('.').at(-1) as Name;
    const [problem] = problems;
    if (name in shape.fields && problem) found[name] = { key: problem.code, message: problem.message };
  }
  return found;
}
