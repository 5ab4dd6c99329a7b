import ky, { HTTPError, TimeoutError } from 'ky';
import type { Call } from 'server/contract/call';
import { leaveForSignIn, resetArrivalCount } from '../session/leave-page';
import { renewSession } from '../session/session-renewal';
import { getStoredSession } from '../session/stored-session';
import { fillPathParams, toSearchParams } from './address';
import { readApiError, createClientError } from './api-error';
import type { UntypedCallInput } from './call-input';
import { getBaseAddress } from './get-base-address';
import { fetchWithProgress } from './fetch-with-progress';
import { recordLostRead, sendUntilDecided, wasLossDialogJustClosed } from './network-loss';

const httpClient = ky.create({
  timeout: 30_000,
  retry: { limit: 1, methods: ['get'], statusCodes: [503], maxRetryAfter: 2_000, delay: () => 400 },
});

/** Uploads time out after ten minutes, to allow large files on slow connections. */
const getUploadOptions = (onProgress: (share: number) => void) => ({
  fetch: fetchWithProgress(onProgress),
  timeout: 600_000,
});

const sendRequest = (call: Call, input: UntypedCallInput): Promise<Response> => {
  const { params, query, body, headers, onProgress } = input;
  const session = getStoredSession();
  const fields = toSearchParams(query);
  fields.set('app', session?.appToken ?? '');
  return httpClient(`${getBaseAddress(call)}${fillPathParams(call, params)}`, {
    method: call.method,
    searchParams: fields,
    headers: { ...headers, Authorization: `Bearer ${session?.selfToken ?? ''}` },
    ...(call.within && { timeout: call.within * 1_000 }),
    ...(body instanceof FormData ? { body } : body && { json: body }),
    ...(onProgress && getUploadOptions(onProgress)),
  });
};

const isSignedOutError = (error: unknown) =>
  error instanceof HTTPError && error.response.status === 401;

const sendWithRenewal = async (call: Call, input: UntypedCallInput): Promise<Response> => {
  const token = getStoredSession()?.selfToken ?? '';
  try {
    return await sendRequest(call, input);
  } catch (error) {
    if (!isSignedOutError(error)) throw error;
    const outcome = await renewSession(token);
    if (outcome === 'renewed') return sendRequest(call, input);
    if (outcome === 'unreachable') throw new TypeError('The account service did not answer');
    throw error;
  }
};

const isNetworkLossError = (error: unknown): boolean =>
  !(error instanceof HTTPError) && !(error instanceof TimeoutError);

const toApiError = async (error: unknown): Promise<Error> => {
  if (error instanceof HTTPError) {
    if (error.response.status === 401 && leaveForSignIn() === 'refused') {
      return createClientError('SIGN_IN_FAILED', 401);
    }
    return readApiError(error.response);
  }
  return createClientError(error instanceof TimeoutError ? 'TIMEOUT' : 'NETWORK');
};

const isSilentCall = ({ silent }: UntypedCallInput): boolean =>
  silent === 'once-closed' ? wasLossDialogJustClosed() : silent === true;

const sendWithRetry = async (call: Call, input: UntypedCallInput): Promise<Response> => {
  const attempt = () => sendWithRenewal(call, input);
  if (call.method !== 'GET')
    return isSilentCall(input) ? attempt() : sendUntilDecided(attempt, isNetworkLossError);
  return attempt().catch((error: unknown) => {
    if (isNetworkLossError(error) && !isSilentCall(input)) recordLostRead();
    throw error;
  });
};

export const httpTransport = async (call: Call, input: UntypedCallInput): Promise<unknown> => {
  // Throws for a missing parameter before the request, so that the error is not treated as a network error.
  fillPathParams(call, input.params);
  const response = await sendWithRetry(call, input).catch(async (error: unknown) => {
    throw await toApiError(error);
  });
  resetArrivalCount();
  return response.json().catch(() => {
    throw createClientError('UNREADABLE', response.status);
  });
};
