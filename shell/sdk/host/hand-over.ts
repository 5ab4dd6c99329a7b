interface HandOverOptions {
  origin: string;
  /** Id of this app in the console's EMBEDDING_APPS. */
  app: string;
}

interface HandedOver {
  token: string;
  renewal: string;
}

const verifierKey = 'hiring-console-verifier';

const encodeBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const hashText = async (text: string): Promise<string> =>
  encodeBase64Url(
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))),
  );

/**
 * Reads the one-time code that the console's redirect added to the address, and removes it from the address.
 */
const takeHandOverCode = (): string | null => {
  const here = new URL(location.href);
  const code = here.searchParams.get('code');
  if (code === null) return null;
  here.searchParams.delete('code');
  history.replaceState(history.state, '', here);
  return code;
};

const takeVerifier = (): string | null | undefined => {
  try {
    return sessionStorage.getItem(verifierKey);
  } catch {
    return undefined;
  }
};

/** @throws Error when browser storage is unavailable */
const storeVerifier = (secret: string): void => {
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
 * Gets a session for a host app that cannot get tokens otherwise: the browser visits the console once, signs
 * in, and returns.
 */
export const createHandOver = ({ origin, app }: HandOverOptions) => {
  let renewal: string | undefined;

  /**
   * Requests an access token; undefined if the console refuses.
   * @throws when the console does not respond
   */
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
  const code = verifier && takeHandOverCode();
  let first = code ? ask('', { code, verifier }) : undefined;
  if (code) sessionStorage.removeItem(verifierKey);

  return {
    /** Navigates to the console, which redirects back to the current address. */
    begin: async (): Promise<void> => {
      const secret = encodeBase64Url(crypto.getRandomValues(new Uint8Array(32)));
      storeVerifier(secret);
      const address = new URL('/account/hand-over', origin);
      address.searchParams.set('for', app);
      address.searchParams.set('at', location.origin);
      address.searchParams.set('challenge', await hashText(secret));
      address.searchParams.set('to', location.pathname + location.search + location.hash);
      location.assign(address);
    },
    getAccessToken: async (): Promise<string | undefined> => {
      const arrived = first;
      first = undefined;
      if (arrived) return arrived;
      return renewal === undefined ? undefined : ask('/renew', { renewal });
    },
  };
};
