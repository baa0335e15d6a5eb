/**
 * `npm run dev`: the app with hot module replacement, the server restarting on change, and its own database, at one
 * address. `--sw` switches the service worker on, `--fresh` starts over with new data, `--inspect` opens the server for
 * a debugger.
 */
import { requireNode } from '../server/require-node';

requireNode();
// An older Node would fail to link the rest before it could report why.
await import('./dev/start');
