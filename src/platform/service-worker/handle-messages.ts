import type { Notification } from '#contract/fields/notification';
import { type PendingClick, takeClicks } from '#offline/pending-clicks';
import { forgetAge, lastKnownAddresses } from '../api/ages';
import { device, readOutbox } from '../device';
import { isBusy } from './busy';
import { listenToWorker } from './link';
import { onSecondChance } from './triggers';

/** What the window does with the worker's messages. */
export interface FromWorker {
  /** A push arrived; the worker has shown and stored it. */
  onNotification: (notification: Notification) => void;
  /** A notification was clicked. A busy window stays where it is and shows it. */
  onClick: (click: Pick<PendingClick, 'id' | 'path'>, isBusy: boolean) => void;
  /** A response that was shown stale has a newer version now: path and query of the read. */
  onFresh: (url: string) => void;
  /** The revalidation of a response that's shown stale failed: path and query of the read. */
  onMissed: (url: string) => void;
}

/**
 * Listens to the worker from now on. Its earlier messages are lost, so everything that was shown stale until then is refetched: the network
 * may have something newer.
 */
export function handleMessages(
  container: Pick<ServiceWorkerContainer, 'addEventListener'>,
  { onNotification, onClick, onFresh, onMissed }: FromWorker,
): void {
  listenToWorker(container, (message, response) => {
    if (message.kind === 'notification') onNotification(message.notification);
    if (message.kind === 'fresh') onFresh(message.url);
    if (message.kind === 'same') forgetAge(message.url);
    if (message.kind === 'missed') onMissed(message.url);
    if (message.kind === 'outbox') void readOutbox();
    if (message.kind !== 'navigate') return;
    response();
    onClick(message, isBusy());
  });
  for (const url of lastKnownAddresses()) onFresh(url);
  const takeUp = async () => {
    const [click] = await takeClicks(device, Date.now());
    if (click) onClick(click, isBusy());
  };
  void takeUp();
  onSecondChance(() => void takeUp());
}
