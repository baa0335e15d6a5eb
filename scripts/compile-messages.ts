import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { keysDigest } from '../locales/keys-digest.ts';
import { pseudoText } from '../locales/pseudo.ts';

const root = join(import.meta.dirname, '..');
const compiled = join(root, 'locales/compiled');

/** The digest of the folder's sources. Written last, so the whole folder is up to date if it matches. */
const digestFile = join(compiled, 'digest');

type Texts = Record<string, string>;

/** A digest of everything that the compiled catalogues depend on. */
function digestOfSources(): string {
  const catalogues = readdirSync(join(root, 'locales'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.po'));
  const own = [
    'lingui.config.ts',
    'package-lock.json',
    'locales/areas.ts',
    'locales/keys-digest.ts',
    'locales/pseudo.ts',
    'scripts/compile-messages.ts',
  ];
  const hash = createHash('sha256');
  for (const file of [...catalogues.map((name) => join('locales', name)), ...own].sort())
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** The texts of every locale from the PO files, including those of its fallbacks. */
async function readTexts(): Promise<Record<string, Texts>> {
  const config = getConfig({ cwd: root });
  const catalogs = await getCatalogs(config);
  const all = await Promise.all(catalogs.map((catalog) => catalog.readAll(config.locales)));
  const own = (locale: string): Texts =>
    Object.fromEntries(
      all.flatMap((byLocale) => Object.entries(byLocale[locale] ?? {}).map(([key, { translation }]) => [key, translation])),
    );
  return Object.fromEntries(
    config.locales.map((locale) => {
      const fallback = (config.fallbackLocales as Record<string, string> | undefined)?.[locale];
      return [locale, { ...(fallback && own(fallback)), ...own(locale) }];
    }),
  );
}

/** Keys of a locale that the default one lacks. Lingui itself reports missing ones. */
function unknownKeys(texts: Record<string, Texts>): string[] {
  const known = new Set(Object.keys(texts.en!));
  return Object.entries(texts).flatMap(([locale, own]) =>
    Object.keys(own)
      .filter((key) => !known.has(key))
      .map((key) => `${locale}: ${key}`),
  );
}

const heading = '// Written by `npm run messages`: do not edit.\n';

/** Doesn't write an unchanged file, because the development server reloads windows for each write. */
function writeChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

function writeTypes(en: Texts): void {
  const keys = Object.keys(en);
  const union = keys.map((key) => `\n  | ${JSON.stringify(key)}`).join('');
  writeChanged(join(compiled, 'keys.gen.ts'), `${heading}/** The key of every message. */\nexport type MessageKey =${union};\n`);
  const studio = Object.fromEntries(Object.entries(en).filter(([key]) => key.startsWith('studio.')));
  const about = '/** The English texts of games, for pages that send none. */\n';
  writeChanged(join(compiled, 'studio.gen.ts'), `${heading}${about}export const studio = ${JSON.stringify(studio, null, 2)} as const;\n`);
  const digest = `/** Of the keys of what the games say. */\nexport const studioKeys = '${keysDigest(Object.keys(studio))}';\n`;
  writeChanged(join(compiled, 'studio-keys.gen.ts'), `${heading}${digest}`);
}

/** Compiles the catalogues unless they are up to date. Throws with Lingui's message on an invalid one. */
export async function compileMessages(): Promise<void> {
  const digest = digestOfSources();
  if (existsSync(digestFile) && readFileSync(digestFile, 'utf8') === digest) return;
  mkdirSync(compiled, { recursive: true });
  const lingui = join(root, 'node_modules/@lingui/cli/dist/lingui.js');
  await promisify(execFile)(process.execPath, [lingui, 'compile', '--strict', '--verbose', '--workers', '1'], { cwd: root });
  const texts = await readTexts();
  const unknown = unknownKeys(texts);
  if (unknown.length > 0) throw new Error(`keys that the English catalogue lacks: ${unknown.join(', ')}`);
  const pseudo = Object.fromEntries(Object.entries(texts.en!).map(([key, text]) => [key, pseudoText(text)]));
  writeFileSync(join(compiled, 'en-KW.json'), createCompiledCatalog('en-KW', pseudo, { strict: true, namespace: 'json' }).source);
  writeTypes(texts.en!);
  writeFileSync(join(compiled, 'texts.json'), JSON.stringify({ ...texts, 'en-KW': pseudo }));
  writeFileSync(digestFile, digest);
}
