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

/** What an app gets that shows parts of the console. */
export const HandedOver = Type.Object({
  /** Access token, valid for about ten minutes on the app's own pages. */
  token: Type.String(),
  /** Secret by which the page asks for the next one; it is kept in the page's memory only. */
  renewal: Type.String(),
});
export type HandedOver = Static<typeof HandedOver>;
