import type { LookupName } from 'server/contract/lookups';
import { useChosenLookupItem } from './use-chosen-lookup-item';
import { useChosenItemsRefusal } from './use-chosen-items-refusal';
import { useLookup } from './use-lookup';

export const lookupSource = (name: LookupName) => ({
  useOptions: (search: string) => useLookup(name, { search }),
  useChosen: (id: number | undefined) => useChosenLookupItem(name, id),
  useRefusal: (chosen: Parameters<typeof useChosenItemsRefusal>[1]) =>
    useChosenItemsRefusal(name, chosen),
});
