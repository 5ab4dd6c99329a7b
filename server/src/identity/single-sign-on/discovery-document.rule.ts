import type { Finding } from '../../../contract/identity/single-sign-on/sign-in-provider';
import type { IdentityProviderSettings } from '../../platform/config-providers';

export type DiscoveryDocument = Readonly<Record<string, unknown>>;

type ProviderClient = Pick<IdentityProviderSettings, 'issuer' | 'clientSecret'>;

const maxShownLength = 200;

const formatValue = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, maxShownLength) : 'nothing';

const isSameAddress = (one: string, other: unknown): boolean =>
  typeof other === 'string' && URL.canParse(other) && new URL(one).href === new URL(other).href;

/** A list of the discovery document; undefined if the document lacks it. */
const getDocumentList = (
  document: DiscoveryDocument,
  name: string,
): readonly unknown[] | undefined => {
  const value = document[name];
  return Array.isArray(value) ? value : undefined;
};

const isValueMissing = (document: DiscoveryDocument, name: string, value: string): boolean =>
  getDocumentList(document, name)?.includes(value) === false;

const requiredEndpoints = ['authorization_endpoint', 'token_endpoint', 'jwks_uri'];

const findEndpointFault = (
  issuer: string,
  document: DiscoveryDocument,
  name: string,
): string | undefined => {
  const address = document[name];
  if (typeof address !== 'string' || !URL.canParse(address)) return `It names no ${name}.`;
  const { protocol } = new URL(address);
  return protocol === 'https:' || protocol === new URL(issuer).protocol
    ? undefined
    : `Its ${name} is not reached by https, so a secret would be read on the way.`;
};

/** Reasons why the discovery document allows no sign-in; empty if it does. */
export const findDocumentFaults = (
  { issuer, clientSecret }: ProviderClient,
  document: DiscoveryDocument,
): readonly string[] => {
  if (!isSameAddress(issuer, document.issuer))
    return [
      `The provider calls itself ${formatValue(document.issuer)}, the configuration says ${issuer}. Write it in the configuration as the provider does, letter for letter.`,
    ];
  const faults = requiredEndpoints.map((name) => findEndpointFault(issuer, document, name));
  if (isValueMissing(document, 'response_types_supported', 'code'))
    faults.push('It does not offer the authorisation code flow (response type code).');
  if (
    clientSecret &&
    isValueMissing(document, 'token_endpoint_auth_methods_supported', 'client_secret_post')
  )
    faults.push(
      'It does not take a client secret the way that this console sends it (client_secret_post). Allow that for the client, or register a public client.',
    );
  return faults.filter((fault) => fault !== undefined);
};

const commonScopes = ['openid', 'profile', 'email', 'offline_access', 'groups'];

export const toScopeFinding = (document: DiscoveryDocument, asked: readonly string[]): Finding => {
  const missing = asked.filter(
    (scope) => commonScopes.includes(scope) && isValueMissing(document, 'scopes_supported', scope),
  );
  return missing.length === 0
    ? { about: 'scopes', state: 'ok', words: `It is asked for ${asked.join(', ')}.` }
    : {
        about: 'scopes',
        state: 'warning',
        words: `It does not list ${missing.join(', ')}, which it is asked for. Where it refuses sign-ins for that, set scopes without it.`,
      };
};

export const toSignOutFinding = (document: DiscoveryDocument): Finding => {
  const missing = [
    ...(typeof document.end_session_endpoint === 'string'
      ? []
      : [
          'Signing out here leaves the session at the provider, for it names no end_session_endpoint.',
        ]),
    ...(document.backchannel_logout_supported === true
      ? []
      : [
          'It does not say that it tells of sign-outs (back-channel). A session that ends there then ends here with its next renewal, after ten minutes or so, if there is one: a sign-in that is tried shows that.',
        ]),
  ];
  return missing.length === 0
    ? { about: 'sign-out', state: 'ok', words: 'Signing out on one side ends both.' }
    : { about: 'sign-out', state: 'warning', words: missing.join(' ') };
};
