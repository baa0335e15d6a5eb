import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { readConfig } from '#server/domains/config/store';
import { storedNames } from '#server/domains/config/stored';
import { ownDatabase } from '#tests/support/database';
import { OPERATOR, operatorCommands } from '#tests/support/operator-command';

const { database, url } = ownDatabase();
const run = operatorCommands(url);
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'settings-'));
});

/** Writes a file for a command. Returns its path. */
async function fileOf(name: string, content: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

const board = (prize: number) => {
  const starts = new Date(Date.now() - 3_600_000).toISOString();
  return `kind: tournament\nslug: open-day\ntitle: Open Day\nprize_eur_cents: ${prize}\nstarts: ${starts}\nlasts: 7d\n`;
};
const boards = () => database.selectFrom('tournaments').select(['title', 'prize_cents', 'end_at']).execute();
const hasEnded = async () => (await boards())[0]!.end_at <= new Date();

it('npm run campaigns checks without a change, applies, shows who did it, and exports', async () => {
  const file = await fileOf('open-day.yaml', board(10_000));
  expect(await run('campaigns', 'check', file)).toMatchObject({ code: 0, said: expect.stringContaining('1 of 1 campaigns would change') });
  expect(await boards()).toEqual([]);
  expect((await run('campaigns', 'apply', file)).code).toBe(0);
  expect(await boards()).toMatchObject([{ title: 'Open Day', prize_cents: 10_000 }]);
  expect((await run('campaigns', 'list')).said).toMatch(/tournament +open-day +open/);
  expect((await run('campaigns', 'history', 'open-day')).said).toContain(`by ${OPERATOR}`);
  expect((await run('campaigns', 'export', folder)).code).toBe(0);
  expect(await readFile(join(folder, 'tournament', 'open-day.yaml'), 'utf8')).toBe((await run('campaigns', 'show', 'open-day')).said);
});

it('npm run campaigns -- end lets a running board end as announced, or stops it with --now', async () => {
  expect((await run('campaigns', 'end', 'open-day', '--at-once')).code).toBe(1);
  expect((await run('campaigns', 'end', 'open-day')).said).toContain('continues to its end');
  expect(await hasEnded()).toBe(false);
  expect((await run('campaigns', 'end', 'open-day', '--now')).said).toBe('open-day has ended.\n');
  expect(await hasEnded()).toBe(true);
  expect((await run('campaigns', 'history', 'open-day')).said.match(/ended by Olga/g)).toHaveLength(2);
  expect((await run('campaigns', 'end', 'open-day', '--now')).said).toBe('open-day had already ended.\n');
});

it('npm run campaigns refuses an invalid file and an unknown slug', async () => {
  expect((await run('campaigns', 'apply', await fileOf('wrong.yaml', 'kind: party\n'))).code).toBe(1);
  expect((await run('campaigns', 'show', 'nothing')).code).toBe(1);
});

it('npm run config sets a value from a file in the operator’s name, and resets it', async () => {
  const hours = async () => (await readConfig(database, 'account-security')).factor_reset_hours;
  const usual = await hours();
  const file = await fileOf('account-security.json', JSON.stringify({ factor_reset_hours: 5 }));
  expect((await run('config', 'set', 'account-security', file)).code).toBe(0);
  expect(await hours()).toBe(5);
  expect(JSON.parse((await run('config', 'show', 'account-security')).said)).toEqual({ factor_reset_hours: 5 });
  expect((await run('config', 'list')).said).toMatch(/account-security +set +1/);
  expect((await run('config', 'reset', 'account-security')).code).toBe(0);
  expect(await hours()).toBe(usual);
  expect((await run('config', 'history', 'account-security')).said).toMatch(new RegExp(`${OPERATOR}: reset[^]*${OPERATOR}: \\{`));
});

it('npm run config imports a folder, all or nothing, and exports every value', async () => {
  await fileOf('account-security.json', JSON.stringify({ factor_reset_hours: 6 }));
  const wrong = await fileOf('blocked-cards.json', JSON.stringify({ bins: ['card'] }));
  expect(await run('config', 'import', folder)).toMatchObject({ code: 1, said: expect.stringContaining('Nothing was changed') });
  expect((await readConfig(database, 'account-security')).factor_reset_hours).not.toBe(6);
  await writeFile(wrong, JSON.stringify({ bins: ['424242'] }));
  expect((await run('config', 'import', folder)).code).toBe(0);
  expect((await readConfig(database, 'account-security')).factor_reset_hours).toBe(6);
  const exported = join(folder, 'all');
  expect((await run('config', 'export', exported)).code).toBe(0);
  expect((await readdir(exported)).toSorted()).toEqual(storedNames.map((name) => `${name}.json`).toSorted());
  expect(JSON.parse(await readFile(join(exported, 'blocked-cards.json'), 'utf8'))).toEqual({ bins: ['424242'] });
  expect((await run('config', 'set', 'no-such-name', wrong)).code).toBe(1);
});

it('npm run content exports what it imported, and previews a page without publishing it', async () => {
  const [source, copy] = [join(folder, 'source'), join(folder, 'copy')];
  await mkdir(join(source, 'files'), { recursive: true });
  await writeFile(join(source, 'files', 'badge.svg'), '<svg/>');
  expect((await run('content', 'import', source)).code).toBe(0);
  expect((await run('content', 'export', copy)).code).toBe(0);
  expect(await readFile(join(copy, 'files', 'badge.svg'), 'utf8')).toBe('<svg/>');
  const { code, said } = await run('content', 'import', join(folder, 'sorce'));
  expect([code, said]).toEqual([1, expect.stringMatching(/sorce: no pages, snippets or files\nNothing was changed/)]);
  const page = await fileOf('en.md', '---\ntitle: Draft\ndescription: About it\n---\n\n# Heading\n');
  expect((await run('content', 'preview', page)).said).toMatch(/Draft[^]*Heading/);
  expect(await database.selectFrom('content_texts').select('title').where('title', '=', 'Draft').execute()).toEqual([]);
});
