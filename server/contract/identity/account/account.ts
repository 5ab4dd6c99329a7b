import { Type, type Static } from 'typebox';
import { oneOf } from '../../answer';

export const SessionTokens = Type.Object({
  /** Access token of the console, valid for about ten minutes. */
  selfToken: Type.String(),
  /** Public client id, which every API request sends as `app`. */
  appToken: Type.String(),
  authType: oneOf(['self', 'sso']),
  /** Access token of the identity provider, after single sign-on. */
  ssoToken: Type.Optional(Type.String()),
});
export type SessionTokens = Static<typeof SessionTokens>;

export const HandedOver = Type.Object({
  token: Type.String(),
  /** Secret to request the next access token; pages must not store it, only hold it in memory. */
  renewal: Type.String(),
});
export type HandedOver = Static<typeof HandedOver>;
