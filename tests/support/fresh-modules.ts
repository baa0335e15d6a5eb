import { vi } from 'vitest';

/** Reloads the product's own modules for each test file; files in one process share package modules. */
vi.resetModules();
