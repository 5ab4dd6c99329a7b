import { expect, type Locator } from '@playwright/test';

const findCut = (parts: Locator): Promise<(string | null)[]> =>
  parts.evaluateAll((found) =>
    found
      .flatMap((part) => [part, ...part.querySelectorAll('*')])
      .filter((part) => part.scrollWidth > part.clientWidth && part.clientWidth > 1)
      .filter((part) => getComputedStyle(part).overflowX !== 'visible')
      .map((part) => part.textContent),
  );

/** Asserts that no text is cut off once the page has settled at its width. */
export const expectNoCutText = (parts: Locator): Promise<void> =>
  expect.poll(() => findCut(parts)).toEqual([]);
