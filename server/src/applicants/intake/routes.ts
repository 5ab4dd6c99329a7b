import type { FastifyInstance } from 'fastify';
import { One } from '../../../contract/answer';
import {
  ApplicationCreate,
  ApplicationCreated,
  IntakeOptions,
  ResumeForm,
  ResumeKept,
  ResumeParams,
} from '../../../contract/applicants/intake/application-intake';
import { intakeMessages } from '../../../contract/applicants/intake/application-intake-constants';
import * as calls from '../../../contract/applicants/intake/application-intake.calls';
import { jobsInScope } from '../../platform/hiring-parts/job-scope';
import type { ServerDependencies } from '../../platform/domain';
import { invalidField } from '../../platform/errors';
import { readIdempotencyKey } from '../../platform/http/idempotency';
import { route } from '../../platform/http/route';
import { changeResume } from './change-resume';
import { countSuspectedDuplicates, createApplication } from './create-application';
import { readSentResume } from './read-sent-resume';

const tag = 'Intake';

export const registerIntake = (app: FastifyInstance, parts: ServerDependencies): void => {
  const { db, inspector } = parts;
  const { documentKey } = parts.config;

  route(
    app,
    calls.getIntakeOptions,
    {
      schemas: { reply: One(IntakeOptions) },
      access: 'application:create',
      tag,
      summary: 'What this installation takes in of a person.',
    },
    async () => ({ data: { collectsDocument: documentKey !== undefined } }),
  );

  route(
    app,
    calls.createApplication,
    {
      schemas: { body: ApplicationCreate, reply: One(ApplicationCreated) },
      access: 'application:create',
      tag,
      summary: 'Takes in a person for a job; the same `Idempotency-Key` creates once.',
    },
    async ({ body, grant, actor, request }) => {
      const id = await createApplication(parts, {
        actorId: actor.userId,
        body,
        resume: await readSentResume(inspector, request.sentFiles, actor.userId),
        key: readIdempotencyKey(request),
        documentKey,
        scope: jobsInScope(grant, actor),
      });
      const view = actor.grants.get('application:view');
      const duplicates = view
        ? await countSuspectedDuplicates(db, id, jobsInScope(view, actor))
        : 0;
      return { data: { id, applicantId: id, duplicates } };
    },
  );

  route(
    app,
    calls.setResume,
    {
      schemas: { params: ResumeParams, body: ResumeForm, reply: One(ResumeKept) },
      access: 'application:create',
      tag,
      summary: 'Gives an application its resume, in place of an earlier one.',
    },
    async ({ params: { id }, grant, actor, request }) => {
      const resume = await readSentResume(inspector, request.sentFiles, actor.userId);
      if (!resume) throw invalidField('resume', intakeMessages.resumeMissing);
      const scope = jobsInScope(grant, actor);
      const data = await changeResume(parts, {
        id,
        actorId: actor.userId,
        resume,
        scope,
      });
      return { data };
    },
  );

  route(
    app,
    calls.removeResume,
    {
      schemas: { params: ResumeParams, reply: One(ResumeKept) },
      access: 'application:create',
      tag,
      summary: 'Takes the resume of an application away, with its file.',
    },
    async ({ params: { id }, grant, actor }) => {
      const scope = jobsInScope(grant, actor);
      const data = await changeResume(parts, {
        id,
        actorId: actor.userId,
        resume: undefined,
        scope,
      });
      return { data };
    },
  );
};
