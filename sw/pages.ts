import { PROTOCOL, type ToPage } from '#contract/messages';
import { scope } from './scope';

type Unversioned<M> = M extends { protocol: number } ? Omit<M, 'protocol'> : never;

/** Every window of this origin, including those controlled by another release; game frames don't count. */
export async function windows(): Promise<WindowClient[]> {
  const all = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return all.filter(({ frameType }) => frameType !== 'nested');
}

/** A message with the protocol version that pages expect. */
export function versioned(message: Unversioned<ToPage>): ToPage {
  return { protocol: PROTOCOL, ...message } as ToPage;
}

/** Sends a message to every window of this origin. */
export async function postToPages(message: Unversioned<ToPage>): Promise<void> {
  for (const page of await windows()) page.postMessage(versioned(message));
}
