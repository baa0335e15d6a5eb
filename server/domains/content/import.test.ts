import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { example, settings } from '#tests/support/content';
import { ownServer } from '#tests/support/own-server';
import { readContent, writeContent } from './content-files';
import { readPageText, readTextName } from './read-source';
import { contentRoutes } from './routes';
import { importContent, seedContent } from './seed';
import { readSources } from './store';

const server = ownServer([contentRoutes]);
const { database } = server;

beforeAll(() => importContent(database, example));

describe("an operator's content", () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is exported as it was imported', async () => {
    const before = await readSources(database);
    await writeContent(folder, before);
    const read = await readContent(folder);
    expect(read.pages).toHaveLength(before.pages.length);
    await importContent(database, read);
    expect(await readSources(database)).toEqual(before);
  });

  it('is imported completely or not at all, and survives a restart', async () => {
    const broken = {
      pages: [
        { ...example.pages[0]!, settings: { ...settings, order: 9 } },
        { ...example.pages[1]!, slug: 'No Slug' },
      ],
      snippets: [],
      files: [],
    };
    await expect(importContent(database, broken)).rejects.toThrow('content_pages_slug_check');
    await seedContent(database);
    const { pages } = await readSources(database);
    expect(pages.map(({ slug, settings: { order } }) => [slug, order])).toEqual([
      ['club', 1],
      ['house-rules', 2],
      ['a-word', 3],
    ]);
  });

  it.each([
    ['no front matter', () => readPageText('Only words', 'de.md'), 'de.md: no front matter'],
    ['no title', () => readPageText('---\ndescription: x\n---\nWords', 'de.md'), 'de.md: title'],
    [
      'a description that is too long',
      () => readPageText(`---\ntitle: x\ndescription: ${'x'.repeat(161)}\n---\nWords`, 'de.md'),
      'de.md: description',
    ],
    ['front matter that cannot be read', () => readPageText('---\ntitle: [\n---\nWords', 'de.md'), 'de.md: '],
    ['a name of no locale', () => readTextName('pages/x/xx.md'), 'pages/x/xx.md: the file'],
    ['a name of no variant', () => readTextName('pages/x/en.XX.md'), 'pages/x/en.XX.md: the file'],
  ])('is refused with its file and reason: %s', (_what, read, message) => {
    expect(read).toThrow(message);
  });
});
