import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { consentPages, consentVersions } from '#rules/account/sign-up/consents';
import { ownContent } from '#server/domains/content/seed';
import { agreedTexts } from './agreed-texts.data';

/** The hashes of a page's texts; line ends don't count. */
function hashesOf(folder: string): Record<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.md'));
  const hash = (name: string) => createHash('sha256').update(readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n'));
  return Object.fromEntries(names.toSorted().map((name) => [name, hash(name).digest('base64url').slice(0, 22)]));
}

describe.each(['terms', 'privacy'] as const)('the shipped text that players agree to (%s)', (kind) => {
  const folder = join(ownContent, 'pages', consentPages[kind]);
  const { version, files } = agreedTexts[kind];

  it('has changed only if its version has', () => {
    const found = hashesOf(folder);
    const next = String(Number(version) + 1);
    const entry = JSON.stringify({ [kind]: { version: next, files: found } });
    expect(
      found,
      `${folder} differs from version ${version}, so players have to be asked again: set version ${next} in rules/account/sign-up/consents.ts ` +
        `and in page.json, say what changed in a snippet of the category terms-changes, and write into tests/architecture/agreed-texts.data.ts: ${entry}`,
    ).toEqual(files);
  });

  it('has one version in the rules, in its page.json and beside its hashes', () => {
    const settings = JSON.parse(readFileSync(join(folder, 'page.json'), 'utf8')) as { version: string };
    expect([settings.version, version]).toEqual([consentVersions[kind], consentVersions[kind]]);
  });
});
