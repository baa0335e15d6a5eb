/** Whether the service worker served this page because the network didn't respond. */
export function isBroughtWithoutNetwork(): boolean {
  return document.documentElement.dataset['away'] !== undefined;
}
