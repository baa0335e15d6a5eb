/**
 * `npm run dev`: the app with hot module replacement, the platform restarting on change, and a database of its own, at one
 * address. `--sw` switches the service worker on, `--fresh` starts over with new data, `--inspect` opens the platform for
 * a debugger.
 */
import { requireNode } from '../server/require-node';

requireNode();
// An older Node would fail to link the rest before it could say why.
await import('./dev/start');
