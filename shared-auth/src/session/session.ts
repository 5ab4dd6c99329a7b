import type { SessionTokens } from 'server/contract/identity/account/account';

export type AuthType = 'sso' | 'self';

/** Session as stored in local storage under the key `user`. */
export interface Session {
  selfToken: string;
  /** Public client id, which every API request sends as `app`. */
  appToken: string;
  authType: AuthType;
  ssoToken: string;
}

/**
 * Extracts tokens from a response; a previous token of the identity provider stays if the response has none.
 */
export const toSessionTokens = ({
  selfToken,
  appToken,
  ssoToken,
}: SessionTokens): Partial<Session> => ({
  selfToken,
  appToken,
  ...(ssoToken !== undefined && { ssoToken }),
});

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Parses a stored session: `sso` requires `selfToken` and `ssoToken`, `self` requires `selfToken` and
 * `appToken`; other types are invalid.
 */
export const parseSession = (value: unknown): Session | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const stored = value as Partial<Record<keyof Session, unknown>>;
  const session = {
    selfToken: text(stored.selfToken),
    appToken: text(stored.appToken),
    ssoToken: text(stored.ssoToken),
  };
  if (!session.selfToken) return undefined;
  if (stored.authType === 'sso')
    return session.ssoToken ? { ...session, authType: 'sso' } : undefined;
  if (stored.authType === 'self')
    return session.appToken ? { ...session, authType: 'self' } : undefined;
  return undefined;
};
