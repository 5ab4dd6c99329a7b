import { Type, type Static } from 'typebox';
import { oneOf } from '../answer';

/** The answer of `POST /account/token` and `POST /account/renew`. */
export const SessionTokens = Type.Object({
  /** Access token, valid for about ten minutes. */
  selfToken: Type.String(),
  /** Public client id that goes with every call as `app`. */
  appToken: Type.String(),
  authType: oneOf(['self', 'sso']),
  /** The provider's own access token, where one signed the person in. */
  ssoToken: Type.Optional(Type.String()),
});
export type SessionTokens = Static<typeof SessionTokens>;
