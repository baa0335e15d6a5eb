import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const ours = resolve(import.meta.dirname, '../../src/ui/make-icon.ts');

/** Puts our small maker of icons in place of Lucide's. If the library moves its own, icons still work, with more code. */
export const icons: Plugin = {
  name: 'perigee-icons',
  enforce: 'pre',
  resolveId: { filter: { id: /createLucideIcon\.mjs$/ }, handler: () => ours },
};
