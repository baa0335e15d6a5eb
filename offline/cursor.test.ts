import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { set } from 'idb-keyval';
import { expect, it } from 'vitest';
import { chance } from './chance';
import { keepCursor, readCursor } from './cursor';
import { createDatabase } from './database';

const here = { epoch: 'first', sequence: 12 };

it('stores the device’s position in the stream of each player', async () => {
  const database = createDatabase({ factory: new IDBFactory() });
  expect(await readCursor(database, 7)).toBeNull();
  await keepCursor(database, 7, here);
  expect(await readCursor(database, 7)).toEqual(here);
  expect(await readCursor(database, 8)).toBeNull();
});

it('a position that can’t be read or stored is unknown', async () => {
  const database = createDatabase({ factory: new IDBFactory() });
  await set('cursor:7', 'nonsense', database.store('pending'));
  expect(await readCursor(database, 7)).toBeNull();
  const nowhere = createDatabase({ factory: { open: () => new EventTarget() } as unknown as IDBFactory, timeoutMs: 1 });
  await keepCursor(nowhere, 7, here);
  expect(await readCursor(nowhere, 7)).toBeNull();
});

it('jitter is between 0 and 1, and differs each time', () => {
  const drawn = Array.from({ length: 50 }, chance);
  expect(drawn.every((one) => one >= 0 && one < 1)).toBe(true);
  expect(drawn.some((one) => one > 0.1)).toBe(true);
  expect(new Set(drawn).size).toBeGreaterThan(1);
});
