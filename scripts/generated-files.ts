/**
 * The generated files: the tables of the service worker, so that neither schemas nor whole catalogues reach its bundle,
 * and the contract as an OpenAPI document, so that reviews show each change of a call. `npm run generate` writes them,
 * and a test fails when one is stale.
 */
import { createHash } from 'node:crypto';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { Call } from '#contract/call';
import { calls } from '#contract/calls/index';
import { type Locale, locales } from '#contract/fields/locale';
import { catalogues } from '#locales/texts';
import { openApiDocument } from '#server/plugins/open-api';
import { readsOf } from '../sw/reads';
import { FIGURES, gameFiguresFile } from './game-figures';
import { readableJson } from './readable-json';
import { LIBRARY, libraryGamesFile, libraryWorldsFile } from './slot-library';

export interface GeneratedFile {
  /** Path from the repository's root. */
  path: string;
  text: string;
}

const heading = '// Written by `npm run generate`: do not edit.\n';

/** The messages that the service worker shows without a page. */
const workerMessages = [
  'notifications.neutral.title',
  'notifications.neutral.text',
  'shell.offline-page.title',
  'shell.offline-page.text',
  'shell.offline-page.again',
  'shell.page-late',
  'shell.not-found.home',
  'notifications.neutral.more',
] as const;

/** Calls that the worker sends itself, and the sign-out, after which it deletes the player's data. */
const workerCalls = ['account.sign-out', 'notifications.history', 'notifications.subscribe', 'tracking.install-event'];

/** Four characters that change with the schema of a call's response, but not with its titles and descriptions. */
function shapeOf({ response }: Call): string {
  const isRemark = (key: string, value: unknown) => ['title', 'description'].includes(key) && typeof value === 'string';
  const schema = toJsonSchema(response, { errorMode: 'ignore' });
  const text = JSON.stringify(schema, (key, value: unknown) => (isRemark(key, value) ? undefined : value));
  return createHash('sha256').update(text).digest('base64url').slice(0, 4);
}

function readsFile(shapes: Record<string, string>): string {
  const rows = readsOf(calls, shapes).map((read) => `  ${JSON.stringify(read)},\n`);
  return `${heading}import type { Read } from './reads';\n\nexport const reads: readonly Read[] = [\n${rows.join('')}];\n`;
}

function shapesFile(shapes: Record<string, string>): string {
  const rows = Object.entries(shapes).map((row) => `  ${row.map((part) => JSON.stringify(part)).join(': ')},\n`);
  const about = "/** The version of each call's response schema: this release can't read a cached response with another version. */\n";
  return `${heading}${about}export const shapes = {\n${rows.join('')}} as const;\n`;
}

function callsFile(): string {
  const wires = workerCalls.map((id) => {
    const call = calls.find((other) => other.id === id);
    if (!call) throw new Error(`the worker sends ${id}, but the contract has no such call`);
    const { method, path, who, offline } = call;
    return [id, { id, method, path, who, offline }];
  });
  return `${heading}export const ownCalls = ${JSON.stringify(Object.fromEntries(wires), null, 2)} as const;\n`;
}

function textsFile(): string {
  const textsIn = (locale: Locale) => JSON.stringify(workerMessages.map((key) => catalogues[locale][key]));
  const own = locales.filter((locale) => locale === 'en' || textsIn(locale) !== textsIn('en'));
  const rows = own.map((locale) => `  ${JSON.stringify(locale)}: ${textsIn(locale)},\n`);
  const imports = "import type { Locale } from '#contract/fields/locale';\n\n";
  const shape = `type Texts = readonly [${workerMessages.map(() => 'string').join(', ')}];\n\n`;
  const about = '/** The texts of each locale that differs from English. */\n';
  return `${heading}${imports}${shape}${about}export const texts: Partial<Record<Locale, Texts>> & { en: Texts } = {\n${rows.join('')}};\n`;
}

/** All generated files with their current text. Throws if the contract lacks a call that the worker sends. */
export function generatedFiles(): GeneratedFile[] {
  const lastKnown = calls.filter(({ offline }) => offline === 'last-known').sort((a, b) => (a.id < b.id ? -1 : 1));
  const shapes = Object.fromEntries(lastKnown.map((call) => [call.id, shapeOf(call)]));
  return [
    { path: 'sw/reads.gen.ts', text: readsFile(shapes) },
    { path: 'contract/shapes.gen.ts', text: shapesFile(shapes) },
    { path: 'sw/calls.gen.ts', text: callsFile() },
    { path: 'sw/texts.gen.ts', text: textsFile() },
    { path: `${LIBRARY}/games.gen.ts`, text: libraryGamesFile() },
    { path: `${LIBRARY}/worlds.gen.ts`, text: libraryWorldsFile() },
    { path: FIGURES, text: `${heading}${gameFiguresFile()}` },
    { path: 'docs/openapi.json', text: `${readableJson(openApiDocument())}\n` },
  ];
}
