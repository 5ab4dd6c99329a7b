import { hasWords } from '../search/has-words';
import type { PickerItem, UseOptions } from './picker-options';

export const optionsFromList =
  (items: readonly PickerItem[]): UseOptions =>
  (search) => ({
    items: items.filter(({ label, hint }) => hasWords(`${label} ${hint ?? ''}`, search)),
    hasMore: false,
    isLoading: false,
  });
