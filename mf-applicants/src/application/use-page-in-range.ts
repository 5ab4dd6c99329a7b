import { useEffect, useEffectEvent } from 'react';
import type { Meta } from 'server/contract/answer';

/** After a deletion emptied the last page, goes to the one that is the last now. */
export const usePageInRange = (
  page: number,
  meta: Pick<Meta, 'last_page'> | undefined,
  goTo: (page: number) => void,
): void => {
  const last = meta?.last_page;
  const goToLast = useEffectEvent((to: number) => goTo(to));
  useEffect(() => {
    if (last !== undefined && page > last) goToLast(last);
  }, [page, last]);
};
