import type { Finding } from '../../../contract/identity/single-sign-on/sign-in-provider';
import type { IdentityProviderSettings } from '../../platform/config-providers';
import { JsonReadError, readJson, type JsonResponse } from './read-json';
import { maxClockDifferenceSeconds } from './providers';

const unknownClientErrors = new Set(['invalid_client', 'unauthorized_client']);

const toClientFault = (words: string): Finding => ({ about: 'client', state: 'fault', words });

const toClientFinding = (
  { status, body }: JsonResponse,
  { clientSecret }: IdentityProviderSettings,
): Finding => {
  const error = typeof body.error === 'string' ? body.error.slice(0, 60) : undefined;
  if (error === 'invalid_grant')
    return {
      about: 'client',
      state: 'ok',
      words: clientSecret
        ? 'The provider knows the client, and its secret is right.'
        : 'The provider knows the client.',
    };
  if (status === 401 || unknownClientErrors.has(error ?? ''))
    return toClientFault(
      clientSecret
        ? 'The provider does not know the client, or not by this secret. Compare clientId and clientSecret; a secret may have expired.'
        : 'The provider does not know the client, or wants a secret. Compare clientId, and set clientSecret.',
    );
  return {
    about: 'client',
    state: 'warning',
    words: `Whether the provider knows the client could not be seen: it answered ${error ?? status} to a made-up code. A try sign-in shows it.`,
  };
};

const toClockFinding = (at: Date): Finding => {
  const seconds = Math.round(Math.abs(at.getTime() - Date.now()) / 1_000);
  return seconds > maxClockDifferenceSeconds
    ? {
        about: 'clock',
        state: 'fault',
        words: `The clocks of the provider and of this server differ by ${seconds} seconds; ${maxClockDifferenceSeconds} are forgiven. Let this server take its time from the network.`,
      }
    : { about: 'clock', state: 'ok', words: 'The clocks agree.' };
};

/**
 * Checks the client's credentials with an invalid code: a provider that accepts them refuses only the code.
 */
export const checkClient = async (
  settings: IdentityProviderSettings,
  tokenAddress: string,
  redirectAddress: string,
): Promise<Finding[]> => {
  const { clientId, clientSecret } = settings;
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code: 'a-code-that-nobody-was-given',
    code_verifier: 'a-verifier-that-belongs-to-no-sign-in-at-all',
    redirect_uri: redirectAddress,
    client_id: clientId,
    ...(clientSecret && { client_secret: clientSecret }),
  });
  try {
    const answer = await readJson(tokenAddress, { method: 'POST', body });
    return [toClientFinding(answer, settings), ...(answer.at ? [toClockFinding(answer.at)] : [])];
  } catch (error) {
    if (!(error instanceof JsonReadError)) throw error;
    return [toClientFault(`The address for tokens, ${tokenAddress}: ${error.message}`)];
  }
};
