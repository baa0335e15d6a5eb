import type { Notification } from '#contract/fields/notification';
import { type PendingClick, takeClicks } from '#offline/pending-clicks';
import { forgetAge, lastKnownAddresses } from '../api/ages';
import { device, readOutbox } from '../device';
import { isBusy } from './busy';
import { listenToWorker } from './link';
import { onSecondChance } from './triggers';

/** What the window does with what the worker tells. */
export interface FromWorker {
  /** A push brought it; the worker has shown it and kept it. */
  onNotification: (notification: Notification) => void;
  /** A notification was clicked. A busy window stays where it is and shows it. */
  onClick: (click: Pick<PendingClick, 'id' | 'path'>, isBusy: boolean) => void;
  /** What was shown as last known has a newer answer now: path and query of the read. */
  onFresh: (url: string) => void;
  /** What is shown as last known could not be made new: path and query of the read. */
  onMissed: (url: string) => void;
}

/**
 * Takes in what the worker says from now on. What it said before is lost: whatever was shown as last known until then is
 * asked for anew, since nobody heard whether the network has something newer.
 */
export function hear(
  container: Pick<ServiceWorkerContainer, 'addEventListener'>,
  { onNotification, onClick, onFresh, onMissed }: FromWorker,
): void {
  listenToWorker(container, (message, answer) => {
    if (message.kind === 'notification') onNotification(message.notification);
    if (message.kind === 'fresh') onFresh(message.url);
    if (message.kind === 'same') forgetAge(message.url);
    if (message.kind === 'missed') onMissed(message.url);
    if (message.kind === 'outbox') void readOutbox();
    if (message.kind !== 'navigate') return;
    answer();
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
