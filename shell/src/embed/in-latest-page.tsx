import { use, useSyncExternalStore, type ReactNode } from 'react';
import { PlaceContext } from '../../sdk/react';
import { embeddedPageStore } from './embedded-page-store';

/** Renders its children only in the embedded page that the user used last. */
export const InLatestPage = ({ children }: { children: ReactNode }) => {
  const here = use(PlaceContext);
  return useSyncExternalStore(embeddedPageStore.subscribe, embeddedPageStore.latest) === here
    ? children
    : null;
};
