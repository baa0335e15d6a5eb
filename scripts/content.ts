/** `npm run content -- import <folder> | export <folder> | preview <file>`: takes content in, writes it out, or shows what a page would become. */
import { readFile } from 'node:fs/promises';
import { readContent, writeContent } from '../server/domains/content/content-files';
import { ContentProblem, readPageText, readTextName } from '../server/domains/content/read-source';
import { importContent } from '../server/domains/content/seed';
import { readSources } from '../server/domains/content/store';
import { toHtml } from '../server/domains/content/to-html';
import { partsOf } from '../rules/content/placeholders';
import { say } from './say';
import { withDatabase } from './with-database';

/** What is in the way of showing a page as it was meant. */
function problemsOf(html: string): string[] {
  return partsOf(html).flatMap((part) => (part.kind === 'problem' ? [`nothing is shown for ${part.text}`] : []));
}

const commands: Record<string, (path: string) => Promise<void>> = {
  import: async (folder) => {
    const content = await readContent(folder);
    await withDatabase((database) => importContent(database, content));
    say(`${content.pages.length} pages, ${content.snippets.length} snippets and ${content.files.length} files are shown from now on.`);
  },
  export: async (folder) => {
    await withDatabase(async (database) => writeContent(folder, await readSources(database)));
    say(`All pages, snippets and files are in ${folder}.`);
  },
  preview: async (file) => {
    const { locale, variant } = readTextName(file);
    const { head, source } = readPageText(await readFile(file, 'utf8'), file);
    const html = toHtml(source);
    say([`${locale}${variant && `, ${variant}`}: ${head.title}`, head.description, '', html, ...problemsOf(html)].join('\n'));
  },
};

const [name = '', path] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (!command || path === undefined) {
  process.stderr.write('npm run content -- import <folder>, export <folder>, or preview <file>.\n');
  process.exitCode = 1;
} else {
  await command(path).catch((error: unknown) => {
    if (!(error instanceof ContentProblem)) throw error;
    process.stderr.write(`${error.message}\nNothing was changed.\n`);
    process.exitCode = 1;
  });
}
