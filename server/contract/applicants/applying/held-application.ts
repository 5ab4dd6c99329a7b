import { Type, type Static } from 'typebox';
import { Id, oneOf, PageQuery } from '../../answer';
import { Selection } from '../../selection';
import { orNull } from '../applications/application';
import { holdReasons, type HoldReason } from './applying-constants';

const QuarantinedFilter = Type.Object({
  search: PageQuery.properties.search,
  jobId: Type.Optional(Id),
});
export type QuarantinedFilter = Static<typeof QuarantinedFilter>;

export const QuarantinedQuery = Type.Object({
  ...PageQuery.properties,
  ...QuarantinedFilter.properties,
});
export type QuarantinedQuery = Static<typeof QuarantinedQuery>;

/** An application that waits in the quarantine. */
export const QuarantinedApplication = Type.Object({
  id: Id,
  jobId: Id,
  jobTitle: Type.String(),
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  reasons: Type.Array(oneOf(Object.keys(holdReasons) as HoldReason[])),
  heldAt: Type.String({ format: 'date-time' }),
  /** Null where the text of the resume was pasted. */
  resumeFileId: orNull(Type.String({ format: 'uuid' })),
  /** Required questions of the job without an answer, since mail answers none. */
  unanswered: Type.Array(Type.String()),
  /** True if the applicant has not given every required consent. */
  lacksConsent: Type.Boolean(),
});
export type QuarantinedApplication = Static<typeof QuarantinedApplication>;

/** How full the quarantine is, and since when its oldest application waits. */
export const QuarantineRoom = Type.Object({
  /** Share of the quarantine that is full, over all jobs; at 100 no suspicious application is accepted any more. */
  percent: Type.Integer(),
  /** Moment of the oldest held application of jobs that the reader may see; null if there is none. */
  oldestAt: orNull(Type.String({ format: 'date-time' })),
});
export type QuarantineRoom = Static<typeof QuarantineRoom>;

export const QuarantinedSelection = Selection('id', QuarantinedFilter);
export type QuarantinedSelection = Static<typeof QuarantinedSelection>;

export const ChangedQuarantined = Type.Object({ changed: Type.Integer() });
export type ChangedQuarantined = Static<typeof ChangedQuarantined>;
