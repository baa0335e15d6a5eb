import { ensureBuild } from './build';
import { startPushMailboxes } from './push-mailboxes';
import { startServer } from './server';

/**
 * Playwright's global setup: one server for all journeys and one push service that it may connect to; or those named by
 * PERIGEE_URL, PERIGEE_DATA_DIR and PERIGEE_PUSH_URL.
 */
export default async function startOnce(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.PERIGEE_URL) return undefined;
  ensureBuild();
  const push = await startPushMailboxes();
  const server = await startServer({ env: push.trust });
  process.env.PERIGEE_URL = server.baseUrl;
  process.env.PERIGEE_DATA_DIR = server.dataDir;
  process.env.PERIGEE_PUSH_URL = push.url;
  process.env.PERIGEE_PUSH_SOCKET = push.socketUrl;
  return async () => {
    await server.stop();
    await push.close();
  };
}
