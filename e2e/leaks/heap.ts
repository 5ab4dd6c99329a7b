import type { CDPSession, Page } from '@playwright/test';

export interface Heap {
  bytes: number;
  nodes: number;
  listeners: number;
}

/** Measures the heap after garbage collection. */
export const openHeap = async (page: Page): Promise<() => Promise<Heap>> => {
  const client: CDPSession = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  return async () => {
    await client.send('HeapProfiler.collectGarbage');
    const { metrics } = await client.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return {
      bytes: of('JSHeapUsedSize'),
      nodes: of('Nodes'),
      listeners: of('JSEventListeners'),
    };
  };
};
