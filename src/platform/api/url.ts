import type { Call } from '#contract/call';

/** The address of a call with its parameters filled in; absent query values are left out. */
export function urlOf(call: Call, request: { params?: Record<string, unknown>; query?: Record<string, unknown> }): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(request.params?.[name] ?? '')));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
