import { use, useEffect, useRef } from 'react';
import { LoaderContext } from '../loader/loader-context';
import { matchRoute } from '../registry/console-map';
import { useConsoleMap } from '../registry/use-console-map';

const pause = 60;

/** Handlers that fetch a page's code when a pointer or the focus rests on the link to it, or presses it. */
export const usePreload = (address: string) => {
  const loader = use(LoaderContext);
  const map = useConsoleMap();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const fetchCode = (): void => {
    const route = matchRoute(map, address.split('?', 1)[0] ?? '')?.route;
    if (!route?.load || route.remote.id === 'shell') return;
    // A failure shows itself when one goes there.
    loader.load(route.remote, route.load).catch(() => undefined);
  };
  const begin = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(fetchCode, pause);
  };
  const end = (): void => clearTimeout(timer.current);
  return {
    onPointerEnter: begin,
    onPointerLeave: end,
    onPointerDown: fetchCode,
    onFocus: begin,
    onBlur: end,
  };
};
