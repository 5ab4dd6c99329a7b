import { createContext, use } from 'react';
import { addressField } from './address-field';

export interface CurrentRoute {
  id: string;
  title: string;
  path: string;
  params: Readonly<Record<string, string>>;
}

export const CurrentRouteContext = createContext<CurrentRoute | undefined>(undefined);

export const useRoute = (): CurrentRoute => {
  const route = use(CurrentRouteContext);
  if (!route) throw new Error('useRoute works in pages only');
  return route;
};

/** Returns a decoded path parameter: `useParam('id')` at `/job/view/:id`. */
export const useParam = (name: string): string => {
  const { params, path } = useRoute();
  const value = params[name];
  if (value === undefined) throw new Error(`"${path}" has no ":${name}"`);
  return value;
};

/** Returns a path parameter as id; undefined if it is not a valid id. */
export const useIdParam = (name: string): number | undefined =>
  addressField.id.read(useParam(name));
