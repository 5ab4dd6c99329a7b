import { expect, type Page, type Request } from '@playwright/test';

interface Traffic {
  underWay: Set<Request>;
  begun: number;
}

const trafficOf = new WeakMap<Page, Traffic>();

/** Counts what a page asks for from here on, for `comesToRest`. */
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

/** Whether the page has drawn all that it has: fonts, pictures, and no grey place left. */
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

/** Ends once a page stands still: after its colours were changed each of them moves for a moment. */
export const standsStill = (page: Page): Promise<void> =>
  expect(async () => expect(await isDrawn(page), 'all is drawn').toBe(true)).toPass({
    intervals: [20],
    timeout: 20_000,
  });

/**
 * Waits until nothing is on its way to the page or in it. `networkidle` would wait half a second more
 * for each time, and for what is fetched ahead.
 */
export const comesToRest = async (page: Page): Promise<void> => {
  const traffic = trafficOf.get(page);
  if (!traffic) throw new Error('The requests of this page are not counted');
  await expect(async () => {
    const { begun } = traffic;
    expect([...traffic.underWay].map((request) => request.url())).toEqual([]);
    expect(await isDrawn(page), 'all is drawn').toBe(true);
    expect(traffic.begun, 'requests begun').toBe(begun);
  }).toPass({ intervals: [20], timeout: 20_000 });
};
