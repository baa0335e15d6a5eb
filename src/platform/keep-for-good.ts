/**
 * Asks the browser for persistent storage; returns whether it's granted. Some browsers prompt the person, so call it at a fitting moment.
 */
export async function keepForGood(): Promise<boolean> {
  const manager = navigator.storage as StorageManager | undefined;
  return (await manager?.persist?.().catch(() => false)) ?? false;
}
