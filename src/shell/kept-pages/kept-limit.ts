interface Memory {
  /** Gigabytes, rounded by the browser; Firefox and Safari don't say. */
  deviceMemory?: number;
}

/** How many hidden pages a window keeps: fewer on a device with little memory. */
export function keptLimit({ deviceMemory = 4 }: Memory = navigator as Memory): number {
  return deviceMemory <= 2 ? 1 : deviceMemory <= 4 ? 3 : 5;
}
