/** Builds the two releases after the one in `dist` that the journeys of updating deploy. */
import { buildRelease } from './releases';

await buildRelease('next', "document.documentElement.dataset.release = 'next';");
// Dead wherever its worker answers, so that it can neither ask for a better one nor offer it.
await buildRelease('broken', "if (navigator.serviceWorker.controller) throw new Error('a broken release');");
