import { createContext, use } from 'react';
import { addressField } from './address-field';

/** Where one is: the route and the values of its path's placeholders. */
export interface CurrentRoute {
  id: string;
  title: string;
  path: string;
  params: Readonly<Record<string, string>>;
}

export const CurrentRouteContext = createContext<CurrentRoute | undefined>(undefined);

/** The route that the calling page stands at. */
export const useRoute = (): CurrentRoute => {
  const route = use(CurrentRouteContext);
  if (!route) throw new Error('useRoute works in pages only');
  return route;
};

/** A placeholder of the page's path, decoded: `useParam('id')` at `/job/view/:id`. */
export const useParam = (name: string): string => {
  const { params, path } = useRoute();
  const value = params[name];
  if (value === undefined) throw new Error(`"${path}" has no ":${name}"`);
  return value;
};

/** A placeholder that is an id; nothing when it cannot be one. */
export const useIdParam = (name: string): number | undefined =>
  addressField.id.read(useParam(name));
