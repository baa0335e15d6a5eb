import { ensureBuild } from './build';
import { startServer } from './server';

/** Playwright's global setup: one server for all journeys, or the one that PERIGEE_URL and DATA_DIR name. */
export default async function startOnce(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.PERIGEE_URL) return undefined;
  ensureBuild();
  const server = await startServer();
  process.env.PERIGEE_URL = server.baseUrl;
  process.env.PERIGEE_DATA_DIR = server.dataDir;
  return async () => server.stop();
}
