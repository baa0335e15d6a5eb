import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#server/database/connection';
import { mailTask } from '#server/domains/account/mail-job';
import { type TestDatabase, testDatabase } from '#tests/support/database';
import { newPlayer } from '#tests/support/ledger';
import { type TestPlatform, testPlatform } from '#tests/support/platform';
import { enqueue } from './enqueue';
import { startJobs } from './runner';

let store: TestDatabase;
let platform: TestPlatform;
let stop: () => Promise<void>;

beforeAll(async () => {
  store = await testDatabase();
  platform = testPlatform(store.database);
  stop = await startJobs(platform);
});

afterAll(async () => {
  await stop();
  await store.close();
});

async function emailOf(player: number): Promise<string> {
  const { email } = await store.database.selectFrom('players').select('email').where('id', '=', player).executeTakeFirstOrThrow();
  return email;
}

const waitForMails = async (many: number) => {
  for (let wait = 0; wait < 100 && platform.mails.length < many; wait += 1) await sleep(50);
};

describe('jobs', () => {
  it('run soon after the transaction that queued them, and never when it was rolled back', async () => {
    const [kept, lost] = [await emailOf(await newPlayer(store.database)), await emailOf(await newPlayer(store.database))];
    const failed = inTransaction(store.database, async (transaction) => {
      await enqueue(transaction, 'mail', mailTask('confirm_email', lost));
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    await inTransaction(store.database, (transaction) => enqueue(transaction, 'mail', mailTask('confirm_email', kept)));
    await waitForMails(1);
    expect(platform.mails.map(({ to }) => to)).toEqual([kept]);
  });
});
