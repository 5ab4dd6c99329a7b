import type { LookupName } from 'server/contract/lookups';
import { useLookup, type LookupItem } from './use-lookup';

/** The option of an id from the address; until it is loaded, the id is its label. */
export const useChosenLookupItem = (
  name: LookupName,
  id: number | undefined,
): LookupItem | null => {
  const { items } = useLookup(name, id === undefined ? null : { ids: [id] });
  if (id === undefined) return null;
  return items.find((item) => item.id === id) ?? { id, label: `No. ${id}` };
};
