import { vi } from 'vitest';

/**
 * Files in one process share package modules, so each starts with the product's own modules reloaded and with what an earlier file may have
 * replaced: timers, globals and environment variables.
 */
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.resetModules();
