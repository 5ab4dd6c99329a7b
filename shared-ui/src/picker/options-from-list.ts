import { hasWords } from '../search/has-words';
import type { PickerItem, UseOptions } from './picker-options';

/** A source of a list that is at hand already. */
export const optionsFromList =
  (items: readonly PickerItem[]): UseOptions =>
  (search) => ({
    items: items.filter(({ label, hint }) => hasWords(`${label} ${hint ?? ''}`, search)),
    hasMore: false,
    isLoading: false,
  });
