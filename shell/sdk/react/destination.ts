import type { RouteRef } from '../define';
import { useShell, type ShellPort } from './shell-port';

export type RouteParams = Record<string, string | number> | undefined;

/** Target of a link: a route reference with its parameters, or an address that begins with `/`. */
export type Destination<Params extends RouteParams = undefined> = {
  to: RouteRef<Params>;
  /** Query of the link's address; empty values are omitted. */
  search?: Record<string, string | number | undefined>;
} & (Params extends undefined ? { params?: undefined } : { params: Params });

export type ResolvedDestination =
  | { href: string; refusal?: undefined; isForbidden?: undefined }
  | {
      href?: undefined;
      refusal: string;
      /** True if none of the user's roles allows the route, so that the link must be hidden. */
      isForbidden?: boolean;
    };

const fillPathParams = (path: string, params: RouteParams): string =>
  path.replace(/:([A-Za-z0-9]+)/g, (_, name: string) => {
    const value = params?.[name];
    if (value === undefined) throw new Error(`"${path}" needs a value for "${name}"`);
    return encodeURIComponent(value);
  });

const toQueryString = (search: Destination['search']): string => {
  const entries = Object.entries(search ?? {}).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  );
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`;
};

export const resolve = <Params extends RouteParams>(
  { to, params, search }: Destination<Params>,
  shell: ShellPort,
): ResolvedDestination => {
  const route = shell.findRoute(to);
  if (!route) return { refusal: 'This part of the console is not deployed.' };
  if (route.refusal !== undefined)
    return { refusal: route.refusal, isForbidden: route.isForbidden ?? false };
  const path = to.startsWith('/') ? to : fillPathParams(route.path, params);
  return { href: path + toQueryString(search) };
};

export const useDestination = <Params extends RouteParams>(
  destination: Destination<Params>,
): ResolvedDestination => resolve(destination, useShell());
