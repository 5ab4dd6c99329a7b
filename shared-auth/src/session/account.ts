import ky, { HTTPError } from 'ky';
import type { SessionTokens } from 'server/contract/identity/account/account';
import { consoleConfig } from '../console-config';

export type AccountAnswer = SessionTokens | 'refused' | 'unreachable';

const refusedStatuses = [400, 401, 403, 422];

const requestTokens = async (page: string, body: object): Promise<AccountAnswer> => {
  const address = new URL(`${consoleConfig().account}/${page}`, location.origin);
  try {
    return await ky
      .post(address, { json: body, credentials: 'include', retry: 0, timeout: 15_000 })
      .json<SessionTokens>();
  } catch (error) {
    const refused = error instanceof HTTPError && refusedStatuses.includes(error.response.status);
    return refused ? 'refused' : 'unreachable';
  }
};

export const exchangeToken = (token: string): Promise<AccountAnswer> =>
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

/** The refresh secret travels in an http-only cookie. */
export const askForRenewal = (): Promise<AccountAnswer> => requestTokens('renew', {});
