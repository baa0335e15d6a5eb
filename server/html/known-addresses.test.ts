import { expect, it } from 'vitest';
import { ownServer } from '#tests/support/own-server';
import { defaultOf } from '../domains/config/defaults/index';
import { setConfig } from '../domains/config/store';
import { knownAddresses } from './known-addresses';

const { database, platform } = ownServer([]);

it('search engines are given tournaments that are for everybody, and no closed page', async () => {
  const span = { start_at: new Date(Date.now() - 1000), end_at: new Date(Date.now() + 60_000) };
  const tournament = async (frontend_identifier: string, group_ids: number[] = []) => {
    const row = { frontend_identifier, title: frontend_identifier, prize_cents: 100, group_ids, ...span };
    const { id } = await database.insertInto('tournaments').values(row).returning('id').executeTakeFirstOrThrow();
    return `/tournaments/${id}`;
  };
  const open = await tournament('open-cup');
  const others = [await tournament('members-cup', [259]), await tournament('quest--xs--climb'), await tournament('nonvisible-cup')];
  await setConfig(database, 'manage-promotion-pages', { ...defaultOf('manage-promotion-pages', new Date()), closed: ['/arena'] });
  const paths = (await knownAddresses(platform)).map(({ path }) => path);
  expect(paths).toContain(open);
  expect(paths).toContain('/vip');
  expect(paths.filter((path) => [...others, '/arena'].includes(path))).toEqual([]);
});
