import type { Page } from '@playwright/test';

/** Listeners of the document and the window, and names in the window, that a page has by now. */
export const tracesIn = async (page: Page) => {
  const client = await page.context().newCDPSession(page);
  const listenersOf = async (expression: string): Promise<number> => {
    const { result } = await client.send('Runtime.evaluate', { expression });
    const { listeners } = await client.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId ?? '',
    });
    return listeners.length;
  };
  const traces = {
    document: await listenersOf('document'),
    window: await listenersOf('window'),
    names: await page.evaluate(() => Object.keys(window).length),
    styles: await page.locator('style').count(),
    nodes: await page.evaluate(() => document.querySelectorAll('body > *').length),
  };
  await client.detach();
  return traces;
};
