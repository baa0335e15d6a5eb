/** Asks the browser not to clear anything on its own; returns whether it agreed. Some ask the person, so that there is an occasion. */
export async function requestPersistentStorage(): Promise<boolean> {
  const manager = navigator.storage as StorageManager | undefined;
  return (await manager?.persist?.().catch(() => false)) ?? false;
}
