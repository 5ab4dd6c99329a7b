import { matchesSearch } from '../search/matches-search';
import type { PickerItem, UseOptions } from './picker-options';

export const optionsFromList =
  (items: readonly PickerItem[]): UseOptions =>
  (search) => ({
    items: items.filter(({ label, hint }) => matchesSearch(`${label} ${hint ?? ''}`, search)),
    hasMore: false,
    isLoading: false,
  });
