import { createDatabase } from '#offline/database';

/** The device's database as this worker holds it; opened anew after the browser stopped the worker. */
export const database = createDatabase();
