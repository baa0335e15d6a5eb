/**
 * Asks the browser not to evict this site's storage; returns whether it agreed. Some browsers show a prompt, so it's only called on the
 * user's request and at the first launch of the installed app.
 */
export async function requestPersistentStorage(): Promise<boolean> {
  const manager = navigator.storage as StorageManager | undefined;
  return (await manager?.persist?.().catch(() => false)) ?? false;
}
