import { vi } from 'vitest';

/** Files that share a process share what comes from packages; the product's own modules begin anew with each. */
vi.resetModules();
