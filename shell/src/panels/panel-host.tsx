import { use, useSyncExternalStore } from 'react';
import { panelRequests, PlaceContext } from '../../sdk/react';
import { OpenedPanel } from './opened-panel';

export const PanelHost = () => {
  const here = use(PlaceContext);
  const requests = useSyncExternalStore(panelRequests.subscribe, panelRequests.current);
  return requests
    .filter(({ place }) => place === here)
    .map((request) => <OpenedPanel key={request.key} request={request} />);
};
