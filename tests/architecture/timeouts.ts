import type { SourceFile } from './tree';

/**
 * The timeouts of requests (`AbortSignal.timeout`) that a file states itself: by a number, or by a constant that it declares from numbers.
 * Such a duration depends on others, so it belongs in a timing table.
 */
export function looseTimeoutsIn({ path, text }: Pick<SourceFile, 'path' | 'text'>): string[] {
  const own = new Set([...text.matchAll(/^(?:export )?const (\w+)(?:: number)? = [\d_ *+()]+;/gm)].map(([, name]) => name));
  return [...text.matchAll(/AbortSignal\.timeout\(([^)]*)\)/g)]
    .filter(([, duration = '']) => (duration.match(/\b[\d_]{3,}\b|\b[A-Za-z]\w*/g) ?? []).some((part) => /^\d/.test(part) || own.has(part)))
    .map(([found]) => `${path}: ${found}`);
}
