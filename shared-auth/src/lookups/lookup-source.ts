import type { LookupName } from 'server/contract/lookups';
import { useChosen } from './use-chosen';
import { useChosenRefusal } from './use-chosen-refusal';
import { useLookup } from './use-lookup';

export const lookupSource = (name: LookupName) => ({
  useOptions: (search: string) => useLookup(name, { search }),
  useChosen: (id: number | undefined) => useChosen(name, id),
  useRefusal: (chosen: Parameters<typeof useChosenRefusal>[1]) => useChosenRefusal(name, chosen),
});
