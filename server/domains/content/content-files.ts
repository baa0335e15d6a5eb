import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { pageSlugSchema, type Snippet } from '#contract/fields/content';
import {
  ContentProblem,
  type PageHead,
  type PageSettings,
  pageSettingsSchema,
  readAs,
  readPageText,
  readTextName,
  snippetSettingsSchema,
} from './read-source';

/** A page's folder: settings, and a text per locale and variant. */
export interface PageSource {
  slug: string;
  settings: PageSettings;
  texts: (ReturnType<typeof readTextName> & { head: PageHead; source: string })[];
}

/** A snippet's folder. */
export interface SnippetSource {
  id: string;
  categories: Snippet['categories'];
  texts: (ReturnType<typeof readTextName> & { source: string })[];
}

/** A picture or a document that content refers to. */
export interface FileSource {
  name: string;
  type: string;
  content: Buffer;
}

export interface ContentSource {
  pages: PageSource[];
  snippets: SnippetSource[];
  files: FileSource[];
}

async function foldersOf(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}

async function textsOf(folder: string): Promise<string[]> {
  return (await readdir(folder))
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => join(folder, name));
}

const json = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as unknown;

async function readPage(folder: string, name: string): Promise<PageSource> {
  const settings = readAs(pageSettingsSchema, await json(join(folder, 'page.json')), join(folder, 'page.json'));
  const texts = await Promise.all(
    (await textsOf(folder)).map(async (file) => ({ ...readTextName(file), ...readPageText(await readFile(file, 'utf8'), file) })),
  );
  return { slug: readAs(pageSlugSchema, name, folder), settings, texts };
}

async function readSnippet(folder: string, name: string): Promise<SnippetSource> {
  const file = join(folder, 'snippet.json');
  const { categories } = readAs(snippetSettingsSchema, await json(file), file);
  const texts = await Promise.all(
    (await textsOf(folder)).map(async (path) => ({ ...readTextName(path), source: (await readFile(path, 'utf8')).trim() })),
  );
  return { id: readAs(pageSlugSchema, name, folder), categories, texts };
}

/** File types that may be referred to, by file extension. */
const fileTypes: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
};

async function readFiles(folder: string): Promise<FileSource[]> {
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const type = fileTypes[name.split('.').at(-1)!];
      if (!type) throw new ContentProblem(`${join(folder, name)}: pictures and documents only (${Object.keys(fileTypes).join(', ')})`);
      return { name, type, content: await readFile(join(folder, name)) };
    }),
  );
}

/** Reads a folder of content: `pages/<slug>/page.json` and `<locale>[.<variant>].md`, `snippets/<id>/…`, `files/…`. Throws ContentProblem. */
export async function readContent(folder: string): Promise<ContentSource> {
  const pages = join(folder, 'pages');
  const snippets = join(folder, 'snippets');
  const content = {
    pages: await Promise.all((await foldersOf(pages)).map((name) => readPage(join(pages, name), name))),
    snippets: await Promise.all((await foldersOf(snippets)).map((name) => readSnippet(join(snippets, name), name))),
    files: await readFiles(join(folder, 'files')),
  };
  if (Object.values(content).every((found: unknown[]) => found.length === 0))
    throw new ContentProblem(`${folder}: no pages, snippets or files`);
  return content;
}

async function write(file: string, text: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Writes content in the format of `readContent`. */
export async function writeContent(folder: string, { pages, snippets, files }: ContentSource): Promise<void> {
  const fileOf = ({ locale, variant }: { locale: string; variant: string }) => `${locale}${variant && `.${variant}`}.md`;
  for (const { slug, settings, texts } of pages) {
    await write(join(folder, 'pages', slug, 'page.json'), `${JSON.stringify(settings, null, 2)}\n`);
    for (const text of texts) await write(join(folder, 'pages', slug, fileOf(text)), `---\n${stringify(text.head)}---\n${text.source}\n`);
  }
  for (const { id, categories, texts } of snippets) {
    await write(join(folder, 'snippets', id, 'snippet.json'), `${JSON.stringify({ categories }, null, 2)}\n`);
    for (const text of texts) await write(join(folder, 'snippets', id, fileOf(text)), `${text.source}\n`);
  }
  for (const { name, content } of files) await write(join(folder, 'files', name), content);
}
