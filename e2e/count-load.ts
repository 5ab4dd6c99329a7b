import type { Page } from '@playwright/test';

/**
 * Counts requests and bytes of the latest page load, for all origins or one. API calls, session calls and
 * data URLs are not counted.
 */
export const countPageLoad = async (page: Page, from?: string) => {
  // Ends requests of the previous page, which must not count.
  await page.goto('about:blank');
  const counted = { bytes: 0, requests: 0, files: [] as string[] };
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  const own = new Set<string>();
  client.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    const { protocol, pathname, origin } = new URL(request.url);
    if (type === 'Document') {
      own.clear();
      Object.assign(counted, { bytes: 0, requests: 0 });
      counted.files.length = 0;
    }
    if (!protocol.startsWith('http') || /^\/(api|account)\//.test(pathname)) return;
    if (from !== undefined && origin !== from) return;
    own.add(requestId);
    if (pathname.endsWith('.js')) counted.files.push(pathname);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!own.has(requestId)) return;
    counted.bytes += encodedDataLength;
    counted.requests += 1;
  });
  return counted;
};
