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

/** Decoded path parameter: `useParam('id')` at `/job/view/:id`. */
export const useParam = (name: string): string => {
  const { params, path } = useRoute();
  const value = params[name];
  if (value === undefined) throw new Error(`"${path}" has no ":${name}"`);
  return value;
};

/** Undefined when the parameter is no valid id. */
export const useIdParam = (name: string): number | undefined =>
  addressField.id.read(useParam(name));
