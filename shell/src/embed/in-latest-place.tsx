import { use, useSyncExternalStore, type ReactNode } from 'react';
import { PlaceContext } from '../../sdk/react';
import { placeStore } from './places';

/** Renders its children only in the embedded page that the user used last. */
export const InLatestPlace = ({ children }: { children: ReactNode }) => {
  const here = use(PlaceContext);
  return useSyncExternalStore(placeStore.subscribe, placeStore.latest) === here ? children : null;
};
