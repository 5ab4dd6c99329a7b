import { useMemo, type ReactNode } from 'react';
import { ShellContext, type ShellPort } from '../../sdk/react';
import { useRefusals } from '../frame/use-refusals';
import { matchRoute } from '../registry/console-map';
import { useConsoleMap } from '../registry/use-console-map';
import { SlotCards } from '../slots/slot-cards';

/** Gives remotes what the shell does for them. */
export const ShellPortProvider = ({ children }: { children: ReactNode }) => {
  const map = useConsoleMap();
  const refusalOf = useRefusals();
  const port = useMemo<ShellPort>(
    () => ({
      findRoute: (idOrAddress) => {
        const [pathname = ''] = idOrAddress.split(/[?#]/, 1);
        const route = idOrAddress.startsWith('/')
          ? matchRoute(map, pathname)?.route
          : map.routes.find(({ id }) => id === idOrAddress);
        if (!route) return undefined;
        const refusal = refusalOf(route.can);
        return { path: route.path, title: route.title, ...(refusal !== undefined && { refusal }) };
      },
      drawSlot: (slot, props) => <SlotCards slot={slot} given={props} />,
    }),
    [map, refusalOf],
  );
  return <ShellContext value={port}>{children}</ShellContext>;
};
