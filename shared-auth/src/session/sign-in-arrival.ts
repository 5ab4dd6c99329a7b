export interface SignInArrival {
  token: string;
  app: string;
  authType: string;
  callback: string;
  ssoToken: string;
}

const arrivalFieldNames = ['token', 'app', 'authType', 'callback', 'ssoToken'] as const;

let pendingArrival: SignInArrival | undefined;

/** A callback to a foreign origin is ignored. */
const toSameOriginAddress = (callback: string): URL | undefined => {
  if (!callback || !URL.canParse(callback, location.origin)) return undefined;
  const address = new URL(callback, location.origin);
  return address.origin === location.origin ? address : undefined;
};

/** Runs before anything else, so that no history, log or later request contains a token. */
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

/** Returns the values of this arrival at the first call only. */
export const takeSignInArrival = (): SignInArrival | undefined => {
  const taken = pendingArrival;
  pendingArrival = undefined;
  return taken;
};
