import type { LookupName } from 'server/contract/lookups';
import { useChosen } from './use-chosen';
import { useLookup } from './use-lookup';

/** A lookup as a list's filter draws it: its entries by search, and the one that an address names. */
export const lookupSource = (name: LookupName) => ({
  useOptions: (search: string) => useLookup(name, { search }),
  useChosen: (id: number | undefined) => useChosen(name, id),
});
