import { createDatabase } from '#offline/database';

/** What this device keeps; opens at the first use. */
export const device = createDatabase();
