import type { Call } from './call';

interface Asked {
  params?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
}

/** Path and query of a call with its parameters filled in; absent query values are left out. */
export function callUrl(call: Pick<Call, 'path'>, { params, query }: Asked): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(params?.[name] ?? '')));
  const pairs = Object.entries(query ?? {})
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}
