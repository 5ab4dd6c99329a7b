export interface Session {
  selfToken: string;
  appToken: string;
}

export const signIn = async (address: string, role = 'Administrator'): Promise<Session> => {
  const page = await fetch(`${address}/account/login`);
  const cookie = page.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const person = new RegExp(`value="(\\d+)"[^>]*>\\s*<b>${role}`).exec(await page.text());
  const answer = await fetch(`${address}/account/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie },
    body: new URLSearchParams({ demo: person?.[1] ?? '' }),
  });
  const token = new URL(answer.headers.get('location') ?? '').searchParams.get('token');
  const exchanged = await fetch(`${address}/account/token`, {
    method: 'POST',
    headers: { cookie, origin: address, 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  return (await exchanged.json()) as Session;
};

/** An object is sent as JSON; the method defaults to POST with a body. */
export const fetchAs = (
  address: string,
  { selfToken, appToken }: Session,
  path: string,
  body?: object,
  method: 'GET' | 'POST' | 'PUT' = body ? 'POST' : 'GET',
): Promise<Response> =>
  fetch(`${address}${path}${path.includes('?') ? '&' : '?'}app=${appToken}`, {
    method,
    headers: {
      authorization: `Bearer ${selfToken}`,
      ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
    },
    ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
