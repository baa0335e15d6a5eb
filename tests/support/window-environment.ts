import type { Environment } from 'vitest/environments';

/** The browser's conditions for imports. The window itself is made for each file, by fresh-window.ts. */
export default { name: 'window', viteEnvironment: 'client', setup: () => ({ teardown: () => undefined }) } satisfies Environment;
