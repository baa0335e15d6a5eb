import { expect, it } from 'vitest';
import { isRecalled } from '#server/html/recall';
import { ownDatabase } from '#tests/support/database';
import { operatorCommands } from '#tests/support/operator-command';

const { database, url } = ownDatabase();
const run = operatorCommands(url);

it('recall takes the service worker back, and serves it again', async () => {
  const states: boolean[] = [];
  for (const mode of [[], ['on'], [], ['off']] as const) {
    expect((await run('recall', ...mode)).code).toBe(0);
    states.push(await isRecalled(database));
  }
  expect(states).toEqual([false, true, true, false]);
});

it('an unknown command changes nothing, prints the help and fails', async () => {
  const { code, said } = await run('recall', 'onn');
  expect([code, await isRecalled(database)]).toEqual([1, false]);
  expect(said).toContain('Usage: npm run recall');
});
