import { Type, type Static } from 'typebox';
import { Id, Meta, PageQuery } from '../answer';
import {
  ApplicationFilter,
  ApplicationRow,
  Category,
  orNull,
  StageName,
} from '../applicants/application';
import { mostOfStatus } from './job-application-constants';

/** `candidateRelated` is an older switch; the answer always holds both variants. */
export const JobApplicationQuery = Type.Object({
  ...PageQuery.properties,
  sourceId: ApplicationFilter.properties.sourceId,
  applicantStatusId: ApplicationFilter.properties.applicantStatusId,
  candidateRelated: Type.Optional(Type.String({ maxLength: 100 })),
});
export type JobApplicationQuery = Static<typeof JobApplicationQuery>;

export const JobApplicationParams = Type.Object({ jobId: Id });
export type JobApplicationParams = Static<typeof JobApplicationParams>;

/** An application in the list of its job, the same as in the list of all. */
export const JobApplication = ApplicationRow;
export type JobApplication = ApplicationRow;

/** One of the job's applications in a status. */
const InStatus = Type.Object({
  applicantId: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  created_at: Type.String({ format: 'date-time' }),
});

/** A status of a stage with how many of the job's applications are in it, and the newest of them. */
const CountedStatus = Type.Object({
  id: Id,
  name: Type.String(),
  category: Category,
  jobApplicationCount: Type.Integer(),
  job_application_status: Type.Array(InStatus, { maxItems: mostOfStatus }),
});

/** Stages and statuses in order; a stage counts all who stand in it, whatever their status. */
const JobPipeline = Type.Object({
  id: Id,
  name: Type.String(),
  stage: Type.Array(
    Type.Object({
      ...StageName.properties,
      jobApplicationCount: Type.Integer(),
      status: Type.Array(CountedStatus),
    }),
  ),
});

export const JobApplications = Type.Object({
  data: Type.Object({
    jobApplication: Type.Array(JobApplication),
    pipeline: orNull(JobPipeline),
  }),
  meta: Meta,
});
export type JobApplications = Static<typeof JobApplications>;
