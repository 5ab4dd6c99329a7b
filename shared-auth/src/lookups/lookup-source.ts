import type { LookupName } from 'server/contract/lookups';
import { useChosenItem } from './use-chosen-item';
import { useChosenRefusal } from './use-chosen-refusal';
import { useLookup } from './use-lookup';

export const lookupSource = (name: LookupName) => ({
  useOptions: (search: string) => useLookup(name, { search }),
  useChosen: (id: number | undefined) => useChosenItem(name, id),
  useRefusal: (chosen: Parameters<typeof useChosenRefusal>[1]) => useChosenRefusal(name, chosen),
});
