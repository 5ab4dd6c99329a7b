import { Type, type Static } from 'typebox';

const SessionId = Type.String({ format: 'uuid' });

/** A browser in which a person is signed in. */
export const OpenSession = Type.Object({
  sessionId: SessionId,
  since: Type.String({ format: 'date-time' }),
  lastSeen: Type.String({ format: 'date-time' }),
  /** `Firefox on Windows`; empty for one from before this was kept. */
  browser: Type.String(),
  /** The address that the sign-in came from. */
  address: Type.String(),
  /** Name of the provider that opened it; null with a password. */
  by: Type.Union([Type.String(), Type.Null()]),
});
export type OpenSession = Static<typeof OpenSession>;

/** One session, or all of a person where none is named. */
export const SignOut = Type.Object({ sessionId: Type.Optional(SessionId) });
export type SignOut = Static<typeof SignOut>;

/** How many ended. */
export const SignedOut = Type.Object({ ended: Type.Integer() });
export type SignedOut = Static<typeof SignedOut>;
