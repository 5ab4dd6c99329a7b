import { Type, type Static } from 'typebox';
import { oneOf } from '../../answer';

export const SessionTokens = Type.Object({
  /** Access token, valid for about ten minutes. */
  selfToken: Type.String(),
  /** Public client id, which every request sends as `app`. */
  appToken: Type.String(),
  authType: oneOf(['self', 'sso']),
  /** Access token of the identity provider, after single sign-on. */
  ssoToken: Type.Optional(Type.String()),
});
export type SessionTokens = Static<typeof SessionTokens>;

export const HandedOver = Type.Object({
  token: Type.String(),
  /** Secret for requesting the next token. Pages must hold it in memory only. */
  renewal: Type.String(),
});
export type HandedOver = Static<typeof HandedOver>;
