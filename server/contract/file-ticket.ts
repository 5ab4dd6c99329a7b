import { Type, type Static } from 'typebox';
import { JobSelection } from './job';

/** What a ticket opens. A download carries no bearer, so the ticket is bound to person and target. */
export const FileTarget = Type.Union([
  Type.Object({ kind: Type.Literal('job-export'), selection: JobSelection }),
]);
export type FileTarget = Static<typeof FileTarget>;

/** `url` works once, for 60 seconds. */
export const FileTicket = Type.Object({
  url: Type.String(),
  expiresAt: Type.String({ format: 'date-time' }),
});
export type FileTicket = Static<typeof FileTicket>;
