/** `npm run content -- import <folder> | export <folder> | preview <file>`: imports content, exports it, or previews a page. */
import { readFile } from 'node:fs/promises';
import { readContent, writeContent } from '../server/domains/content/content-files';
import { ContentProblem, readPageText, readTextName } from '../server/domains/content/read-source';
import { importContent } from '../server/domains/content/seed';
import { readSources } from '../server/domains/content/store';
import { toHtml } from '../server/domains/content/to-html';
import { partsOf } from '../rules/content/placeholders';
import { say } from './say';
import { usage } from './usage';
import { withDatabase } from './with-database';

const HELP = usage(
  'content',
  [
    ['import <folder>', 'publish the pages, snippets and files of a folder'],
    ['export <folder>', 'write all pages, snippets and files to a folder'],
    ['preview <file>', 'print a page as HTML, without publishing it'],
  ],
  'Import publishes the whole folder, or nothing if anything in it is wrong.',
);

/** The problems of a page that would affect its display. */
function problemsOf(html: string): string[] {
  return partsOf(html).flatMap((part) => (part.kind === 'problem' ? [`Warning: players will see nothing for ${part.text}`] : []));
}

const commands: Record<string, (path: string) => Promise<void>> = {
  import: async (folder) => {
    const content = await readContent(folder);
    await withDatabase((database) => importContent(database, content));
    say(
      `Imported ${content.pages.length} pages, ${content.snippets.length} snippets and ${content.files.length} files. They are live now.`,
    );
  },
  export: async (folder) => {
    await withDatabase(async (database) => writeContent(folder, await readSources(database)));
    say(`Exported all pages, snippets and files to ${folder}.`);
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
  process.stderr.write(`${HELP}\n`);
  process.exitCode = 1;
} else {
  await command(path).catch((error: unknown) => {
    if (!(error instanceof ContentProblem)) throw error;
    process.stderr.write(`${error.message}\nNothing was changed.\n`);
    process.exitCode = 1;
  });
}
