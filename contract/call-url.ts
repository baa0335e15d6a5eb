import type { Call } from './call';

interface Asked {
  params?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
}

/** Parameters and query values are plain; anything else is a mistake of the caller and stays empty. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** Path and query of a call with its parameters filled in; missing query values are omitted. */
export function callUrl(call: Pick<Call, 'path'>, { params, query }: Asked): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(textOf(params?.[name])));
  const pairs = Object.entries(query ?? {})
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(textOf(value))}`);
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}
