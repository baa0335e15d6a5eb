import { vi } from 'vitest';
import { createDatabase } from '#offline/database';
import { FakeNetwork } from './fake-network';
import { FakePage, origin, startWorker } from './fake-worker-scope';

/** The device's fixed clock. */
export const now = Date.parse('2026-05-01T12:00:00Z');

/** A device with one page and its worker; `read` sends requests of that page. The test has to restore real timers. */
export async function device(network = new FakeNetwork(origin)) {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  const page = new FakePage('one');
  const worker = await startWorker({ network, pages: [page] });
  const database = createDatabase();
  const read = async (path: string, headers: Record<string, string> = {}, credentials: RequestCredentials = 'same-origin') => {
    const { response, done } = await worker.ask(path, { headers, credentials });
    const text = await response!.text();
    await done;
    return { text, storedAt: response!.headers.get('x-perigee-stored-at'), type: response!.type };
  };
  return { ...worker, database, page, read };
}
