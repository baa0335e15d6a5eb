import type { CDPSession } from '@playwright/test';

/** The memory that a page keeps alive. */
interface KeptMemory {
  megabytes: number;
  documents: number;
  nodes: number;
  listeners: number;
}

/** An object that was only referenced by a collected one is found by the next collection. */
const COLLECTIONS = 3;

/** The memory that a page keeps alive after garbage collection, by the browser's own counters. */
export async function keptMemory(client: CDPSession): Promise<KeptMemory> {
  for (let at = 0; at < COLLECTIONS; at += 1) await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  const { documents, nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
  return { megabytes: usedSize / 2 ** 20, documents, nodes, listeners: jsEventListeners };
}

/** The roots of detached trees that are still referenced: the clues to a leak. */
export async function detachedTrees(client: CDPSession): Promise<string[]> {
  await client.send('DOM.enable');
  const { detachedNodes } = await client.send('DOM.getDetachedDomNodes');
  await client.send('DOM.disable');
  return detachedNodes.map(({ treeNode }) => [treeNode.nodeName, ...(treeNode.attributes ?? [])].join(' ').slice(0, 120));
}
