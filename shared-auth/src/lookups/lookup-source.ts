import type { LookupName } from 'server/contract/lookups';
import { useChosen } from './use-chosen';
import { useChosenRefusal } from './use-chosen-refusal';
import { useLookup } from './use-lookup';

/**
 * A lookup as a filter or a field draws it: its entries by search, the one that an address names, and
 * why what is chosen can no longer be saved.
 */
export const lookupSource = (name: LookupName) => ({
  useOptions: (search: string) => useLookup(name, { search }),
  useChosen: (id: number | undefined) => useChosen(name, id),
  useRefusal: (chosen: Parameters<typeof useChosenRefusal>[1]) => useChosenRefusal(name, chosen),
});
