import type { Call } from '#contract/call';

/** A read: its call, the owner of its stored response, its path template and the shape of its responses. `never` isn't stored at all. */
export type Read = readonly [call: string, keeping: 'public' | 'private' | 'never', path: string, shape?: string];

/**
 * The contract's stored reads, and others whose addresses their patterns would match. Addresses without parameters come before those with.
 */
export function readsOf(calls: readonly Call[], shapes: Readonly<Record<string, string>> = {}): Read[] {
  const parameters = (path: string) => path.split('{').length;
  const reads = calls.flatMap((call) => (call.method === 'GET' ? [call] : []));
  const kept = reads
    .filter(({ offline }) => offline === 'last-known')
    .map(({ id, privacy, path }): Read => [id, privacy, path, shapes[id] ?? '']);
  const isCovered = readFinder(kept);
  const never = reads
    .filter(({ offline, path }) => offline !== 'last-known' && isCovered(path))
    .map(({ id, path }): Read => [id, 'never', path]);
  return [...kept, ...never].sort(([, , one], [, , other]) => parameters(one) - parameters(other) || one.localeCompare(other));
}

/** Finds the read that a path belongs to. */
export function readFinder(table: readonly Read[]): (pathname: string) => Read | undefined {
  const patterns = table.map((read) => [patternOf(read[2]), read] as const);
  return (pathname) => patterns.find(([pattern]) => pattern.test(pathname))?.[1];
}

function patternOf(template: string): RegExp {
  const literal = template.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${literal.join('[^/]+')}$`);
}
