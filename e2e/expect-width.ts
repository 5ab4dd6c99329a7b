import { expect, type Locator } from '@playwright/test';

export const expectWidth = (part: Locator, width: number): Promise<void> =>
  expect.poll(async () => (await part.boundingBox())?.width ?? 0).toBeCloseTo(width, 1);
