import type * as v from 'valibot';

/** The nested parts of a valibot schema; which of them exist depends on its kind. */
interface Parts {
  type: string;
  entries?: Record<string, Parts>;
  item?: Parts;
  wrapped?: Parts;
  options?: unknown[];
}

/** The schemas inside wrappers and alternatives. */
function alternatives(schema: Parts): Parts[] {
  if (schema.wrapped) return alternatives(schema.wrapped);
  if (['union', 'variant', 'intersect'].includes(schema.type)) return (schema.options as Parts[]).flatMap(alternatives);
  return [schema];
}

/** Whether a schema declares a field, such as `user.email` or `data[].accounts[].currency`. */
export function declares(schema: v.GenericSchema, field: string): boolean {
  const steps = field
    .replaceAll('[]', '.[]')
    .split('.')
    .filter((step) => step !== '');
  const walk = (at: Parts, [step, ...rest]: string[]): boolean => {
    if (step === undefined) return true;
    return alternatives(at).some((one) => {
      const next = step === '[]' ? one.item : one.entries?.[step];
      return next !== undefined && walk(next, rest);
    });
  };
  return walk(schema as unknown as Parts, steps);
}
