import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { seededBugs } from './seeded-bugs';

describe('a seeded bug', () => {
  it.each(seededBugs)('has its place: $name', ({ file, from, to, proof }) => {
    expect(readFileSync(file, 'utf8').split(from)).toHaveLength(2);
    expect(to).not.toBe(from);
    expect(existsSync(proof)).toBe(true);
  });

  it('has a name of its own, and each promise about the app and its device has one', () => {
    expect(new Set(seededBugs.map(({ name }) => name)).size).toBe(seededBugs.length);
    expect(new Set(seededBugs.map(({ promise }) => promise))).toEqual(new Set([8, 9, 10, 11, 12, 13, 14]));
  });
});
