import * as v from 'valibot';
import { PROTOCOL, toPageSchema, type ToPage, type ToWorker } from '#contract/messages';
import { workers } from './container';

type Unversioned<M> = M extends { protocol: number } ? Omit<M, 'protocol'> : never;

/** Posts a message to a worker, in this release's protocol. */
export function post(worker: Pick<ServiceWorker, 'postMessage'> | null | undefined, message: Unversioned<ToWorker>): void {
  worker?.postMessage({ protocol: PROTOCOL, ...message });
}

/** Posts to the worker that controls this window, otherwise to the registered one; does nothing without one. */
export function postToWorker(message: Unversioned<ToWorker>): void {
  const container = workers();
  if (container?.controller) post(container.controller, message);
  else
    void container?.getRegistration?.().then(
      (registration) => post(registration?.active, message),
      () => undefined,
    );
}

/** The worker's message, and a function that confirms it if the worker waits for that. */
export type MessageHandler = (message: ToPage, response: () => void) => void;

/** Listens to the worker; messages that this release doesn't understand are ignored. */
export function listenToWorker(container: Pick<ServiceWorkerContainer, 'addEventListener'>, handle: MessageHandler): void {
  container.addEventListener('message', (event) => {
    const { data, ports } = event as MessageEvent<unknown>;
    const result = v.safeParse(toPageSchema, data);
    if (result.success) handle(result.output, () => ports[0]?.postMessage(true));
  });
}
