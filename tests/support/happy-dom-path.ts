import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const packages = join(import.meta.dirname, '../../node_modules');
const { version } = JSON.parse(readFileSync(join(packages, 'happy-dom/package.json'), 'utf8')) as { version: string };

/** Where happy-dom's modules are, and where its bundle is: in `node_modules`, so vitest imports it without transforming it. */
export const happyDomPath = {
  modules: join(packages, 'happy-dom/lib/index.js'),
  bundle: join(packages, '.cache/happy-dom', `${version}.js`),
};
