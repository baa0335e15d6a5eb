import { beforeAll, describe, expect, it } from 'vitest';
import { consentVersions } from '#rules/account/sign-up/consents';
import { readVersions } from '#server/database/agreed-versions';
import { settings, text } from '#tests/support/content';
import { ownServer } from '#tests/support/own-server';
import { contentRoutes } from './routes';
import { importContent } from './seed';
import { readSources } from './store';

const server = ownServer([contentRoutes]);
const { database } = server;

const terms = (words: string, version?: string, slug = 'terms-and-conditions') => ({
  pages: [
    { slug, settings: { ...settings, ...(version && { version }) }, texts: [text('en', 'Terms', words), text('de', 'AGB', words, 'AU')] },
  ],
  snippets: [],
  files: [],
});
const words = async () => (await readSources(database)).pages.map(({ texts }) => texts[0]!.source);

beforeAll(() => importContent(database, terms('Play fair.', '2')));

describe('a page that players agree to', () => {
  it('isn’t published with a changed text and an unchanged version; the refusal says which texts changed and what to do', async () => {
    for (const version of ['2', undefined])
      await expect(importContent(database, terms('Play fairly.', version))).rejects.toThrow(
        /terms-and-conditions\/page\.json: version: the text has changed \(de\.AU, en\).*version 2 .*"version": "3".*terms-changes/,
      );
    expect(await words()).toEqual(['Play fair.']);
  });

  it('isn’t published with a text more or less, nor with an earlier version', async () => {
    const { pages, ...others } = terms('Play fair.', '2');
    const fewer = { ...others, pages: [{ ...pages[0]!, texts: pages[0]!.texts.slice(0, 1) }] };
    await expect(importContent(database, fewer)).rejects.toThrow('the text has changed (de.AU)');
    await expect(importContent(database, terms('Play fair.', '1'))).rejects.toThrow('version 2 is published');
  });

  it('keeps its version with the same text, and takes a new one with another text', async () => {
    await importContent(database, terms('Play fair.'));
    expect(await readVersions(database)).toMatchObject({ terms: '2', privacy: consentVersions.privacy });
    await importContent(database, terms('Play fairly.', '3'));
    expect([await words(), await readVersions(database)]).toMatchObject([
      ['Play fairly.'],
      { terms: '3', privacy: consentVersions.privacy },
    ]);
  });

  it('is the only kind of page whose text needs a version', async () => {
    await importContent(database, terms('One', undefined, 'house-rules'));
    await importContent(database, terms('Two', undefined, 'house-rules'));
    expect(await words()).toContain('Two');
  });
});
