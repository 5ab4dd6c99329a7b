import { expect, type Locator, type Page } from '@playwright/test';

export type KeyAction = (field: Locator, page: Page) => Promise<void>;

export type Step = readonly [label: string, keys?: KeyAction];

interface Stop {
  role: string;
  name: string;
}

/** Reads the focused element as a screen reader does, without the mark of required fields. */
const stopOf = async (page: Page): Promise<Stop> => {
  const snapshot = await page.locator(':focus').ariaSnapshot();
  const [, role = '', name = ''] = /^- '?(\w+)(?: "(.*?)")?/.exec(snapshot) ?? [];
  return { role, name: name.replace(/ \*$/, '') };
};

const fields = ['textbox', 'combobox', 'spinbutton', 'switch', 'checkbox', 'radio'];
const mostStops = 12;

const tabTo = async (page: Page, label: string): Promise<void> => {
  for (let at = 0; at < mostStops; at += 1) {
    await page.keyboard.press('Tab');
    const { role, name } = await stopOf(page);
    if (name === label) return;
    if (fields.includes(role)) throw new Error(`Tab came to ${role} “${name}” before “${label}”`);
  }
  throw new Error(`Tab does not come to “${label}”`);
};

export const tabUntilFocused = async (page: Page, wanted: Locator, most = 40): Promise<void> => {
  for (let at = 0; at < most; at += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not come to ${String(wanted)}`);
};

/**
 * Fills a form with the keyboard only. Fails when Tab reaches fields in another order or an unexpected field.
 */
export const fillByKeyboard = async (page: Page, steps: readonly Step[]): Promise<void> => {
  const [[first] = ['']] = steps;
  await page
    .getByLabel(new RegExp(`^${first}`))
    .first()
    .focus();
  for (const [label, keys] of steps) {
    if (label !== first) await tabTo(page, label);
    await keys?.(page.locator(':focus'), page);
  }
};

export const typeText =
  (words: string): KeyAction =>
  async (_, { keyboard }) => {
    await keyboard.press('ControlOrMeta+a');
    await keyboard.type(words);
  };

export const pressKeys =
  (...keys: string[]): KeyAction =>
  async (_, { keyboard }) => {
    for (const key of keys) await keyboard.press(key);
  };

/** Types and confirms an option with Enter at once, before the list of choices has loaded. */
export const chooseOption =
  (word: string): KeyAction =>
  async (_, { keyboard }) => {
    await keyboard.type(word);
    await keyboard.press('Enter');
  };

export const chooseOptions =
  (...words: string[]): KeyAction =>
  async (field, { keyboard }) => {
    for (const word of words) {
      await keyboard.type(word);
      await keyboard.press('Enter');
      await expect(field).toHaveValue('');
    }
  };

export const copyToClipboard = async (page: Page, text: string, html?: string): Promise<void> => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(
    (kinds) =>
      navigator.clipboard.write([
        new ClipboardItem(
          Object.fromEntries(
            Object.entries(kinds).map(([type, words]) => [type, new Blob([words], { type })]),
          ),
        ),
      ]),
    { 'text/plain': text, ...(html !== undefined && { 'text/html': html }) },
  );
};

export const pasteText =
  (text: string, html?: string): KeyAction =>
  async (_, page) => {
    await copyToClipboard(page, text, html);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('ControlOrMeta+v');
  };
