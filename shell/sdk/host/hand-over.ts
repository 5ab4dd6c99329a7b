interface HandOverOptions {
  /** Origin of the console. */
  origin: string;
  /** Id of this app, as the console's EMBEDDING_APPS says. */
  app: string;
}

interface HandedOver {
  token: string;
  renewal: string;
}

const verifierKey = 'hiring-console-verifier';

const encoded = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const hashOf = async (text: string): Promise<string> =>
  encoded(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));

/** The code that this page was sent back with; it is taken out of the visible address. */
const takeCode = (): string | null => {
  const here = new URL(location.href);
  const code = here.searchParams.get('code');
  if (code === null) return null;
  here.searchParams.delete('code');
  history.replaceState(history.state, '', here);
  return code;
};

/** Undefined where this page's storage is closed. */
const takeVerifier = (): string | null | undefined => {
  try {
    return sessionStorage.getItem(verifierKey);
  } catch {
    return undefined;
  }
};

/** @throws Error where nothing is kept until the page is back. */
const keepVerifier = (secret: string): void => {
  try {
    sessionStorage.setItem(verifierKey, secret);
  } catch (cause) {
    throw new Error(
      'This page’s storage is closed or full, so that nobody can be signed in. Allow site data, and try again.',
      { cause },
    );
  }
};

/**
 * A session of its own for an app that has no other way to get one: the browser goes to the console once,
 * where its person is signed in or signs in, and comes back. What it brings is kept in this page's memory.
 */
export const createHandOver = ({ origin, app }: HandOverOptions) => {
  let renewal: string | undefined;

  /** Undefined where the console refuses it. @throws where it does not answer */
  const ask = async (path: string, body: object): Promise<string | undefined> => {
    const response = await fetch(`${origin}/account/hand-over${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'omit',
      body: JSON.stringify(body),
    });
    if (response.status >= 500) throw new Error(`The console answered ${response.status}`);
    if (!response.ok) return undefined;
    const handedOver = (await response.json()) as HandedOver;
    ({ renewal } = handedOver);
    return handedOver.token;
  };

  const verifier = takeVerifier();
  const code = verifier && takeCode();
  let first = code ? ask('', { code, verifier }) : undefined;
  if (code) sessionStorage.removeItem(verifierKey);

  return {
    /** Leaves for the console, and comes back to this very address. */
    begin: async (): Promise<void> => {
      const secret = encoded(crypto.getRandomValues(new Uint8Array(32)));
      keepVerifier(secret);
      const address = new URL('/account/hand-over', origin);
      address.searchParams.set('for', app);
      address.searchParams.set('at', location.origin);
      address.searchParams.set('challenge', await hashOf(secret));
      address.searchParams.set('to', location.pathname + location.search + location.hash);
      location.assign(address);
    },
    /** For `connectConsole`. */
    getAccessToken: async (): Promise<string | undefined> => {
      const arrived = first;
      first = undefined;
      if (arrived) return arrived;
      return renewal === undefined ? undefined : ask('/renew', { renewal });
    },
  };
};
