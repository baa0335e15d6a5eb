import { createDatabase } from '#offline/database';

/** This worker's connection to the device's database; reopened after the browser stopped the worker. */
export const database = createDatabase();
