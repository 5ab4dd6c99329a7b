import type { Page } from '@playwright/test';
import { Mistake } from '../start/run.mjs';

/**
 * Opens a page, waiting only for the response and not for the page to load.
 * @throws Mistake with the browser's reason, such as an untrusted certificate.
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
