import type { Page } from '@playwright/test';

/**
 * Enters a word by an input method and confirms it with Enter in both orders: Chromium sends the key before
 * the composition ends, Safari after it.
 */
export const composeWord = async (page: Page, word: string): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 };
  const press = async () => {
    await devtools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter });
    await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
  };
  const end = word.length;
  await devtools.send('Input.imeSetComposition', {
    text: word,
    selectionStart: end,
    selectionEnd: end,
  });
  await press();
  await devtools.send('Input.insertText', { text: word });
  await press();
  await devtools.detach();
};
