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
  /** Filter by id of the current status; 19 stands for all statuses of category `hired`. */
  applicantStatusId: Type.Optional(Id),
  statusId: Type.Optional(Id),
  category: Type.Optional(Category),
  stageId: Type.Optional(Id),
  pipelineId: Type.Optional(Id),
  departmentId: Type.Optional(Id),
  locationId: Type.Optional(Id),
  recruiterId: Type.Optional(Id),
  progress: Type.Optional(oneOf(progressNames)),
  /** Filter: open applications that have been in their stage for longer than the stage's median. */
  isStalled: Type.Optional(Flag),
  /** Filter: open applications whose promised answer is overdue or due within two days. */
  isAnswerDue: Type.Optional(Flag),
  joiningFrom: Type.Optional(Day),
  joiningTo: Type.Optional(Day),
  /** Filter: applications that still follow an earlier pipeline version, by a stage of that version. */
  keptStageId: Type.Optional(Id),
  pastStageId: Type.Optional(Id),
  pastStatusId: Type.Optional(Id),
  /** Filter by reason of the current rejection or withdrawal. */
  reasonId: Type.Optional(Id),
  /** Filter by day of application: first and last day, in the company's time zone. */
  fromDate: Type.Optional(Day),
  toDate: Type.Optional(Day),
  applicantId: Type.Optional(Id),
});
export type ApplicationFilter = Static<typeof ApplicationFilter>;

/**
 * Filters, sort and page of the applicant list; newest first by default. `applicantRelated` is an older
 * switch without effect.
 */
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

/** `applicantId` is the id of the application. */
export const ApplicationRow = Type.Object({
  id: Id,
  applicantId: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  /** E-mail address of the applicant; absent in the masked view, like the phone number. */
  applicantEmail: Type.Optional(Type.String()),
  phoneNumber: Type.Optional(Type.String()),
  /** Last four digits of the document number; `null` if none is stored, absent in the masked view. */
  documentNumber: Type.Optional(orNull(Type.String())),
  /** Work experience in years. */
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
  /** Recruiter of the application, as a list of one entry or none. */
  recruitingManager: Type.Array(PersonName),
  /** Employee who referred the applicant; absent if the caller may not view referrals. */
  user: Type.Optional(orNull(PersonName)),
  /** Resume of the application; absent if the caller may not see resumes. `file` is an alias. */
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
 * Status change in an application's history; an undone change is followed by an entry that reverts it.
 * `comment` is absent in the masked view.
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
  undoOf: orNull(Type.Integer()),
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
  /** Referral of the application; `null` if there is none, absent if the caller may not view referrals. */
  candidateReferral: Type.Optional(
    orNull(Type.Object({ name: Type.String(), email: Type.Optional(Type.String()) })),
  ),
  pipeline: orNull(Type.Object({ id: Id, name: Type.String() })),
  /** Latest status change that was not undone. */
  latestHistory: orNull(HistoryEntry),
  /**
   * Reason why no mail is sent to the applicant's address; `null` if mail is sent, absent in the masked view.
   */
  mailProblem: Type.Optional(orNull(Type.String())),
  updated_at: Type.String({ format: 'date-time' }),
});
export type ApplicationRecord = Static<typeof ApplicationRecord>;

export const ApplicationParams = Type.Object({ id: Id });
export type ApplicationParams = Static<typeof ApplicationParams>;

const CommentText = Type.String({ maxLength: 2_000 });

/** Target of a move: a stage with one of its statuses; without a pipeline, only a status. */
export const Move = Type.Object({
  stageId: Type.Optional(OptionalId),
  statusId: Type.Optional(Id),
  /** Older name of `statusId`, the id of the target status. */
  applicantStatusId: Type.Optional(Id),
  /** Id of the target status for jobs without a hiring process, in place of `statusId`. */
  withoutHiringProcessId: Type.Optional(Id),
  comment: Type.Optional(CommentText),
  /** Joining date; required for a move to a status of category `hired`. */
  joiningDate: Type.Optional(OptionalDay),
  /** Reason for a move to a status of category `rejected` or `withdrawn`; a setting can make it required. */
  reasonId: Type.Optional(OptionalId),
  /** Template of the letter to the moved applicants; must be offered for the target status. */
  mailTemplateId: Type.Optional(Id),
});
export type Move = Static<typeof Move>;

/** Absent fields stay unchanged, an empty `recruitingManagerId` removes the recruiter. */
export const ApplicationUpdate = Type.Object({
  ...Move.properties,
  recruitingManagerId: Type.Optional(OptionalId),
  /** Row version on which the change is based; without it, the last write wins. */
  version: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type ApplicationUpdate = Static<typeof ApplicationUpdate>;

/**
 * Selects applications by id, or all that match the filter `matching` except the ids in `except`; `matching`
 * requires `expected`, the number of rows that the user saw.
 */
export const ApplicationSelection = Selection('applicantId', ApplicationFilter);
export type ApplicationSelection = Static<typeof ApplicationSelection>;

export const ApplicationsDeleted = Type.Object({ deleted: Type.Integer() });
export type ApplicationsDeleted = Static<typeof ApplicationsDeleted>;
