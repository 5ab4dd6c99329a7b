import { useEffect } from 'react';
import type { Meta } from 'server/contract/answer';

/** After a deletion emptied the last page, goes to the one that is the last now. */
export const usePageInRange = (
  page: number,
  meta: Pick<Meta, 'last_page'> | undefined,
  goTo: (page: number) => void,
): void => {
  const last = meta?.last_page;
  useEffect(() => {
    if (last !== undefined && page > last) goTo(last);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `goTo` is new at each drawing
  }, [page, last]);
};
