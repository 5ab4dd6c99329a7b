import { expect, type Locator } from '@playwright/test';

/** Its width in pixels, once it is drawn: a drawer is drawn anew when its remote's code has come. */
export const expectWidth = (part: Locator, width: number): Promise<void> =>
  expect.poll(async () => (await part.boundingBox())?.width ?? 0).toBeCloseTo(width, 1);
