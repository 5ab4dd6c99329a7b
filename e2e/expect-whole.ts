import { expect, type Locator } from '@playwright/test';

export const expectWhole = async (parts: Locator): Promise<void> => {
  const cut = await parts.evaluateAll((found) =>
    found
      .flatMap((part) => [part, ...part.querySelectorAll('*')])
      .filter((part) => part.scrollWidth > part.clientWidth && part.clientWidth > 1)
      .filter((part) => getComputedStyle(part).overflowX !== 'visible')
      .map((part) => part.textContent),
  );
  expect(cut).toEqual([]);
};
