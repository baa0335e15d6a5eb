/** Whether the worker brought this page since no network answered. */
export function isServedOffline(): boolean {
  return document.documentElement.dataset['away'] !== undefined;
}
