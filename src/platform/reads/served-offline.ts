/** Whether the worker served this page from its cache because the network didn’t respond. */
export function isServedOffline(): boolean {
  return document.documentElement.dataset['away'] !== undefined;
}
