import { Type, type Static, type TSchema } from 'typebox';
import { Day, Flag, Id, oneOf, OptionalDay, OptionalId, PageQuery, SortKey } from '../answer';
import {
  applicationActions,
  applicationSorts,
  progressNames,
  statusCategories,
} from './application-constants';
import { JobFilter } from '../jobs/job';
import { Selection } from '../selection';

export const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

export const Category = oneOf(statusCategories);

/** What narrows the application list; also names the rows of a bulk action on all that match. */
export const ApplicationFilter = Type.Object({
  search: Type.Optional(Type.String({ maxLength: 200 })),
  jobId: Type.Optional(Id),
  sourceId: Type.Optional(Id),
  /** The status that a row shows; 19 means everyone hired. */
  applicantStatusId: Type.Optional(Id),
  /** The same under its other name. */
  statusId: Type.Optional(Id),
  category: Type.Optional(Category),
  stageId: Type.Optional(Id),
  /** Of jobs that go by this pipeline. */
  pipelineId: Type.Optional(Id),
  /** Of jobs of this department, or in this location. */
  departmentId: Type.Optional(Id),
  locationId: Type.Optional(Id),
  /** Who is assigned to them. */
  recruiterId: Type.Optional(Id),
  /** Under way, over, or under way though the job's last day has passed. */
  progress: Type.Optional(oneOf(progressNames)),
  /** Under way, and longer in their stage than half of those who left it. */
  isStalled: Type.Optional(Flag),
  /** First and last day of joining. */
  joiningFrom: Type.Optional(Day),
  joiningTo: Type.Optional(Day),
  /** Who keeps earlier stages of a pipeline, with this one among them. */
  keptStageId: Type.Optional(Id),
  /** Who has ever been in this stage, or in this status. */
  pastStageId: Type.Optional(Id),
  pastStatusId: Type.Optional(Id),
  /** First and last day of application, in the company's time zone. */
  fromDate: Type.Optional(Day),
  toDate: Type.Optional(Day),
  /** The one application with this id. */
  applicantId: Type.Optional(Id),
});
export type ApplicationFilter = Static<typeof ApplicationFilter>;

/**
 * `sort` is a key, with `-` in front for descending; the newest application stands first without it.
 * `applicantRelated` is an older switch; a row always holds what it asks for.
 */
export const ApplicationQuery = Type.Object({
  ...PageQuery.properties,
  ...ApplicationFilter.properties,
  sort: Type.Optional(SortKey(...applicationSorts)),
  applicantRelated: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 20 })),
});
export type ApplicationQuery = Static<typeof ApplicationQuery>;

/** Applications by what their jobs are, beside a status and the days: `activeJobs`, `expiredJobs` or `allJobs`. */
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

/** The colour is the stage's; without a stage there is none. */
const CurrentStatus = Type.Object({
  id: Id,
  name: Type.String(),
  category: Category,
  statusColor: orNull(Type.String()),
});

/** What the person who reads it may do with this application. */
export const MayDo = Type.Array(oneOf(applicationActions));

const Resume = Type.Object({ fileId: Type.String({ format: 'uuid' }), name: Type.String() });
const Source = Type.Object({ id: Id, sourceId: Id, source: Type.String() });

