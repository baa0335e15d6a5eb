import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { beforeEach, expect, it } from 'vitest';
import { ownDatabase } from '#tests/support/database';
import { newPlayer } from '#tests/support/ledger';
import { OPERATOR, operatorCommands } from '#tests/support/operator-command';
import { temporaryDataDir } from '#tests/support/temporary-data-dir';

const { database, url } = ownDatabase();
const run = operatorCommands(url, { DATA_DIR: await temporaryDataDir() });
let player: number;

beforeEach(async () => {
  player = await newPlayer(database);
});

/** A document of the player's that waits for a decision. Returns its id. */
async function waiting(kind: 'passport' | 'proof_of_address'): Promise<string> {
  const id = randomUUID();
  await database.insertInto('documents').values({ id, player_id: player, kind, state: 'waiting', created_at: new Date() }).execute();
  const file = { document_id: id, side: 'front' as const, name: 'front.png', size: 4, type: 'image/png' as const };
  await database
    .insertInto('document_files')
    .values({ ...file, received: 4 })
    .execute();
  await database
    .insertInto('document_parts')
    .values({ document_id: id, side: 'front', starts_at: 0, data: Buffer.from('scan') })
    .execute();
  return id;
}

const stateOf = (id: string) =>
  database.selectFrom('documents').select(['state', 'reason', 'valid_until', 'decided_by']).where('id', '=', id).executeTakeFirstOrThrow();

it('npm run verification lists waiting documents, and shows one with a copy of its file', async () => {
  const id = await waiting('passport');
  expect((await run('verification', 'list')).said).toMatch(new RegExp(`${id} +passport +${player} +Ada Orbit +1990-01-01`));
  const { said } = await run('verification', 'show', id);
  const path = /4 bytes\t(.+)\n/.exec(said)?.[1] ?? '';
  expect(await readFile(path, 'utf8')).toBe('scan');
  expect((await run('verification', 'show', randomUUID())).code).toBe(1);
});

it('npm run verification approves an identity document only with its number, and names other accounts with it', async () => {
  const id = await waiting('passport');
  expect((await run('verification', 'approve', id)).code).toBe(1);
  expect((await run('verification', 'approve', id, '2031-05-17')).code).toBe(1);
  expect((await run('verification', 'approve', id, '2031-15-17', 'DE', 'C01X00T47')).code).toBe(1);
  expect((await stateOf(id)).state).toBe('waiting');
  expect((await run('verification', 'approve', id, '2031-05-17', 'DE', 'C01X', '00T47')).code).toBe(0);
  expect(await stateOf(id)).toMatchObject({ state: 'approved', valid_until: '2031-05-17', decided_by: OPERATOR });
  const { email } = await database.selectFrom('players').select('email').where('id', '=', player).executeTakeFirstOrThrow();

  player = await newPlayer(database);
  const again = await waiting('passport');
  expect((await run('verification', 'approve', again, 'DE', 'c01x00t47')).said).toContain(email);
  expect((await stateOf(again)).valid_until).toBeNull();
});

it('npm run verification rejects a document for a known reason, once', async () => {
  const id = await waiting('proof_of_address');
  expect((await run('verification', 'reject', id, 'ugly')).code).toBe(1);
  expect((await run('verification', 'reject', id, 'expired')).code).toBe(0);
  expect(await stateOf(id)).toMatchObject({ state: 'rejected', reason: 'expired', decided_by: OPERATOR });
  expect((await run('verification', 'approve', id)).code).toBe(1);
  expect((await stateOf(id)).state).toBe('rejected');
});

it('npm run verification -- wealth shows answers with their bands, and decides on them', async () => {
  const answers = { source: 'salary', occupation: 'Pilot', income: '1', deposits: '0', details: 'Since 2010', is_true: true };
  const sent = async () =>
    String(
      (
        await database
          .insertInto('wealth_questionnaires')
          .values({ player_id: player, answers: JSON.stringify(answers) as never, sent_at: new Date() })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id,
    );
  const validUntil = async () =>
    (await database.selectFrom('players').select('sow_questionnaire_expires_at as at').where('id', '=', player).executeTakeFirstOrThrow())
      .at;
  const first = await sent();
  expect((await run('verification', 'wealth', 'list')).said).toMatch(new RegExp(`\\n${first} `));
  expect((await run('verification', 'wealth', 'show', first)).said).toMatch(/occupation +Pilot\nincome +\d+ to \d+ euros a year/);
  expect((await run('verification', 'wealth', 'reject', first, 'ugly')).code).toBe(1);
  expect((await run('verification', 'wealth', 'reject', first, 'unclear')).code).toBe(0);
  expect(await validUntil()).toBeNull();
  const second = await sent();
  expect((await run('verification', 'wealth', 'approve', second)).code).toBe(0);
  expect((await validUntil())! > new Date()).toBe(true);
  expect((await run('verification', 'wealth', 'approve', first)).code).toBe(1);
  expect((await run('verification', 'wealth', 'list')).said).toBe('No answers waiting.\n');
});
