import type { Finding } from '../../../contract/identity/single-sign-on/sign-in-provider';
import { checkClient } from './check-client';
import { findDocumentFaults, toScopeFinding, toSignOutFinding } from './discovery-document.rule';
import type { Provider } from './providers';
import { JsonReadError, readJson } from './read-json';

const getDiscoveryAddress = (issuer: string): string =>
  `${issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`;

const toFailedFinding = (about: Finding['about'], place: string, error: unknown): Finding => {
  if (!(error instanceof JsonReadError)) throw error;
  return { about, state: 'fault', words: `${place}: ${error.message}` };
};

const isSigningKey = (key: unknown): boolean => {
  const { kty, use } = (key ?? {}) as { kty?: unknown; use?: unknown };
  return ['RSA', 'EC', 'OKP'].includes(String(kty)) && use !== 'enc';
};

const checkSigningKeys = async (address: string): Promise<Finding> => {
  try {
    const { keys } = (await readJson(address)).body;
    const count = Array.isArray(keys) ? keys.filter(isSigningKey).length : 0;
    return count > 0
      ? {
          about: 'keys',
          state: 'ok',
          words: `${count === 1 ? 'One signing key was' : `${count} signing keys were`} read.`,
        }
      : {
          about: 'keys',
          state: 'fault',
          words: `${address} lists no key to sign with, so nothing that the provider says can be believed.`,
        };
  } catch (error) {
    return toFailedFinding('keys', address, error);
  }
};

export const checkProvider = async (
  { settings, scope }: Pick<Provider, 'settings' | 'scope'>,
  redirectAddress: string,
): Promise<Finding[]> => {
  const address = getDiscoveryAddress(settings.issuer);
  try {
    const { status, body } = await readJson(address);
    if (status !== 200) throw new JsonReadError(`It answered ${status} in place of its document.`);
    const faults = findDocumentFaults(settings, body);
    // The client secret is not sent to an address from a document with errors.
    if (faults.length > 0)
      return faults.map((words) => ({ about: 'document', state: 'fault', words }));
    const [keys, client] = await Promise.all([
      checkSigningKeys(String(body.jwks_uri)),
      checkClient(settings, String(body.token_endpoint), redirectAddress),
    ]);
    return [
      {
        about: 'document',
        state: 'ok',
        words: 'The provider’s document was read, and is that of the issuer.',
      },
      keys,
      ...client,
      toScopeFinding(body, scope.split(' ')),
      toSignOutFinding(body),
    ];
  } catch (error) {
    return [toFailedFinding('document', address, error)];
  }
};
