import { useSyncExternalStore } from 'react';
import { panelRequests } from '../../sdk/react';
import { OpenedPanel } from './opened-panel';

/** Draws the drawers that are open, wherever in the console they were asked for. */
export const PanelHost = () =>
  useSyncExternalStore(panelRequests.subscribe, panelRequests.current).map((request) => (
    <OpenedPanel key={request.key} request={request} />
  ));
