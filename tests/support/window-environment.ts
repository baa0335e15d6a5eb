import { type Environment, populateGlobal } from 'vitest/runtime';
import { happyDomPath } from './happy-dom-path';

/** What a browser has and Node has too: tests get the window's, as in vitest's own environment. */
const ofBoth = [
  'Request',
  'Response',
  'MessagePort',
  'fetch',
  'Headers',
  'AbortController',
  'AbortSignal',
  'URL',
  'URLSearchParams',
  'FormData',
];

/** vitest's environment `happy-dom`, with the bundle in place of the package's modules (see `bundle-happy-dom.ts`). */
const environment: Environment = {
  name: 'window',
  viteEnvironment: 'client',
  async setup(global) {
    const { GlobalWindow } = (await import(/* @vite-ignore */ happyDomPath.bundle)) as typeof import('happy-dom');
    const window = new GlobalWindow({ console, url: 'http://localhost:3000', settings: { disableErrorCapturing: true } });
    const { keys, originals } = populateGlobal(global, window, { bindFunctions: true, additionalKeys: ofBoth });
    return {
      async teardown() {
        await window.happyDOM.abort();
        window.close();
        for (const key of keys) delete global[key];
        for (const [key, value] of originals) global[key] = value;
      },
    };
  },
};

export default environment;
