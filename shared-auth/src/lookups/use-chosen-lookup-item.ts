import type { LookupName } from 'server/contract/lookups';
import { useLookup, type LookupItem } from './use-lookup';

/**
 * Returns the option for an id from the page's address; until it is loaded, the label is the id. For an
 * option that was deleted or that the user may not see, the label says that it is gone, since a saved view
 * may still refer to it.
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
