import type { SessionTokens } from 'server/contract/identity/account/account';

export type AuthType = 'sso' | 'self';

/** A session as local storage contains it, under the key `user`. */
export interface Session {
  selfToken: string;
  /** Public client id, sent as `app` with every call. */
  appToken: string;
  authType: AuthType;
  ssoToken: string;
}

/** Without a provider's token in the answer, an earlier one stays. */
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

/** `sso` requires the self and sso token, `self` the self and app token; any other type is no session. */
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
