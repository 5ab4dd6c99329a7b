import ky, { HTTPError, TimeoutError } from 'ky';
import type { Call } from 'server/contract/call';
import { leaveForSignIn, noteAccepted } from '../session/leave';
import { renew } from '../session/renewal';
import { storedSession } from '../session/stored-session';
import { pathOf, queryOf } from './address';
import { errorOf, ownError } from './api-error';
import type { LooseInput } from './call-input';
import { baseOf } from './base-of';
import { fetchWithProgress } from './fetch-with-progress';
import { noteLostRead, sendUntilDecided, wasJustClosed } from './network-loss';

const client = ky.create({
  timeout: 30_000,
  retry: { limit: 1, methods: ['get'], statusCodes: [503], maxRetryAfter: 2_000, delay: () => 400 },
});

/** Uploads may take ten minutes, for large files on slow lines. */
const uploading = (onProgress: (share: number) => void) => ({
  fetch: fetchWithProgress(onProgress),
  timeout: 600_000,
});

const sent = (call: Call, input: LooseInput): Promise<Response> => {
  const { params, query, body, headers, onProgress } = input;
  const session = storedSession();
  const fields = queryOf(query);
  fields.set('app', session?.appToken ?? '');
  return client(`${baseOf(call)}${pathOf(call, params)}`, {
    method: call.method,
    searchParams: fields,
    headers: { ...headers, Authorization: `Bearer ${session?.selfToken ?? ''}` },
    ...(call.within && { timeout: call.within * 1_000 }),
    ...(body instanceof FormData ? { body } : body && { json: body }),
    ...(onProgress && uploading(onProgress)),
  });
};

const isSignedOut = (error: unknown) => error instanceof HTTPError && error.response.status === 401;

const sentWithSession = async (call: Call, input: LooseInput): Promise<Response> => {
  const token = storedSession()?.selfToken ?? '';
  try {
    return await sent(call, input);
  } catch (error) {
    if (!isSignedOut(error)) throw error;
    const outcome = await renew(token);
    if (outcome === 'renewed') return sent(call, input);
    if (outcome === 'unreachable') throw new TypeError('The account service did not answer');
    throw error;
  }
};

const isNetworkLoss = (error: unknown): boolean =>
  !(error instanceof HTTPError) && !(error instanceof TimeoutError);

const asApiError = async (error: unknown): Promise<Error> => {
  if (error instanceof HTTPError) {
    if (error.response.status === 401 && leaveForSignIn() === 'refused') {
      return ownError('SIGN_IN_FAILED', 401);
    }
    return errorOf(error.response);
  }
  return ownError(error instanceof TimeoutError ? 'TIMEOUT' : 'NETWORK');
};

const isSilent = ({ silent }: LooseInput): boolean =>
  silent === 'once-closed' ? wasJustClosed() : silent === true;

const carried = async (call: Call, input: LooseInput): Promise<Response> => {
  const attempt = () => sentWithSession(call, input);
  if (call.method !== 'GET')
    return isSilent(input) ? attempt() : sendUntilDecided(attempt, isNetworkLoss);
  return attempt().catch((error: unknown) => {
    if (isNetworkLoss(error) && !isSilent(input)) noteLostRead();
    throw error;
  });
};

export const httpTransport = async (call: Call, input: LooseInput): Promise<unknown> => {
  // A missing parameter throws here, so that it is not taken for a lost network.
  pathOf(call, input.params);
  const response = await carried(call, input).catch(async (error: unknown) => {
    throw await asApiError(error);
  });
  noteAccepted();
  return response.json().catch(() => {
    throw ownError('UNREADABLE', response.status);
  });
};
