import { constants, getPriority } from 'node:os';
import { readdirSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { Unavailable } from '#server/database/unavailable';
import { argon2 } from './argon2';
import { ProcessHasher } from './process-hasher';

const password = 'Perigee!2026';
let hasher: ProcessHasher;

afterEach(() => hasher.stop());

describe('the process that hashes passwords', () => {
  it('can check hashes made by this process, and vice versa', async () => {
    hasher = new ProcessHasher();
    const here = await argon2.hash(password);
    expect(await hasher.verify(here, password)).toBe(true);
    expect(await hasher.verify(here, 'Not-the-one-1')).toBe(false);
    expect(await argon2.verify(await hasher.hash(password), password)).toBe(true);
  });

  it('runs all its threads at low priority', async () => {
    hasher = new ProcessHasher();
    await hasher.hash(password);
    const threads = process.platform === 'linux' ? readdirSync(`/proc/${hasher.pid}/task`).map(Number) : [hasher.pid!];
    expect(new Set(threads.map((thread) => getPriority(thread)))).toEqual(new Set([constants.priority.PRIORITY_BELOW_NORMAL]));
    expect(getPriority()).toBeLessThan(constants.priority.PRIORITY_BELOW_NORMAL);
  });

  it('is restarted after it was killed, and finishes its pending work', async () => {
    hasher = new ProcessHasher();
    const known = await hasher.hash(password);
    const killed = hasher.pid!;
    const checks = Array.from({ length: 6 }, () => hasher.verify(known, password));
    process.kill(killed, 'SIGKILL');
    expect(await Promise.all(checks)).toEqual([true, true, true, true, true, true]);
    expect(hasher.pid).not.toBe(killed);
  });

  it('reports a malformed hash as an error, and continues', async () => {
    hasher = new ProcessHasher();
    await expect(hasher.verify('no hash', password)).rejects.not.toThrow(Unavailable);
    expect(await hasher.verify(await argon2.hash(password), password)).toBe(true);
  });

  it('rejects what’s pending when it’s stopped', async () => {
    hasher = new ProcessHasher();
    const pending = hasher.hash(password);
    hasher.stop();
    await expect(pending).rejects.toThrow(Unavailable);
  });
});
