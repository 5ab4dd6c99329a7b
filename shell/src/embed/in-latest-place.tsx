import { use, useSyncExternalStore, type ReactNode } from 'react';
import { PlaceContext } from '../../sdk/react';
import { placeStore } from './places';

/** What is drawn once, however many pages of the console one document shows: where a person was last. */
export const InLatestPlace = ({ children }: { children: ReactNode }) => {
  const here = use(PlaceContext);
  return useSyncExternalStore(placeStore.subscribe, placeStore.latest) === here ? children : null;
};
