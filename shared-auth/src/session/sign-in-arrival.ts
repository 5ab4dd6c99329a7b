export interface SignInArrival {
  token: string;
  app: string;
  authType: string;
  callback: string;
  ssoToken: string;
}

const arrivalFieldNames = ['token', 'app', 'authType', 'callback', 'ssoToken'] as const;

let pendingArrival: SignInArrival | undefined;

/** Resolves a callback address; undefined for a foreign origin. */
const toSameOriginAddress = (callback: string): URL | undefined => {
  if (!callback || !URL.canParse(callback, location.origin)) return undefined;
  const address = new URL(callback, location.origin);
  return address.origin === location.origin ? address : undefined;
};

/**
 * Removes the sign-in token from the page's address. Must run before any other code, so that no history
 * entry, log or request contains the token.
 */
export const takeSessionFromAddress = (): void => {
  const here = new URL(location.href);
  const values = arrivalFieldNames.map((name) => [name, here.searchParams.get(name)] as const);
  if (values.every(([, value]) => value === null)) return;
  const taken = Object.fromEntries(values.map(([name, value]) => [name, value ?? '']));
  pendingArrival = taken as unknown as SignInArrival;
  for (const name of arrivalFieldNames) here.searchParams.delete(name);
  const visible = (pendingArrival.token && toSameOriginAddress(pendingArrival.callback)) || here;
  for (const name of arrivalFieldNames) visible.searchParams.delete(name);
  history.replaceState(history.state, '', visible.pathname + visible.search + visible.hash);
};

/** Returns the sign-in values from the page's address, only at the first call. */
export const takeSignInArrival = (): SignInArrival | undefined => {
  const taken = pendingArrival;
  pendingArrival = undefined;
  return taken;
};
