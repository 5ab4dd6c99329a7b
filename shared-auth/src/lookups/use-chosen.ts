import type { LookupName } from 'server/contract/lookups';
import { useLookup, type LookupItem } from './use-lookup';

/** The entry that an address names by its id; until its words are known, the id stands for it. */
export const useChosen = (name: LookupName, id: number | undefined): LookupItem | null => {
  const { items } = useLookup(name, id === undefined ? null : { ids: [id] });
  if (id === undefined) return null;
  return items.find((item) => item.id === id) ?? { id, label: `No. ${id}` };
};
