import * as v from 'valibot';
import { type UtmMetrics, utmNames, utmValueSchema } from '#contract/fields/utm';

/** Where an address says that its visitor came from (TRACK-001), by the way to read one of its values; null where it says nothing. What is no short line is left out. */
export function utmOf(query: { get(name: string): string | null }): UtmMetrics | null {
  const said = utmNames.flatMap((name) => {
    const value = query.get(name)?.trim();
    return v.is(utmValueSchema, value) ? [[name, value] as const] : [];
  });
  return said.length > 0 ? Object.fromEntries(said) : null;
}
