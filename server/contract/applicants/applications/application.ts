import { Type, type Static, type TSchema } from 'typebox';
import { Day, Flag, Id, oneOf, OptionalDay, OptionalId, PageQuery, SortKey } from '../../answer';
import {
  applicationActions,
  applicationSorts,
  progressNames,
  statusCategories,
} from './application-constants';
import { JobFilter } from '../../jobs/postings/job';
import { Selection } from '../../selection';

export const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

export const Category = oneOf(statusCategories);

export const ApplicationFilter = Type.Object({
  search: Type.Optional(Type.String({ maxLength: 200 })),
  jobId: Type.Optional(Id),
  sourceId: Type.Optional(Id),
  /** Current status; 19 means everyone hired. */
  applicantStatusId: Type.Optional(Id),
  /** Alias of `applicantStatusId`. */
  statusId: Type.Optional(Id),
  category: Type.Optional(Category),
  stageId: Type.Optional(Id),
  pipelineId: Type.Optional(Id),
  departmentId: Type.Optional(Id),
  locationId: Type.Optional(Id),
  recruiterId: Type.Optional(Id),
  progress: Type.Optional(oneOf(progressNames)),
  /** Open applications that are in their stage for longer than its median stay. */
  isStalled: Type.Optional(Flag),
  /** Open applications whose applicant was promised an answer within two days, or before. */
  isAnswerDue: Type.Optional(Flag),
  joiningFrom: Type.Optional(Day),
  joiningTo: Type.Optional(Day),
  /** Applications on an earlier pipeline version that has this stage. */
  keptStageId: Type.Optional(Id),
  pastStageId: Type.Optional(Id),
  pastStatusId: Type.Optional(Id),
  /** Reason of the current rejection or withdrawal. */
  reasonId: Type.Optional(Id),
  /** First and last day of application, in the company's time zone. */
  fromDate: Type.Optional(Day),
  toDate: Type.Optional(Day),
  applicantId: Type.Optional(Id),
});
export type ApplicationFilter = Static<typeof ApplicationFilter>;

/** Default sort: newest first. `applicantRelated` is an older switch without effect. */
export const ApplicationQuery = Type.Object({
  ...PageQuery.properties,
  ...ApplicationFilter.properties,
  sort: Type.Optional(SortKey(...applicationSorts)),
  applicantRelated: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 20 })),
});
export type ApplicationQuery = Static<typeof ApplicationQuery>;

/** Older filter by job state: `activeJobs`, `expiredJobs` or `allJobs`. */
export const ApplicantFilterQuery = Type.Object({
  page: PageQuery.properties.page,
  limit: PageQuery.properties.limit,
  size: PageQuery.properties.size,
  departmentId: JobFilter.properties.departmentId,
  locationId: JobFilter.properties.locationId,
  activeJobs: JobFilter.properties.activeJobs,
  expiredJobs: JobFilter.properties.expiredJobs,
  allJobs: JobFilter.properties.allJobs,
  applicantStatusId: ApplicationFilter.properties.applicantStatusId,
  fromDate: Type.Optional(Day),
  toDate: Type.Optional(Day),
});
export type ApplicantFilterQuery = Static<typeof ApplicantFilterQuery>;

export const PersonName = Type.Object({ userId: Id, name: Type.String(), lastName: Type.String() });
export type PersonName = Static<typeof PersonName>;

export const StageName = Type.Object({ id: Id, name: Type.String(), colour: Type.String() });

const CurrentStatus = Type.Object({
  id: Id,
  name: Type.String(),
  category: Category,
  statusColor: orNull(Type.String()),
});

export const MayDo = Type.Array(oneOf(applicationActions));

const ResumeFile = Type.Object({ fileId: Type.String({ format: 'uuid' }), name: Type.String() });
const ApplicationSource = Type.Object({ id: Id, sourceId: Id, source: Type.String() });

/** The id of an application is also called `applicantId`. */
export const ApplicationRow = Type.Object({
  id: Id,
  applicantId: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  /** Absent in the masked view, like the phone number. */
  applicantEmail: Type.Optional(Type.String()),
  phoneNumber: Type.Optional(Type.String()),
  /** Last four digits, or `null`; absent in the masked view. */
  documentNumber: Type.Optional(orNull(Type.String())),
  /** Years. */
  experience: orNull(Type.Integer()),
  jobId: Id,
  jobCode: Type.String(),
  job: Type.Object({
    jobId: Id,
    jobTitle: Type.String(),
    jobCode: Type.String(),
    jobStatusId: Type.Integer(),
    designation: orNull(Type.String()),
  }),
  source: orNull(ApplicationSource),
  status: CurrentStatus,
  statusApplicant: Type.Object({ id: Id, status: Type.String() }),
  stage: orNull(StageName),
  hiringManager: orNull(PersonName),
  /** Recruiter of the application: one entry or none. */
  recruitingManager: Type.Array(PersonName),
  /** The referrer; absent without permission to view referrals. */
  user: Type.Optional(orNull(PersonName)),
  /** Absent without permission to see resumes. `file` is an alias. */
  resume: Type.Optional(orNull(ResumeFile)),
  file: Type.Optional(orNull(ResumeFile)),
  joiningDate: orNull(Day),
  created_at: Type.String({ format: 'date-time' }),
  pipelineId: orNull(Id),
  withoutHiringProcess: Type.Boolean(),
  hasChat: Type.Boolean(),
  may: MayDo,
  version: Type.Integer(),
});
export type ApplicationRow = Static<typeof ApplicationRow>;

