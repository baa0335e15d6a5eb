import { afterAll } from 'vitest';

const before = process.env.NODE_ENV;

/**
 * Has to be imported first. React's production build renders several times as fast. Modules loaded later in this process aren't
 * affected.
 */
process.env.NODE_ENV = 'production';
afterAll(() => void (process.env.NODE_ENV = before));
