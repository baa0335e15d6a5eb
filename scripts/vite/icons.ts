import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const ours = resolve(import.meta.dirname, '../../src/ui/make-icon.ts');

/** Replaces Lucide's icon factory with our smaller one. If the library moves its own, icons still work, with more code. */
export const icons: Plugin = {
  name: 'perigee-icons',
  enforce: 'pre',
  resolveId: { filter: { id: /createLucideIcon\.mjs$/ }, handler: () => ours },
};
