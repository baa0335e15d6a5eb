import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSpecification } from '../../scripts/specification';
import { seededBugs } from './seeded-bugs';

describe('a seeded bug', () => {
  it.each(seededBugs)('applies: $name', ({ file, from, to, proof }) => {
    expect(readFileSync(file, 'utf8').split(from)).toHaveLength(2);
    expect(to).not.toBe(from);
    expect(existsSync(proof)).toBe(true);
  });

  it('refers only to rules and clauses of the specification', () => {
    const known = new Set(readSpecification().flatMap(({ id, rule }) => [id, rule]));
    expect(seededBugs.flatMap(({ rule }) => (rule === undefined || known.has(rule) ? [] : [rule]))).toEqual([]);
  });

  it('has a unique name, and each promise that a bug can break has one', () => {
    expect(new Set(seededBugs.map(({ name }) => name)).size).toBe(seededBugs.length);
    // 19 and 20 can't have one (docs/promises.md).
    const broken = [...Array.from({ length: 18 }, (_, at) => at + 1), 21];
    expect(seededBugs.map(({ promise }) => promise)).toEqual(expect.arrayContaining(broken));
  });
});
