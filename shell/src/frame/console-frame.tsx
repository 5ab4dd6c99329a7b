import { useState } from 'react';
import { Box, Flex, Notifications } from 'shared-ui';
import { LocalRemote } from '../local-remote/local-remote';
import { RegionOutlines } from '../outline/region-outlines';
import { PageOutlet } from '../pages/page-outlet';
import { useReadAhead } from '../pages/use-read-ahead';
import { PanelHost } from '../panels/panel-host';
import { RegistryNotice } from '../updates/registry-notice';
import { UpdateNotice } from '../updates/update-notice';
import { Footer } from './footer';
import { LeaveGuard } from './leave-guard';
import { MenuDrawer } from './menu-drawer';
import { NetworkLossDialog } from './network-loss-dialog';
import { RouteAnnouncer } from './route-announcer';
import { Sidebar } from './sidebar';
import { SkipLink } from './skip-link';
import { TopBar } from './top-bar';
import { useCompanyDayOrder } from './use-company-day-order';
import { useFavicon } from './use-favicon';
import { useNarrowWindow } from './use-narrow-window';
import { useTitleSuffix } from './use-title-suffix';

export const ConsoleFrame = () => {
  const narrow = useNarrowWindow();
  const [beside, setBeside] = useState(true);
  const [over, setOver] = useState(false);
  useCompanyDayOrder();
  useFavicon();
  useTitleSuffix();
  useReadAhead();
  return (
    <>
      <SkipLink />
      <TopBar
        menuOpen={narrow ? over : beside}
        onMenu={() => (narrow ? setOver(true) : setBeside(!beside))}
      />
      <Flex align="stretch" minHeight="calc(100dvh - 56px)">
        {!narrow && beside ? <Sidebar /> : null}
        {narrow && over ? <MenuDrawer onClose={() => setOver(false)} /> : null}
        <Flex
          direction="column"
          flex="1"
          minWidth="0"
          px={{ base: '3.5', md: '7' }}
          pt={{ base: '4', md: '6' }}
          pb="4"
        >
          <UpdateNotice />
          <RegistryNotice />
          <Box as="main" id="page" tabIndex={-1} minWidth="0" mb="2">
            <PageOutlet />
          </Box>
          <Footer />
        </Flex>
      </Flex>
      <PanelHost />
      <LeaveGuard />
      <NetworkLossDialog />
      <Notifications />
      <LocalRemote />
      <RegionOutlines />
      <RouteAnnouncer />
    </>
  );
};
