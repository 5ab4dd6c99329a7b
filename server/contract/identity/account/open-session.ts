import { Type, type Static } from 'typebox';

const SessionId = Type.String({ format: 'uuid' });

export const OpenSession = Type.Object({
  sessionId: SessionId,
  since: Type.String({ format: 'date-time' }),
  lastSeen: Type.String({ format: 'date-time' }),
  /**
   * Browser of the session, such as `Firefox on Windows`; empty for sessions from before the browser was
   * recorded.
   */
  browser: Type.String(),
  address: Type.String(),
  /** Name of the identity provider that signed the person in; null for a sign-in by password. */
  by: Type.Union([Type.String(), Type.Null()]),
});
export type OpenSession = Static<typeof OpenSession>;

/** Without `sessionId`, all sessions of the person end. */
export const SignOut = Type.Object({ sessionId: Type.Optional(SessionId) });
export type SignOut = Static<typeof SignOut>;

export const SignedOut = Type.Object({ ended: Type.Integer() });
export type SignedOut = Static<typeof SignedOut>;
