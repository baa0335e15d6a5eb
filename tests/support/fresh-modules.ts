import { vi } from 'vitest';

/** Test files in one process share package modules; the product's own modules are reloaded for each. */
vi.resetModules();
