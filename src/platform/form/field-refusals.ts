import type { CallFailed } from '../api/refusal';
import type { FormShape } from './judge';

/** The server's error for a field: a stable key and its text. */
export interface FieldRefusal {
  key: string;
  message: string;
}

/** The server's errors by the form's own fields: `user.email` is `email`. Other fields are left out. */
export function fieldRefusals<Name extends string>(shape: FormShape<Name>, failed: CallFailed): Partial<Record<Name, FieldRefusal>> {
  const found: Partial<Record<Name, FieldRefusal>> = {};
  for (const [path, problems] of Object.entries(failed.fields)) {
    const name = path.split('.').at(-1) as Name;
    const [problem] = problems;
    if (name in shape.fields && problem) found[name] = { key: problem.code, message: problem.message };
  }
  return found;
}
