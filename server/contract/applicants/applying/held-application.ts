import { Type, type Static } from 'typebox';
import { Id, oneOf, PageQuery } from '../../answer';
import { Selection } from '../../selection';
import { orNull } from '../applications/application';
import { quarantineReasons, type QuarantineReason } from './applying-constants';

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

export const QuarantinedApplication = Type.Object({
  id: Id,
  jobId: Id,
  jobTitle: Type.String(),
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  reasons: Type.Array(oneOf(Object.keys(quarantineReasons) as QuarantineReason[])),
  heldAt: Type.String({ format: 'date-time' }),
  /** Id of the resume file; null if the applicant pasted the resume as text. */
  resumeFileId: orNull(Type.String({ format: 'uuid' })),
  /** Required questions of the job that are unanswered, since an application by mail contains no answers. */
  unanswered: Type.Array(Type.String()),
  /** True if the applicant has not given every required consent. */
  lacksConsent: Type.Boolean(),
});
export type QuarantinedApplication = Static<typeof QuarantinedApplication>;

/** Used capacity of the quarantine, and age of its oldest application. */
export const QuarantineRoom = Type.Object({
  /**
   * Percentage of quarantine capacity in use by all jobs; at 100, new suspicious applications are refused.
   */
  percent: Type.Integer(),
  /** Time of the oldest application in quarantine for jobs in the caller's scope; null if there is none. */
  oldestAt: orNull(Type.String({ format: 'date-time' })),
});
export type QuarantineRoom = Static<typeof QuarantineRoom>;

export const QuarantinedSelection = Selection('id', QuarantinedFilter);
export type QuarantinedSelection = Static<typeof QuarantinedSelection>;

export const QuarantineChangeResult = Type.Object({ changed: Type.Integer() });
export type QuarantineChangeResult = Static<typeof QuarantineChangeResult>;
