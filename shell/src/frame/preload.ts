import { use, useEffect, useRef } from 'react';
import { LoaderContext } from '../loader/loader-context';
import { beginPage, fetchPage } from '../pages/begin-page';
import { useConsoleMap } from '../registry/use-console-map';

const pause = 60;

/** Loads a page's code on hover or focus of its link, and its first reads on press. */
export const usePreload = (address: string) => {
  const loader = use(LoaderContext);
  const map = useConsoleMap();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const where = { loader, map, address };
  const begin = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void fetchPage(where), pause);
  };
  const end = (): void => clearTimeout(timer.current);
  return {
    onPointerEnter: begin,
    onPointerLeave: end,
    onPointerDown: () => void beginPage(where),
    onFocus: begin,
    onBlur: end,
  };
};
