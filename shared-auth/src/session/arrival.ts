export interface Arrival {
  token: string;
  app: string;
  authType: string;
  callback: string;
  ssoToken: string;
}

const fieldNames = ['token', 'app', 'authType', 'callback', 'ssoToken'] as const;

let arrival: Arrival | undefined;

/** A callback to a foreign origin is ignored. */
const toOwnAddress = (callback: string): URL | undefined => {
  if (!callback || !URL.canParse(callback, location.origin)) return undefined;
  const address = new URL(callback, location.origin);
  return address.origin === location.origin ? address : undefined;
};

/** Runs before anything else, so that no history, log or later request contains a token. */
export const takeSessionFromAddress = (): void => {
  const here = new URL(location.href);
  const values = fieldNames.map((name) => [name, here.searchParams.get(name)] as const);
  if (values.every(([, value]) => value === null)) return;
  const taken = Object.fromEntries(values.map(([name, value]) => [name, value ?? '']));
  arrival = taken as unknown as Arrival;
  for (const name of fieldNames) here.searchParams.delete(name);
  const visible = (arrival.token && toOwnAddress(arrival.callback)) || here;
  for (const name of fieldNames) visible.searchParams.delete(name);
  history.replaceState(history.state, '', visible.pathname + visible.search + visible.hash);
};

/** Returns the values of this arrival at the first call only. */
export const takeArrival = (): Arrival | undefined => {
  const taken = arrival;
  arrival = undefined;
  return taken;
};
