/** Asks the browser to clear nothing by itself; answers whether it will. Some ask the person, so that there is an occasion. */
export async function requestPersistentStorage(): Promise<boolean> {
  const manager = navigator.storage as StorageManager | undefined;
  return (await manager?.persist?.().catch(() => false)) ?? false;
}
