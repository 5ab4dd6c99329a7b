import ky, { HTTPError } from 'ky';
import type { SessionTokens } from 'server/contract/identity/account/account';
import { consoleConfig } from '../console-config';

export type AccountServiceAnswer = SessionTokens | 'refused' | 'unreachable';

const refusedHttpStatuses = [400, 401, 403, 422];

const requestTokens = async (page: string, body: object): Promise<AccountServiceAnswer> => {
  const address = new URL(`${consoleConfig().account}/${page}`, location.origin);
  try {
    return await ky
      .post(address, { json: body, credentials: 'include', retry: 0, timeout: 15_000 })
      .json<SessionTokens>();
  } catch (error) {
    const refused =
      error instanceof HTTPError && refusedHttpStatuses.includes(error.response.status);
    return refused ? 'refused' : 'unreachable';
  }
};

export const exchangeArrivalToken = (token: string): Promise<AccountServiceAnswer> =>
  requestTokens('token', { token });

export const endSession = (): Promise<unknown> =>
  ky
    .post(new URL(`${consoleConfig().account}/logout`, location.origin), {
      json: {},
      credentials: 'include',
      redirect: 'manual',
      throwHttpErrors: false,
      retry: 0,
    })
    .catch(() => undefined);

/** The browser sends the refresh secret in an http-only cookie. */
export const requestRenewedTokens = (): Promise<AccountServiceAnswer> => requestTokens('renew', {});
