import { Type, type Static } from 'typebox';
import { oneOf } from '../answer';

/** The answer of `POST /account/token` and `POST /account/renew`. */
export const SessionTokens = Type.Object({
  /** Access token, valid for about ten minutes. */
  selfToken: Type.String(),
  /** Public client id that goes with every call as `app`. */
  appToken: Type.String(),
  authType: oneOf(['self', 'sso']),
});
export type SessionTokens = Static<typeof SessionTokens>;
