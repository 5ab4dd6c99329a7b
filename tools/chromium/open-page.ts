import type { Page } from '@playwright/test';
import { Mistake } from '../start/run.mjs';

/**
 * Opens an address, as far as its answer.
 * @throws Mistake that says why the browser cannot, such as a certificate that it does not trust.
 */
export const openPage = async (page: Page, url: string, otherwise = ''): Promise<void> => {
  await page.goto(url, { waitUntil: 'commit' }).catch(({ message }: Error) => {
    const [reason = message] = /net::\w+/.exec(message) ?? [];
    const how = reason.includes('ERR_CERT')
      ? ', on Linux by certutil (docs/guides/deploying.md)'
      : '';
    throw new Mistake(
      `The browser of this machine cannot open ${url} (${reason}). Mend that${how}${otherwise}.`,
    );
  });
};
