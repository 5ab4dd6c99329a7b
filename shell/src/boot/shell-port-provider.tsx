import { useMemo, type ReactNode } from 'react';
import { useAllowances } from 'shared-auth';
import { listPanelActions, listRowLinks, ShellContext, type ShellPort } from '../../sdk/react';
import { matchRoute } from '../registry/console-map';
import { useConsoleMap } from '../registry/use-console-map';
import { SlotCards } from '../slots/slot-cards';

export const ShellPortProvider = ({ children }: { children: ReactNode }) => {
  const map = useConsoleMap();
  const { of } = useAllowances();
  const port = useMemo<ShellPort>(
    () => ({
      findRoute: (idOrAddress) => {
        const [pathname = ''] = idOrAddress.split(/[?#]/, 1);
        const route = idOrAddress.startsWith('/')
          ? matchRoute(map, pathname)?.route
          : map.routes.find(({ id }) => id === idOrAddress);
        if (!route) return undefined;
        const { path, title, can } = route;
        const { reason: refusal, isForbidden } = of(can);
        return { path, title, ...(refusal !== undefined && { refusal, isForbidden }) };
      },
      findPanel: (id) => {
        const panel = map.panels.find((one) => one.id === id);
        return panel && { title: panel.title, offer: of(panel.can).offer };
      },
      listActions: (on) => listPanelActions(on, map.panels),
      listLinks: (row) => listRowLinks(row, map.routes),
      drawSlot: (slot, props) => <SlotCards slot={slot} given={props} />,
    }),
    [map, of],
  );
  return <ShellContext value={port}>{children}</ShellContext>;
};
