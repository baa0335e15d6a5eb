/** Whether the worker brought this page since no network answered. */
export function isBroughtWithoutNetwork(): boolean {
  return document.documentElement.dataset['away'] !== undefined;
}
