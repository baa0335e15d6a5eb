import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { inTransaction } from '#server/database/connection';
import { createSession, hashToken } from '#server/plugins/session';
import { ownDatabase } from '#tests/support/database';
import { newPlayer } from '#tests/support/ledger';

const { database } = ownDatabase();

it('a session that may be lost commits without waiting for the disk, but ending the previous one always waits', async () => {
  const player = await newPlayer(database);
  const begun = (start: { mayBeLost?: boolean; replaced?: Buffer }) =>
    inTransaction(database, async (transaction) => {
      await sql`set local synchronous_commit = on`.execute(transaction);
      const { token } = await createSession(transaction, { player, deviceId: null, userAgent: null, ...start });
      const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(transaction);
      return { token, waits: rows[0]!.synchronous_commit };
    });
  const { token, waits } = await begun({ mayBeLost: true });
  expect(waits).toBe('off');
  expect((await begun({ mayBeLost: true, replaced: hashToken(token) })).waits).toBe('on');
  expect((await begun({})).waits).toBe('on');
});
