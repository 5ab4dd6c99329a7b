import type { SessionTokens } from 'server/contract/account/account';

export type AuthType = 'sso' | 'self';

/** What the browser keeps of a signed-in person, under the one local-storage key `user`. */
export interface Session {
  /** Access token that goes with every call as the bearer. */
  selfToken: string;
  /** Public client id that goes with every call as `app`. */
  appToken: string;
  authType: AuthType;
  ssoToken: string;
}

/** What the account service answered, as it is kept; without a provider's token an earlier one stays. */
export const tokensOf = ({ selfToken, appToken, ssoToken }: SessionTokens): Partial<Session> => ({
  selfToken,
  appToken,
  ...(ssoToken !== undefined && { ssoToken }),
});

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Reads a session out of stored or arrived values.
 * `sso` takes self and sso token, `self` takes self and app token, any other type is not a login.
 */
export const asSession = (value: unknown): Session | undefined => {
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
