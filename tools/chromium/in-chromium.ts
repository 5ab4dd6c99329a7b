import { chromium, type Browser } from '@playwright/test';
import { Mistake } from '../start/run.mjs';
import { findChromium } from '../test/find-chromium.mjs';

export const runInChromium = async <Result>(
  work: (browser: Browser) => Promise<Result>,
): Promise<Result> => {
  const executablePath = await findChromium();
  const browser = await chromium
    .launch({
      args: ['--no-sandbox'],
      ...(executablePath !== undefined && { executablePath }),
    })
    .catch(({ message }: Error) => {
      throw new Mistake(
        `No browser could be started (${message.split('\n')[0]}). Install Chromium, or name one in CHROMIUM_PATH.`,
      );
    });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
};
