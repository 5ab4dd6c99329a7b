import type { LookupName } from 'server/contract/lookups';
import { useLookup, type LookupItem } from './use-lookup';

/**
 * The option of an id from the address; until it is loaded, the id is its label. One that was deleted, or may not be
 * seen, is said to be gone: a saved view may still name it.
 */
export const useChosenLookupItem = (
  name: LookupName,
  id: number | undefined,
): LookupItem | null => {
  const { items, isLoading, error } = useLookup(name, id === undefined ? null : { ids: [id] });
  if (id === undefined) return null;
  const isKnown = !isLoading && !error;
  return (
    items.find((item) => item.id === id) ?? {
      id,
      label: isKnown ? `No. ${id}, no longer there` : `No. ${id}`,
    }
  );
};
