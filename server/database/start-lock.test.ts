import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { ownDatabase } from '#tests/support/database';
import { DatabaseUnreachable } from './problems';
import { underStartLock } from './start-lock';

const { url } = ownDatabase();

it('lets one server at a time work on a database, and the next one after a failure', async () => {
  let inside = 0;
  const work = async () => {
    inside += 1;
    const seen = inside;
    await sleep(50);
    inside -= 1;
    return seen;
  };
  const failing = underStartLock(url, () => Promise.reject(new Error('seeding failed')));
  await expect(failing).rejects.toThrow('seeding failed');
  expect(await Promise.all([1, 2, 3].map(() => underStartLock(url, work)))).toEqual([1, 1, 1]);
});

it('reports that the database can’t be reached', async () => {
  await expect(underStartLock('postgres://127.0.0.1:1/none', () => Promise.resolve())).rejects.toBeInstanceOf(DatabaseUnreachable);
});
