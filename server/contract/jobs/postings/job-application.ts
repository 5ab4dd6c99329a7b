import { Type, type Static } from 'typebox';
import { Id, Meta, PageQuery } from '../../answer';
import {
  ApplicationFilter,
  ApplicationRow,
  Category,
  orNull,
  StageName,
} from '../../applicants/applications/application';
import { mostOfStatus } from './job-application-constants';

/** `candidateRelated` is an older switch without effect. */
export const JobApplicationQuery = Type.Object({
  ...PageQuery.properties,
  sourceId: ApplicationFilter.properties.sourceId,
  applicantStatusId: ApplicationFilter.properties.applicantStatusId,
  candidateRelated: Type.Optional(Type.String({ maxLength: 100 })),
});
export type JobApplicationQuery = Static<typeof JobApplicationQuery>;

export const JobApplicationParams = Type.Object({ jobId: Id });
export type JobApplicationParams = Static<typeof JobApplicationParams>;

export const JobApplication = ApplicationRow;
export type JobApplication = ApplicationRow;

const StatusApplicant = Type.Object({
  applicantId: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  created_at: Type.String({ format: 'date-time' }),
});

const StatusWithCount = Type.Object({
  id: Id,
  name: Type.String(),
  category: Category,
  jobApplicationCount: Type.Integer(),
  job_application_status: Type.Array(StatusApplicant, { maxItems: mostOfStatus }),
});

/** Pipeline of a job with the number of applications per stage, whatever their status. */
const JobPipeline = Type.Object({
  id: Id,
  name: Type.String(),
  stage: Type.Array(
    Type.Object({
      ...StageName.properties,
      jobApplicationCount: Type.Integer(),
      status: Type.Array(StatusWithCount),
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
