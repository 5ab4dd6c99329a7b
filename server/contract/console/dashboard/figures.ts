import { Type, type Static, type TSchema } from 'typebox';
import { Day, Id, One, oneOf } from '../../answer';
import { ApplicationFilter, orNull, PersonName } from '../../applicants/applications/application';
import { reasonCategories } from '../../applicants/reasons/move-reason-constants';
import { JobFilter } from '../../jobs/postings/job';
import { mostLines } from './figures-constants';

export const Figures = <T extends TSchema>(line: T) => One(Type.Array(line));
export type Figures<Line> = One<Line[]>;

/**
 * Query of dashboard cards: first and last day of application, inclusive, in the company's time zone; five
 * lines by default.
 */
export const CardQuery = Type.Object({
  fromDate: Type.Optional(Day),
  toDate: Type.Optional(Day),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: mostLines })),
});
export type CardQuery = Static<typeof CardQuery>;

const Count = Type.Integer({ minimum: 0 });

export const SourceFiguresQuery = Type.Object({
  ...CardQuery.properties,
  departmentId: Type.Optional(Id),
});
export type SourceFiguresQuery = Static<typeof SourceFiguresQuery>;

/** Number of applications per source; `sourceId` is null for applications without a known source. */
export const SourceFigures = Type.Object({
  sourceId: orNull(Id),
  source: Type.String(),
  applicants: Count,
  hired: Count,
});
export type SourceFigures = Static<typeof SourceFigures>;

/** Number of currently rejected or withdrawn applications per reason. */
export const ReasonFigures = Type.Object({
  reasonId: Id,
  reason: Type.String(),
  category: oneOf(reasonCategories),
  applicants: Count,
});
export type ReasonFigures = Static<typeof ReasonFigures>;

export const TrendingJobsQuery = Type.Object({
  ...CardQuery.properties,
  departmentId: Type.Optional(Id),
  locationId: Type.Optional(Id),
  activeJobs: JobFilter.properties.activeJobs,
  expiredJobs: JobFilter.properties.expiredJobs,
  allJobs: JobFilter.properties.allJobs,
  applicantStatusId: ApplicationFilter.properties.applicantStatusId,
});
export type TrendingJobsQuery = Static<typeof TrendingJobsQuery>;

export const TrendingJob = Type.Object({
  jobId: Id,
  jobTitle: Type.String(),
  jobCode: Type.String(),
  jobStatusId: Type.Integer(),
  department: Type.String(),
  applicants: Count,
});
export type TrendingJob = Static<typeof TrendingJob>;

export const RecruiterProgressQuery = Type.Object({
  ...CardQuery.properties,
  jobId: Type.Optional(Id),
  branchId: Type.Optional(Id),
});
export type RecruiterProgressQuery = Static<typeof RecruiterProgressQuery>;

/** Overdue applications are open although the job has expired. */
export const RecruiterProgress = Type.Object({
  recruiter: PersonName,
  inprogress: Count,
  closed: Count,
  overdue: Count,
});
export type RecruiterProgress = Static<typeof RecruiterProgress>;
