import type { Page } from '@playwright/test';

export const tracesIn = async (page: Page) => {
  const client = await page.context().newCDPSession(page);
  const listenersOf = async (expression: string): Promise<string> => {
    const { result } = await client.send('Runtime.evaluate', { expression });
    const { listeners } = await client.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId ?? '',
    });
    return listeners
      .map(({ type }) => type)
      .sort()
      .join(' ');
  };
  const traces = {
    'listeners of the document': await listenersOf('document'),
    'listeners of the window': await listenersOf('window'),
    'names in the window': await page.evaluate(() => Object.keys(window).length),
    'style tags': await page.locator('style').count(),
    'elements in the body': await page.locator('body > *').count(),
  };
  await client.detach();
  return traces;
};
