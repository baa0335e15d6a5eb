import { resolve } from 'node:path';
import { defineConfig } from 'vite';

/** The payments script is loaded separately, from a fixed address (CASH-005). */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  build: {
    outDir: resolve(import.meta.dirname, '../dist/client/payments'),
    emptyOutDir: true,
    target: 'es2022',
    lib: { entry: 'script.ts', formats: ['es'], fileName: () => 'script.js' },
  },
});