const Colleague = Type.Object({
  ...PersonName.properties,
  email: Type.Optional(Type.String()),
  designation: orNull(Type.String()),
  department: orNull(Type.String()),
  departmentId: orNull(Id),
});

/**
 * `comment` is absent in the masked view. An undone step stays, followed by one that reverts it.
 */
export const HistoryEntry = Type.Object({
  id: Type.Integer(),
  stageId: orNull(Id),
  stage: orNull(StageName),
  statusId: Id,
  status: Type.Object({ id: Id, name: Type.String(), category: Category }),
  comment: Type.Optional(Type.String()),
  actor: orNull(PersonName),
  created_at: Type.String({ format: 'date-time' }),
  /** Id of the entry that this one undoes. */
  undoOf: orNull(Type.Integer()),
  /** Reason of a rejection or withdrawal, if a reason was given. */
  reason: orNull(Type.Object({ id: Id, name: Type.String() })),
});
export type HistoryEntry = Static<typeof HistoryEntry>;

export const ApplicationRecord = Type.Object({
  ...ApplicationRow.properties,
  job: Type.Object({
    ...ApplicationRow.properties.job.properties,
    department: Type.String(),
    location: orNull(Type.String()),
    expiryDate: orNull(Day),
    hiringManager: orNull(Colleague),
    recruitingManager: orNull(Colleague),
  }),
  hiringManager: orNull(Colleague),
  recruitingManager: Type.Array(Colleague),
  user: Type.Optional(orNull(Colleague)),
  /** `null` for an application without referral; absent without permission to view referrals. */
  candidateReferral: Type.Optional(
    orNull(Type.Object({ name: Type.String(), email: Type.Optional(Type.String()) })),
  ),
  pipeline: orNull(Type.Object({ id: Id, name: Type.String() })),
  /** The latest step that was not undone. */
  latestHistory: orNull(HistoryEntry),
  /** Why nothing is sent to the applicant's address; `null` if nothing came back, absent if masked. */
  mailProblem: Type.Optional(orNull(Type.String())),
  updated_at: Type.String({ format: 'date-time' }),
});
export type ApplicationRecord = Static<typeof ApplicationRecord>;

export const ApplicationParams = Type.Object({ id: Id });
export type ApplicationParams = Static<typeof ApplicationParams>;

const CommentText = Type.String({ maxLength: 2_000 });

/** A stage with one of its statuses; without a pipeline, a status alone. */
export const Move = Type.Object({
  stageId: Type.Optional(OptionalId),
  statusId: Type.Optional(Id),
  /** Older name of `statusId`. */
  applicantStatusId: Type.Optional(Id),
  /** Replaces `statusId` for jobs without a hiring process. */
  withoutHiringProcessId: Type.Optional(Id),
  comment: Type.Optional(CommentText),
  /** Required to enter a status of category `hired`. */
  joiningDate: Type.Optional(OptionalDay),
  /** Why, for a status of the category rejected or withdrawn; a setting can require it. */
  reasonId: Type.Optional(OptionalId),
  /** Template of the letter to the moved applicants, one that the status offers. */
  mailTemplateId: Type.Optional(Id),
});
export type Move = Static<typeof Move>;

/** Absent fields stay; an empty `recruitingManagerId` removes the recruiter. */
export const ApplicationUpdate = Type.Object({
  ...Move.properties,
  recruitingManagerId: Type.Optional(OptionalId),
  /** Version that the change is based on; absent means last write wins. */
  version: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type ApplicationUpdate = Static<typeof ApplicationUpdate>;

/**
 * `except` leaves out ids of `matching`; `matching` needs `expected`, the number that the user saw.
 */
export const ApplicationSelection = Selection('applicantId', ApplicationFilter);
export type ApplicationSelection = Static<typeof ApplicationSelection>;

export const ApplicationsDeleted = Type.Object({ deleted: Type.Integer() });
export type ApplicationsDeleted = Static<typeof ApplicationsDeleted>;
