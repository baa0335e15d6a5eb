/** `npm run generate`: writes the generated files (`scripts/generated-files.ts`) and lists the changed ones. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { generatedFiles } from './generated-files';
import { say } from './say';

const stale = generatedFiles().filter(({ path, text }) => !existsSync(path) || readFileSync(path, 'utf8') !== text);
for (const { path, text } of stale) {
  writeFileSync(path, text);
  say(`Written: ${path}`);
}
if (stale.length === 0) say('All generated files are current.');
