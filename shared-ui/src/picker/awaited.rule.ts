import type { PickerItem, PickerOptions } from './picker-options';

/** Item that is chosen when a slow search ends: the first item after Enter, the exact match after blur. */
export type AwaitedChoice = 'first' | 'exact';

const normalizeText = (text: string) => text.trim().toLowerCase();

export const findAwaitedItem = (
  awaited: AwaitedChoice,
  text: string,
  { items }: PickerOptions,
): PickerItem | undefined =>
  awaited === 'first'
    ? items[0]
    : items.find(({ label }) => normalizeText(label) === normalizeText(text));

export const describeUnchosenText = (
  text: string,
  found: PickerItem | undefined,
  { error }: PickerOptions,
): string => {
  if (found?.reason) return `“${found.label}” cannot be chosen: ${found.reason}`;
  const typed = `“${text.trim()}” was not chosen`;
  return error && !found
    ? `${typed}: the list could not be loaded. Try again.`
    : `${typed}. Choose an entry of the list.`;
};
