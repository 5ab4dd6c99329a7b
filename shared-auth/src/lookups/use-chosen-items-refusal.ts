import { useEffect, useState } from 'react';
import { call } from 'server/contract/call';
import { lookups, type LookupName } from 'server/contract/lookups';
import { onRefresh, getShownRecordKinds } from '../data/cache';
import { useLiveRead } from '../realtime/use-live-read';
import { useLookup } from './use-lookup';

interface ChosenItem {
  id: string | number;
  label: string;
  /**
   * `false` for a newly chosen option, which is refused if it was disabled meanwhile; stored options may be
   * disabled.
   */
  disabled?: boolean;
}

/**
 * Returns the reason why a form's chosen options can no longer be saved: an option was deleted or disabled.
 */
export const useChosenItemsRefusal = (
  name: LookupName,
  chosen: readonly ChosenItem[],
): string | undefined => {
  const shows = getShownRecordKinds(call('GET', lookups[name].path));
  const kind = shows.join(' ');
  const [hasChanged, setChanged] = useState(false);
  useLiveRead(shows, chosen.length > 0);
  useEffect(() => onRefresh((kinds) => kinds.includes(kind) && setChanged(true)), [kind]);
  const ids = chosen.map(({ id }) => Number(id));
  const read = useLookup(name, hasChanged && ids.length > 0 ? { ids } : null);
  if (!hasChanged || read.isLoading || read.error || read.hasMore) return undefined;
  const gone = chosen.filter(({ id }) => !read.items.some((item) => item.id === Number(id)));
  if (gone.length > 0)
    return `${gone.map(({ label }) => label).join(', ')} ${gone.length === 1 ? 'is' : 'are'} no longer there. Choose another.`;
  const offered = chosen.filter(({ disabled }) => disabled === false);
  const refused = read.items.find(
    ({ id, disabled }) => disabled && offered.some((one) => Number(one.id) === id),
  );
  return refused && `${refused.reason} Choose another.`;
};
