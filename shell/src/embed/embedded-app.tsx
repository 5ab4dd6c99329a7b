import { use, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { Box, LinkProvider, Notifications } from 'shared-ui';
import type { Surface } from 'shared-ui/embed';
import { openPanel, PlaceContext, RouterLink, TrailProvider } from '../../sdk/react';
import { ShellPortProvider } from '../boot/shell-port-provider';
import { LeaveGuard } from '../frame/leave-guard';
import { NetworkLossDialog } from '../frame/network-loss-dialog';
import { useCompanyDayOrder } from '../frame/use-company-day-order';
import { PanelHost } from '../panels/panel-host';
import type { MountedPanel, RemoteEvent } from '../../sdk/host/types';
import { EmbeddedPage } from './embedded-page';
import { hostedSession } from './hosted-session';
import { InLatestPage } from './in-latest-page';
import { SessionEnded } from './session-ended';
import { useInertPage } from './use-inert-page';

export interface EmbeddedAppProps {
  surface: Surface;
  panel: MountedPanel | undefined;
  onEvent: (event: RemoteEvent) => void;
  onGoOn: () => Promise<unknown>;
}

const PanelOnlyView = ({
  panel,
  onEvent,
}: {
  panel: MountedPanel;
  onEvent: EmbeddedAppProps['onEvent'];
}) => {
  useCompanyDayOrder();
  const place = use(PlaceContext);
  const open = useEffectEvent((signal: AbortSignal) =>
    openPanel(panel.id, panel.input, { signal, place }),
  );
  const closed = useEffectEvent((result: unknown) => onEvent({ type: 'closed', result }));
  useEffect(() => {
    const leaving = new AbortController();
    void open(leaving.signal).then((result) => {
      if (!leaving.signal.aborted) closed(result);
    });
    return () => leaving.abort();
  }, []);
  return null;
};

const useAddressEvents = (onEvent: EmbeddedAppProps['onEvent']): void => {
  const { pathname, search } = useLocation();
  const notify = useEffectEvent(onEvent);
  useEffect(() => notify({ type: 'navigated', address: pathname + search }), [pathname, search]);
};

export const EmbeddedApp = ({ surface, panel, onEvent, onGoOn }: EmbeddedAppProps) => {
  const session = useSyncExternalStore(hostedSession.subscribe, hostedSession.current);
  const notify = useEffectEvent(onEvent);
  useAddressEvents(onEvent);
  useEffect(() => notify({ type: 'shown' }), []);
  useInertPage(surface, session === 'ended');
  const notice =
    session === 'there'
      ? null
      : createPortal(<SessionEnded session={session} onGoOn={onGoOn} />, surface.notice);
  if (session === 'none') return notice;
  return (
    <LinkProvider component={RouterLink}>
      <ShellPortProvider>
        {notice}
        <Box minWidth="0" p="4">
          <TrailProvider>
            {panel ? <PanelOnlyView panel={panel} onEvent={onEvent} /> : <EmbeddedPage />}
          </TrailProvider>
        </Box>
        <PanelHost />
        <LeaveGuard />
        <InLatestPage>
          <NetworkLossDialog />
          <Notifications />
        </InLatestPage>
      </ShellPortProvider>
    </LinkProvider>
  );
};
