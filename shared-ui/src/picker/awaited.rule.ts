import type { PickerItem, PickerOptions } from './picker-options';

/** What a late answer chooses: its first item after Enter, the exact match after blur. */
export type AwaitedChoice = 'first' | 'exact';

const normalize = (text: string) => text.trim().toLowerCase();

export const findWanted = (
  awaited: AwaitedChoice,
  text: string,
  { items }: PickerOptions,
): PickerItem | undefined =>
  awaited === 'first' ? items[0] : items.find(({ label }) => normalize(label) === normalize(text));

export const describeUnchosen = (
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
