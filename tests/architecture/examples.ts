import { safeParse } from 'valibot';
import type { Call } from '#contract/call';

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'example' in value;
}

/** The calls that modules of the contract export, singly or in lists and records; each once. */
export function callsOf(modules: readonly Record<string, unknown>[]): Call[] {
  const exported = modules.flatMap((module) => Object.values(module));
  const inner = exported.filter((value) => typeof value === 'object' && value !== null && !isCall(value));
  return [...new Set([...exported, ...inner.flatMap((value) => Object.values(value as object))].filter(isCall))];
}

/** The problems of a call's example: missing path parameters, or parts that its own schema refuses. */
export function whatExampleLacks({ path, example, params, query, body }: Call): string[] {
  const named = Array.from(path.matchAll(/\{(\w+)\}/g), (match) => match[1]!);
  const absent = named.filter((name) => example.params?.[name] === undefined).map((name) => `no example of ${name}`);
  const parts = { params, query, body };
  const refused = (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = parts[part];
    const result = schema && safeParse(schema, example[part] ?? (part === 'query' ? {} : undefined));
    return result?.issues?.map(({ message }) => `${part}: ${message}`) ?? [];
  });
  return [...absent, ...refused];
}
