import { Type, type Static } from 'typebox';
import { Id, Meta, PageQuery } from './answer';
import { MayDo, orNull } from './application';

/** `candidateRelated` is an older switch; the answer always holds both variants. */
export const JobApplicationQuery = Type.Object({
  ...PageQuery.properties,
  candidateRelated: Type.Optional(Type.String({ maxLength: 100 })),
});
export type JobApplicationQuery = Static<typeof JobApplicationQuery>;

export const JobApplicationParams = Type.Object({ jobId: Id });
export type JobApplicationParams = Static<typeof JobApplicationParams>;

/** An application in the list of its job; `applicantId` is the application's id. */
export const JobApplication = Type.Object({
  applicantId: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  jobCode: Type.String(),
  experience: orNull(Type.Integer()),
  /** Absent in the masked view, as is the phone number. */
  applicantEmail: Type.Optional(Type.String()),
  phoneNumber: Type.Optional(Type.String()),
  /** The colour is the stage's; without a stage there is none. */
  status: Type.Object({ id: Id, name: Type.String(), statusColor: orNull(Type.String()) }),
  created_at: Type.String({ format: 'date-time' }),
  may: MayDo,
});
export type JobApplication = Static<typeof JobApplication>;

/** Stages and statuses in order, each status with the number of the job's applications in it. */
const JobPipeline = Type.Object({
  id: Id,
  name: Type.String(),
  stage: Type.Array(
    Type.Object({
      id: Id,
      name: Type.String(),
      colour: Type.String(),
      status: Type.Array(
        Type.Object({ id: Id, name: Type.String(), jobApplicationCount: Type.Integer() }),
      ),
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
