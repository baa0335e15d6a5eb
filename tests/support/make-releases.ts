/** Builds the two releases after the one in `dist` that the update journeys deploy. */
import { buildRelease } from './releases';

await buildRelease('next', "document.documentElement.dataset.release = 'next';");
// Broken wherever its worker responds, so that it can neither fetch a better one nor offer it.
await buildRelease('broken', "if (navigator.serviceWorker.controller) throw new Error('a broken release');");
