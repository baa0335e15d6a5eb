import type * as v from 'valibot';

/** The attributes of an input that match its schema. `pattern` compiles with the flag `v`, as in browsers. */
export interface Constraints {
  required: boolean;
  minLength?: number;
  maxLength?: number;
  min?: number;
  max?: number;
  step?: number;
  pattern?: string;
}

interface Part {
  type: string;
  requirement?: unknown;
  wrapped?: Part;
  pipe?: readonly Part[];
}

const optionalKinds: ReadonlySet<string> = new Set(['optional', 'nullish', 'nullable', 'exact_optional', 'undefinedable']);

function read(part: Part, into: Constraints): void {
  if (optionalKinds.has(part.type)) into.required = false;
  if (part.wrapped) read(part.wrapped, into);
  for (const inner of part.pipe ?? []) if (inner !== part) readCheck(inner, into);
}

function readCheck(check: Part, into: Constraints): void {
  const { requirement } = check;
  if (check.pipe || check.wrapped) read(check, into);
  else if (requirement instanceof RegExp) into.pattern ??= forBrowsers(requirement.source);
  else if (typeof requirement === 'number') {
    if (check.type === 'min_length') into.minLength = requirement;
    if (check.type === 'max_length') into.maxLength = requirement;
    if (check.type === 'min_value') into.min = requirement;
    if (check.type === 'max_value') into.max = requirement;
    if (check.type === 'multiple_of') into.step = requirement;
  }
}

/** Browsers compile a pattern with the flag `v`, which requires more escapes inside a class, and anchor it. */
function forBrowsers(source: string): string {
  const inside = (text: string) =>
    text.replace(/\\[pP]\{[^}]*\}|\\.|[(){}/|]|^-|-$/g, (part) => (part.startsWith('\\') ? part : `\\${part}`));
  return source
    .replace(/^\^|\$$/g, '')
    .replace(/\[(\^?)((?:\\.|[^\]])*)\]/g, (_class, not: string, text: string) => `[${not}${inside(text)}]`);
}

/** The HTML constraints of a schema. HTML treats an empty text as missing, so a required field gets `required`. */
export function constraintsOf(schema: v.GenericSchema): Constraints {
  const constraints: Constraints = { required: true };
  read(schema as unknown as Part, constraints);
  return constraints;
}
