/** Builds the two releases after the one in `dist` that the update journeys deploy. */
import { buildRelease } from './releases';

await buildRelease('next', "document.documentElement.dataset.release = 'next';");
// The broken release fails on every page served by its worker, so it can neither fetch nor offer a newer one.
await buildRelease('broken', "if (navigator.serviceWorker.controller) throw new Error('a broken release');");
