import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const ours = resolve(import.meta.dirname, '../../src/ui/make-icon.ts');

/**
 * Puts less code in the place of two modules of libraries: our small maker of icons in place of Lucide's, and React's own hook in place of what stands
 * in for it in older versions. If a library moves its module, all still works, with more code.
 */
export const lighter: Plugin = {
  name: 'perigee-lighter',
  enforce: 'pre',
  resolveId: {
    filter: { id: /createLucideIcon\.mjs$|^use-sync-external-store\/shim(?:\/index\.js)?$/ },
    handler(id) {
      return id.startsWith('use-') ? this.resolve('react') : ours;
    },
  },
};
