import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { findPosition, restorePosition, storePosition } from './page-positions';
import { watchPageUntilDone } from './watch-page';

/** Milliseconds to wait for rows of a page to which the user returns. */
const rowPatience = 5_000;

export const useReturnToPosition = (page: RefObject<HTMLElement | null>) => {
  const { pathname, search } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const latest = useRef({ address: '', pathname });
  const lastRow = useRef<string>(undefined);
  const isBack = useRef(false);

  useLayoutEffect(() => {
    latest.current = { address: pathname + search, pathname };
  }, [pathname, search]);

  const arrivedByHistory = useRef(isPop);
  // Runs before the paint, so that the page does not jump.
  useLayoutEffect(() => {
    const element = page.current;
    if (!element) return undefined;
    const position = findPosition(latest.current, arrivedByHistory.current);
    isBack.current = position !== undefined;
    let stop = (): void => undefined;
    if (position && !restorePosition(element, position)) {
      const since = performance.now();
      let { scrollY } = window;
      stop = watchPageUntilDone(element, () => {
        const isFree = document.activeElement?.matches('body,h1') && window.scrollY === scrollY;
        if (!isFree || performance.now() - since > rowPatience) return true;
        const isDone = restorePosition(element, position);
        ({ scrollY } = window);
        return isDone;
      });
    }
    return () => {
      stop();
      storePosition(latest.current, element, lastRow.current);
    };
  }, [page]);

  return {
    isBack,
    noteRow: ({ target }: SyntheticEvent): void => {
      const row = (target as Element).closest<HTMLElement>('[data-row]');
      if (row) lastRow.current = row.dataset.row;
    },
  };
};
