import { use, useEffect, useRef } from 'react';
import { RemoteLoaderContext } from '../loader/remote-loader-context';
import { beginPage, loadRequestedPage } from '../pages/begin-page';
import { useConsoleMap } from '../registry/use-console-map';

const preloadDelay = 60;

/**
 * Event handlers of a link that load the page's code on hover or focus, and start its first reads on press.
 */
export const usePreloadHandlers = (address: string) => {
  const loader = use(RemoteLoaderContext);
  const map = useConsoleMap();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const where = { loader, map, address };
  const begin = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void loadRequestedPage(where), preloadDelay);
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
