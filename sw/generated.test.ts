import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index';
import { catalogues } from '#locales/index';
import { readsOf } from './reads';

const heading = '// Written by `npx vitest run sw/generated.test.ts --update`: do not edit.\n';
const keys = [
  'notifications.neutral.title',
  'notifications.neutral.text',
  'shell.offline-page.title',
  'shell.offline-page.text',
  'shell.offline-page.again',
] as const;

/** Calls that the worker makes by itself. */
const own = ['notifications.history', 'notifications.subscribe', 'tracking.install-event'];

/** What the worker takes over from larger modules, so that neither schemas nor whole catalogues reach it. */
describe('generated tables', () => {
  it('the reads are those of the contract', async () => {
    const rows = readsOf(calls).map((read) => `  ${JSON.stringify(read)},\n`);
    const text = `${heading}import type { Read } from './reads';\n\nexport const reads: readonly Read[] = [\n${rows.join('')}];\n`;
    await expect(text).toMatchFileSnapshot('./reads.gen.ts');
  });

  it('the calls that the worker makes are those of the contract', async () => {
    const wires = calls.filter(({ id }) => own.includes(id)).map(({ id, method, path, who, offline }) => [id, { id, method, path, who, offline }]);
    expect(wires).toHaveLength(own.length);
    const text = `${heading}export const ownCalls = ${JSON.stringify(Object.fromEntries(wires), null, 2)} as const;\n`;
    await expect(text).toMatchFileSnapshot('./calls.gen.ts');
  });

  it('the texts are those of the catalogues', async () => {
    const rows = Object.entries(catalogues).map(
      ([locale, catalogue]) => `  ${JSON.stringify(locale)}: ${JSON.stringify(keys.map((key) => catalogue[key]))},\n`,
    );
    const type = 'Record<Locale, readonly [string, string, string, string, string]>';
    const text = `${heading}import type { Locale } from '#contract/fields/locale';\n\nexport const texts: ${type} = {\n${rows.join('')}};\n`;
    await expect(text).toMatchFileSnapshot('./texts.gen.ts');
  });
});
