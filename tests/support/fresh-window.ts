import { builtinEnvironments } from 'vitest/runtime';

const shared = globalThis as { closeWindow?: () => unknown; IS_REACT_ACT_ENVIRONMENT?: boolean; indexedDB?: IDBFactory };

/**
 * Gives each test file a window of its own: document, address, cookies, storage and listeners. The previous file's window stays until here,
 * because what that file left running may still use it.
 */
await shared.closeWindow?.();
delete shared.IS_REACT_ACT_ENVIRONMENT;
delete shared.indexedDB;
const { teardown } = await builtinEnvironments['happy-dom'].setup(globalThis, {});
shared.closeWindow = () => teardown(globalThis);