/** An application as lists show it. Its id is called `applicantId`. */
export const ApplicationRow = Type.Object({
  id: Id,
  applicantId: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  /** Absent in the masked view, as is the phone number. */
  applicantEmail: Type.Optional(Type.String()),
  phoneNumber: Type.Optional(Type.String()),
  /** Masked to its last four digits, `null` where none was given; absent in the masked view. */
  documentNumber: Type.Optional(orNull(Type.String())),
  /** Years; `null` and 0 are shown as fresher. */
  experience: orNull(Type.Integer()),
  /** The job's, as in `job`. */
  jobId: Id,
  jobCode: Type.String(),
  job: Type.Object({
    jobId: Id,
    jobTitle: Type.String(),
    jobCode: Type.String(),
    jobStatusId: Type.Integer(),
    designation: orNull(Type.String()),
  }),
  source: orNull(Source),
  status: CurrentStatus,
  /** The status as the collection of applicant statuses has it. */
  statusApplicant: Type.Object({ id: Id, status: Type.String() }),
  stage: orNull(StageName),
  /** The job's. */
  hiringManager: orNull(PersonName),
  /** Assigned to this application: one, or none. */
  recruitingManager: Type.Array(PersonName),
  /** Who referred the person; absent for those who may not view referrals. */
  user: Type.Optional(orNull(PersonName)),
  /** Absent for those who may not see resumes; `file` is its other name. */
  resume: Type.Optional(orNull(Resume)),
  file: Type.Optional(orNull(Resume)),
  joiningDate: orNull(Day),
  created_at: Type.String({ format: 'date-time' }),
  /** The pipeline attached to the job; without one the person has no hiring process. */
  pipelineId: orNull(Id),
  withoutHiringProcess: Type.Boolean(),
  /** Whether there is a referral chat about the person that the caller reads. */
  hasChat: Type.Boolean(),
  may: MayDo,
  version: Type.Integer(),
});
export type ApplicationRow = Static<typeof ApplicationRow>;

/** A colleague; the e-mail address only for recruiters and above. */
const Colleague = Type.Object({
  ...PersonName.properties,
  email: Type.Optional(Type.String()),
  designation: orNull(Type.String()),
  department: orNull(Type.String()),
  departmentId: orNull(Id),
});

/**
 * One step of an application; the comment is absent in the masked view. A step that was taken back stays,
 * followed by one that leads to where the application stood before.
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
  /** The entry that this one takes back; `null` for a step of its own. */
  undoOf: orNull(Type.Integer()),
});
export type HistoryEntry = Static<typeof HistoryEntry>;

/** An application whole. */
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
  /** The referral; `null` without one, absent for those who may not view referrals. */
  candidateReferral: Type.Optional(
    orNull(Type.Object({ name: Type.String(), email: Type.Optional(Type.String()) })),
  ),
  pipeline: orNull(Type.Object({ id: Id, name: Type.String() })),
  /** The latest step that was not taken back. */
  latestHistory: orNull(HistoryEntry),
  updated_at: Type.String({ format: 'date-time' }),
});
export type ApplicationRecord = Static<typeof ApplicationRecord>;

export const ApplicationParams = Type.Object({ id: Id });
export type ApplicationParams = Static<typeof ApplicationParams>;

const Comment = Type.String({ maxLength: 2_000 });

/** Where an application is to go. In a pipeline a stage with one of its statuses, else a plain status. */
export const Move = Type.Object({
  stageId: Type.Optional(OptionalId),
  statusId: Type.Optional(Id),
  /** `statusId` under an older name. */
  applicantStatusId: Type.Optional(Id),
  /** For a person without a hiring process, in place of `statusId`. */
  withoutHiringProcessId: Type.Optional(Id),
  comment: Type.Optional(Comment),
  /** Needed to enter a hired status. */
  joiningDate: Type.Optional(OptionalDay),
});
export type Move = Static<typeof Move>;

/** Absent fields stay; an empty `recruitingManagerId` takes the recruiter away. */
export const ApplicationUpdate = Type.Object({
  ...Move.properties,
  recruitingManagerId: Type.Optional(OptionalId),
  /** The version that the change was based on; absent means last write wins. */
  version: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type ApplicationUpdate = Static<typeof ApplicationUpdate>;

/**
 * Applications by id, or all that match a filter, `except` those unticked. `expected` is the number
 * that the person saw and agreed to; it is needed with `matching`.
 */
export const ApplicationSelection = Selection('applicantId', ApplicationFilter);
export type ApplicationSelection = Static<typeof ApplicationSelection>;

export const ApplicationsDeleted = Type.Object({ deleted: Type.Integer() });
export type ApplicationsDeleted = Static<typeof ApplicationsDeleted>;
