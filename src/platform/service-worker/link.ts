import * as v from 'valibot';
import { PROTOCOL, toPageSchema, type ToPage, type ToWorker } from '#contract/messages';

type Unversioned<M> = M extends { protocol: number } ? Omit<M, 'protocol'> : never;

/** Posts a message in the protocol of this release to a worker. */
export function post(worker: Pick<ServiceWorker, 'postMessage'> | null | undefined, message: Unversioned<ToWorker>): void {
  worker?.postMessage({ protocol: PROTOCOL, ...message });
}

/** A service worker would hide changes in development, so it's off unless started with `npm run dev -- --sw`. */
const isOff = import.meta.env.DEV && import.meta.env.VITE_SERVICE_WORKER === 'off';

/** The browser's service workers; undefined where it has none or keeps them from us. */
export function workers(): ServiceWorkerContainer | undefined {
  if (isOff) return undefined;
  return globalThis.navigator?.serviceWorker;
}

/** Tells the worker that controls this window, else the one that is there; nothing happens where none is. */
export function tellWorker(message: Unversioned<ToWorker>): void {
  const container = workers();
  if (container?.controller) post(container.controller, message);
  else
    void container?.getRegistration?.().then(
      (registration) => post(registration?.active, message),
      () => undefined,
    );
}

/** What the worker says, and a way to answer where it waits for one. */
export type Heard = (message: ToPage, answer: () => void) => void;

/** Listens to the worker; what this release does not understand is passed over. */
export function listenToWorker(container: Pick<ServiceWorkerContainer, 'addEventListener'>, heard: Heard): void {
  container.addEventListener('message', (event) => {
    const { data, ports } = event as MessageEvent<unknown>;
    const result = v.safeParse(toPageSchema, data);
    if (result.success) heard(result.output, () => ports[0]?.postMessage(true));
  });
}
