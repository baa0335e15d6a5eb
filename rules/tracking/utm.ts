import * as v from 'valibot';
import { type UtmMetrics, utmNames, utmValueSchema } from '#contract/fields/utm';

/**
 * The UTM values of an address (TRACK-001), through a function that reads one of them; null without any. Values that are no
 * short line are dropped.
 */
export function utmOf(query: { get(name: string): string | null }): UtmMetrics | null {
  const values = utmNames.flatMap((name) => {
    const value = query.get(name)?.trim();
    return v.is(utmValueSchema, value) ? [[name, value] as const] : [];
  });
  return values.length > 0 ? Object.fromEntries(values) : null;
}
