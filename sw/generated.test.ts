import { createHash } from 'node:crypto';
import { toJsonSchema } from '@valibot/to-json-schema';
import { describe, expect, it } from 'vitest';
import type { Call } from '#contract/call';
import { calls } from '#contract/calls/index';
import { type Locale, locales } from '#contract/fields/locale';
import { catalogues } from '#locales/texts';
import { readsOf } from './reads';

const heading = '// Written by `npx vitest run sw/generated.test.ts --update`: do not edit.\n';
const keys = [
  'notifications.neutral.title',
  'notifications.neutral.text',
  'shell.offline-page.title',
  'shell.offline-page.text',
  'shell.offline-page.again',
  'shell.not-found.home',
  'notifications.neutral.more',
] as const;

/** Calls that the worker makes by itself, and the one after which nothing is read for a player. */
const own = ['account.sign-out', 'notifications.history', 'notifications.subscribe', 'tracking.install-event'];

/** Four characters that change with the shape of a call's answer, and with nothing that only explains it. */
function shapeOf({ answer }: Call): string {
  const isRemark = (key: string, value: unknown) => ['title', 'description'].includes(key) && typeof value === 'string';
  const schema = toJsonSchema(answer, { errorMode: 'ignore' });
  const text = JSON.stringify(schema, (key, value: unknown) => (isRemark(key, value) ? undefined : value));
  return createHash('sha256').update(text).digest('base64url').slice(0, 4);
}

const shapes = Object.fromEntries(calls.filter(({ offline }) => offline === 'last-known').map((call) => [call.id, shapeOf(call)]));

/** What the worker takes over from larger modules, so that neither schemas nor whole catalogues reach it. */
describe('generated tables', () => {
  it('the reads are those of the contract', async () => {
    const rows = readsOf(calls, shapes).map((read) => `  ${JSON.stringify(read)},\n`);
    const text = `${heading}import type { Read } from './reads';\n\nexport const reads: readonly Read[] = [\n${rows.join('')}];\n`;
    await expect(text).toMatchFileSnapshot('./reads.gen.ts');
  });

  it('the shapes of answers that are kept are those of the contract', async () => {
    const rows = Object.entries(shapes).map((row) => `  ${row.map((part) => JSON.stringify(part)).join(': ')},\n`);
    const about = "/** Names the shape of each call's answer: another name means that code of another release cannot read it. */\n";
    await expect(`${heading}${about}export const shapes = {\n${rows.join('')}} as const;\n`).toMatchFileSnapshot('../contract/shapes.gen.ts');
  });

  it('the calls that the worker makes, or acts upon, are those of the contract', async () => {
    const wires = calls.filter(({ id }) => own.includes(id)).map(({ id, method, path, who, offline }) => [id, { id, method, path, who, offline }]);
    expect(wires).toHaveLength(own.length);
    const text = `${heading}export const ownCalls = ${JSON.stringify(Object.fromEntries(wires), null, 2)} as const;\n`;
    await expect(text).toMatchFileSnapshot('./calls.gen.ts');
  });

  it('the texts are those of the catalogues', async () => {
    const said = (locale: Locale) => JSON.stringify(keys.map((key) => catalogues[locale][key]));
    const own = locales.filter((locale) => locale === 'en' || said(locale) !== said('en'));
    const rows = own.map((locale) => `  ${JSON.stringify(locale)}: ${said(locale)},\n`);
    const imports = "import type { Locale } from '#contract/fields/locale';\n\n";
    const about = '/** In the locales that have words of their own; English in the others. */\n';
    const type = 'Partial<Record<Locale, Texts>> & { en: Texts }';
    const shape = 'type Texts = readonly [string, string, string, string, string, string, string];\n\n';
    const text = `${heading}${imports}${shape}${about}export const texts: ${type} = {\n${rows.join('')}};\n`;
    await expect(text).toMatchFileSnapshot('./texts.gen.ts');
  });
});
