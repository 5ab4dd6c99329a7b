import { expect, type Page, type Request } from '@playwright/test';

interface Traffic {
  underWay: Set<Request>;
  begun: number;
}

const trafficOf = new WeakMap<Page, Traffic>();

export const countRequests = (page: Page): void => {
  const traffic: Traffic = { underWay: new Set(), begun: 0 };
  trafficOf.set(page, traffic);
  page.on('request', (request) => {
    traffic.begun += 1;
    traffic.underWay.add(request);
  });
  page.on('requestfinished', (request) => traffic.underWay.delete(request));
  page.on('requestfailed', (request) => traffic.underWay.delete(request));
};

const isDrawn = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((drawn) => requestIdleCallback(drawn, { timeout: 1_000 }));
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    const waits = [...document.querySelectorAll('span[aria-hidden]')].some(
      (place) => getComputedStyle(place).animationName === 'breathe',
    );
    const moves = document
      .getAnimations()
      .some(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
      );
    return !waits && !moves && [...document.images].every(({ complete }) => complete);
  });

/** Colour changes are animated, so the page settles only after a moment. */
export const waitUntilDrawn = (page: Page): Promise<void> =>
  expect(async () => expect(await isDrawn(page), 'all is drawn').toBe(true)).toPass({
    intervals: [20],
    timeout: 20_000,
  });

/**
 * Waits until the page has no requests and no changes. `networkidle` would wait half a second more each time,
 * and also for prefetched files.
 */
export const waitUntilIdle = async (page: Page): Promise<void> => {
  const traffic = trafficOf.get(page);
  if (!traffic) throw new Error('The requests of this page are not counted');
  await expect(async () => {
    const { begun } = traffic;
    expect([...traffic.underWay].map((request) => request.url())).toEqual([]);
    expect(await isDrawn(page), 'all is drawn').toBe(true);
    expect(traffic.begun, 'requests begun').toBe(begun);
  }).toPass({ intervals: [20], timeout: 20_000 });
};
