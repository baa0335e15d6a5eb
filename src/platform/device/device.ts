import { createDatabase } from '#offline/database';

/** This device's database; opened at first use. */
export const device = createDatabase();
