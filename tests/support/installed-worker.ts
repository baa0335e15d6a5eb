import type { FakeNetwork } from './fake-network';
import { startWorker } from './fake-worker-scope';

/** A worker that has installed its release, with the page that frames of games load. */
export async function installedWorker(network: FakeNetwork) {
  const worker = await startWorker({ network, manifest: [{ url: 'studio/index.html', revision: 'r1' }] });
  network.page('/studio/index.html', '<canvas>');
  await worker.dispatch('install');
  await worker.complete();
  return worker;
}
