import type { Visitor } from './browser';
import { applyThrottle, noThrottle, type Throttle } from './throttle';

export interface PageLoad {
  requests: number;
  bytes: number;
  rows: number;
  largestPaint: number;
  blocked: number;
  shift: number;
}

/** Row actions appear last, so their button marks a complete row. */
export const listRowSelector = 'main [aria-label^="Actions for"]';
const settle = 1_000;

const countBytes = ({ client }: Visitor) => {
  const counted = { requests: 0, bytes: 0 };
  const own = new Set<string>();
  const begin = ({ requestId, request }: { requestId: string; request: { url: string } }) => {
    const { protocol, pathname } = new URL(request.url);
    if (protocol.startsWith('http') && !/^\/(api|socket\.io)\//.test(pathname)) own.add(requestId);
  };
  const end = ({
    requestId,
    encodedDataLength,
  }: {
    requestId: string;
    encodedDataLength: number;
  }) => {
    if (!own.has(requestId) || encodedDataLength === 0) return;
    counted.requests += 1;
    counted.bytes += encodedDataLength;
  };
  client.on('Network.requestWillBeSent', begin);
  client.on('Network.loadingFinished', end);
  const stop = () => {
    client.off('Network.requestWillBeSent', begin);
    client.off('Network.loadingFinished', end);
    return counted;
  };
  return stop;
};

const loadOnce = async (
  visitor: Visitor,
  path: string,
  throttle: Throttle,
  first: string,
): Promise<PageLoad> => {
  const { page, client } = visitor;
  await page.goto('about:blank');
  await applyThrottle(client, throttle);
  const stop = countBytes(visitor);
  await page.goto(path, { waitUntil: 'commit' });
  const rows = await page.evaluate((selector) => window.probe.painted(selector), first);
  await page.waitForTimeout(settle);
  const { largestPaint, shift, longTasks, firstPaint } = await page.evaluate(() => {
    const { largestPaint, shift, longTasks, firstPaint } = window.probe;
    return { largestPaint, shift, longTasks, firstPaint };
  });
  const blocked = longTasks
    .filter(([began]) => began >= firstPaint)
    .reduce((sum, [, duration]) => sum + duration - 50, 0);
  await applyThrottle(client, noThrottle);
  return { ...stop(), rows, largestPaint, blocked, shift };
};

export const computeMedian = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const medianLoad = (loads: readonly PageLoad[]): PageLoad => {
  const median = (part: keyof PageLoad) => computeMedian(loads.map((load) => load[part]));
  return {
    requests: median('requests'),
    bytes: median('bytes'),
    rows: median('rows'),
    largestPaint: median('largestPaint'),
    blocked: median('blocked'),
    shift: median('shift'),
  };
};

const rounds = 5;

export const measureCold = async (
  visitors: readonly Visitor[],
  path: string,
  throttle: Throttle,
  first = listRowSelector,
): Promise<PageLoad[]> => {
  const loads = visitors.map((): PageLoad[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [place, visitor] of visitors.entries()) {
      await visitor.client.send('Network.clearBrowserCache');
      loads[place]?.push(await loadOnce(visitor, path, throttle, first));
    }
  return loads.map(medianLoad);
};

export const measureWarm = async (
  visitor: Visitor,
  path: string,
  throttle: Throttle,
  first = listRowSelector,
): Promise<PageLoad> => {
  const loads: PageLoad[] = [];
  await loadOnce(visitor, path, throttle, first);
  for (let round = 0; round < rounds; round += 1)
    loads.push(await loadOnce(visitor, path, throttle, first));
  return medianLoad(loads);
};
