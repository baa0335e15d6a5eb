import workerUrl from '../../worker/index.ts?worker&url';
import { ownScriptUrl } from '../trusted-types';
import { createBridge } from './bridge';

/** The app's only bridge to the worker. */
export const { compute } = createBridge({
  startWorker: typeof Worker === 'undefined' ? null : () => new Worker(ownScriptUrl(workerUrl), { type: 'module' }),
  loadInPlace: async () => (await import('../../worker/compute')).compute,
});
