import { expect, type Locator, type Page } from '@playwright/test';

/** What is pressed in a field that has the focus. */
export type Keys = (field: Locator, page: Page) => Promise<void>;

/** The words on a field's label, and what is pressed there; nothing for one that is only passed. */
export type Step = readonly [label: string, keys?: Keys];

interface Stop {
  role: string;
  name: string;
}

/** Who has the focus, as a screen reader says it; the mark of required fields is left out. */
const stopOf = async (page: Page): Promise<Stop> => {
  const said = await page.locator(':focus').ariaSnapshot();
  const [, role = '', name = ''] = /^- (\w+)(?: "(.*?)")?/.exec(said) ?? [];
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

/** Presses Tab from what has the focus until something else has it. */
export const tabOnTo = async (page: Page, wanted: Locator, most = 40): Promise<void> => {
  for (let at = 0; at < most; at += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not come to ${String(wanted)}`);
};

/**
 * Fills a form without a mouse: begins in the first field and goes on with Tab. Fails when Tab comes to
 * the fields in another order, or to one that is not among the steps.
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

/** Letters, one by one; what stood there goes first. */
export const typed =
  (words: string): Keys =>
  async (_, { keyboard }) => {
    await keyboard.press('ControlOrMeta+a');
    await keyboard.type(words);
  };

export const pressed =
  (...keys: string[]): Keys =>
  async (_, { keyboard }) => {
    for (const key of keys) await keyboard.press(key);
  };

/** The first entry that a picker finds, taken by Enter at once, before its list has come. */
export const taken =
  (word: string): Keys =>
  async (_, { keyboard }) => {
    await keyboard.type(word);
    await keyboard.press('Enter');
  };

/** Several entries of one picker. */
export const takenEach =
  (...words: string[]): Keys =>
  async (field, { keyboard }) => {
    for (const word of words) {
      await keyboard.type(word);
      await keyboard.press('Enter');
      await expect(field).toHaveValue('');
    }
  };

/** Puts text, or text with its formatting, where Ctrl+C would. */
export const copy = async (page: Page, text: string, html?: string): Promise<void> => {
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

/** Text that was copied elsewhere. */
export const pasted =
  (text: string, html?: string): Keys =>
  async (_, page) => {
    await copy(page, text, html);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('ControlOrMeta+v');
  };
