import { afterAll } from 'vitest';

const before = process.env.NODE_ENV;

/** Before anything else is imported: React as a build has it draws several times as fast. The files that come after in this process are not of it. */
process.env.NODE_ENV = 'production';
afterAll(() => void (process.env.NODE_ENV = before));
