import type { PickerItem, UseOptions } from './picker-options';

/** A source of a list that is at hand already. */
export const optionsFromList =
  (items: readonly PickerItem[]): UseOptions =>
  (search) => {
    const wanted = search.trim().toLowerCase();
    return {
      items: items.filter(({ label, hint }) =>
        `${label} ${hint ?? ''}`.toLowerCase().includes(wanted),
      ),
      hasMore: false,
      isLoading: false,
    };
  };
