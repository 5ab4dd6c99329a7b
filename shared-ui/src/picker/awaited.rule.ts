import type { PickerItem, PickerOptions } from './picker-options';

/** What is to be taken of the next answer: its first entry after Enter, the very words after leaving. */
export type Takes = 'first' | 'exact';

const plain = (text: string) => text.trim().toLowerCase();

/** The entry that a text stands for once its answer is here. */
export const wantedOf = (
  awaited: Takes,
  text: string,
  { items }: PickerOptions,
): PickerItem | undefined =>
  awaited === 'first' ? items[0] : items.find(({ label }) => plain(label) === plain(text));

/** Why a text that was typed is not chosen. */
export const unchosenWords = (
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
