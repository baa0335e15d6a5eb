import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { ownDatabase } from '#tests/support/database';
import { newPlayer } from '#tests/support/ledger';
import { OPERATOR, operatorCommands } from '#tests/support/operator-command';

const { database, url } = ownDatabase();
const run = operatorCommands(url);

it('npm run support lists conversations, shows one and answers it in the operator’s name', async () => {
  const player = await newPlayer(database);
  const begun = { restore_id: 'a'.repeat(43), player_id: player, chat_group: 1 as const, locale: 'en' as const, changed_at: new Date() };
  const { id } = await database.insertInto('support_conversations').values(begun).returning('id').executeTakeFirstOrThrow();
  const message = { conversation_id: id, author: 'visitor' as const, name: null, text: 'My card was declined', at: new Date() };
  await database.insertInto('support_messages').values(message).execute();
  expect((await run('support', 'list')).said).toMatch(new RegExp(`${id} +waiting +1 +en +player \\(${player}\\) +My card`));
  expect((await run('support', 'reply', String(id))).code).toBe(1);
  expect((await run('support', 'reply', String(id + 1), 'Hello')).code).toBe(1);
  expect((await run('support', 'reply', String(id), 'Which', 'card?')).code).toBe(0);
  expect((await run('support', 'show', String(id))).said).toMatch(
    new RegExp(`visitor: My card was declined\\n.*${OPERATOR}: Which card\\?`),
  );
  expect((await run('support', 'list')).said).toMatch(/answered/);
  expect((await run('support', 'show', String(id + 1))).code).toBe(1);
});

it('npm run live-chat removes and keeps lines, and mutes their writer for hours', async () => {
  const player = await newPlayer(database);
  await database.insertInto('live_chat_people').values({ player_id: player }).execute();
  const written = async (text: string) =>
    (
      await database
        .insertInto('live_chat_lines')
        .values({ ref: randomUUID(), game: 'a-table', player_id: player, text })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const [rude, fine] = [await written('rude'), await written('fine')];
  for (const line of [rude, fine])
    await database.insertInto('live_chat_reports').values({ line_id: line, player_id: player, reason: 'insult' }).execute();
  expect((await run('live-chat', 'reports')).said).toMatch(/fine[^]*rude/);
  expect((await run('live-chat', 'remove', String(rude))).code).toBe(1);
  expect((await run('live-chat', 'remove', String(rude), 'rude')).code).toBe(0);
  expect((await run('live-chat', 'remove', String(rude), 'rude')).code).toBe(1);
  expect((await run('live-chat', 'keep', String(fine), 'fine')).code).toBe(0);
  expect((await run('live-chat', 'reports')).said).toBe('No lines.\n');
  expect((await run('live-chat', 'list', 'another-table')).said).toBe('No lines.\n');
  expect((await run('live-chat', 'list', 'a-table')).said).toMatch(/removed +rude/);

  const mutedHours = async () => {
    const { muted_until: until } = await database
      .selectFrom('live_chat_people')
      .select('muted_until')
      .where('player_id', '=', player)
      .executeTakeFirstOrThrow();
    return until && Math.round((until.getTime() - Date.now()) / 3_600_000);
  };
  expect((await run('live-chat', 'mute', String(rude), 'long', 'rude')).code).toBe(1);
  expect((await run('live-chat', 'mute', String(rude), '24', 'rude')).code).toBe(0);
  expect(await mutedHours()).toBe(24);
  expect((await run('live-chat', 'unmute', String(rude), 'sorry')).code).toBe(0);
  expect(await mutedHours()).toBeNull();
  const noted = database.selectFrom('audit_log').select(['actor', 'kind']).where('kind', 'like', 'live_chat%').orderBy('id').execute();
  expect(await noted).toEqual(
    ['line_removed', 'line_kept', 'muted', 'unmuted'].map((kind) => ({ actor: OPERATOR, kind: `live_chat_${kind}` })),
  );
});
