import { useEffect, useEffectEvent } from 'react';

export const usePageInRange = (
  page: number,
  meta: { last_page: number } | undefined,
  goTo: (page: number) => void,
): void => {
  const last = meta?.last_page;
  const goToLast = useEffectEvent((to: number) => goTo(to));
  useEffect(() => {
    if (last !== undefined && page > last) goToLast(last);
  }, [page, last]);
};
