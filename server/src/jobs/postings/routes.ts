import type { FastifyInstance } from 'fastify';
import type { Sql } from 'sql-template-tag';
import { One } from '../../../contract/answer';
import {
  JobCreate,
  JobPage,
  JobParams,
  JobQuery,
  JobRecord,
  JobsDeleted,
  JobSelection,
  JobsImpact,
  JobUpdate,
} from '../../../contract/jobs/postings/job';
import * as calls from '../../../contract/jobs/postings/job.calls';
import type { Actor } from '../../platform/access/actor';
import { allRecords } from '../../platform/access/scope';
import { jobsInScope } from '../../platform/hiring-parts/job-scope';
import type { ServerDependencies } from '../../platform/domain';
import { AppError } from '../../platform/errors';
import { readIdempotencyKey } from '../../platform/http/idempotency';
import { RawJson, route } from '../../platform/http/route';
import { getSentImage } from '../../platform/files/get-sent-image';
import { createJob } from './create-job';
import { deleteJobs, readJobDeletionImpact } from './delete-jobs';
import { readJob } from './get-job';
import type { JobExtension } from './job-extension';
import { readListPage } from '../../platform/lists/read-list-page';
import { toJobReader } from './criteria';
import { jobList } from './jobs.list';
import { toJobView } from './row-json';
import { updateJob } from './update-job';

const tag = 'Jobs';

/** The response to a write contains the stored job, even if the user may not see it any more. */
const unlimitedScope = allRecords;

export const registerJobs = (
  app: FastifyInstance,
  parts: ServerDependencies,
  extensions: readonly JobExtension[],
): void => {
  const { db, companyDay, inspector } = parts;

  const answerJob = async (id: number, actor: Actor, scope: Sql): Promise<RawJson> => {
    const record = await readJob(db, id, scope, toJobView(actor));
    if (!record) throw new AppError('NOT_FOUND');
    return new RawJson(`{"data":${record}}`);
  };

  route(
    app,
    calls.getJobs,
    {
      schemas: { query: JobQuery, reply: JobPage },
      access: 'job:view',
      tag,
      summary: 'Jobs, one page at a time, with exact totals.',
    },
    async ({ query, grant, actor }) => {
      const { timeZone } = await companyDay();
      const view = { ...toJobView(actor, grant), ...toJobReader(grant, actor, timeZone) };
      return new RawJson(await readListPage(db, jobList, query, view));
    },
  );

  route(
    app,
    calls.getJob,
    {
      schemas: { params: JobParams, reply: One(JobRecord) },
      access: 'job:view',
      tag,
      summary: 'One job with everything that belongs to it.',
    },
    async ({ params, grant, actor }) => {
      await companyDay();
      return answerJob(params.id, actor, jobsInScope(grant, actor));
    },
  );

  route(
    app,
    calls.createJob,
    {
      schemas: { body: JobCreate, reply: One(JobRecord) },
      access: 'job:create',
      tag,
      summary: 'Creates a job; the same `Idempotency-Key` creates once.',
    },
    async ({ body, actor, request }) => {
      const { day } = await companyDay();
      const image = await getSentImage(inspector, {
        sentFiles: request.sentFiles,
        field: 'file',
        personId: actor.userId,
      });
      const id = await createJob(parts, {
        actor,
        today: day,
        body,
        image,
        key: readIdempotencyKey(request),
        extensions,
      });
      return answerJob(id, actor, unlimitedScope);
    },
  );

  route(
    app,
    calls.updateJob,
    {
      schemas: { params: JobParams, body: JobUpdate, reply: One(JobRecord) },
      access: 'job:edit',
      tag,
      summary: 'Changes the fields that were sent; a stale `version` is refused with 409.',
    },
    async ({ params: { id }, body, grant, actor, request }) => {
      const { day } = await companyDay();
      const scope = jobsInScope(grant, actor);
      const image = await getSentImage(inspector, {
        sentFiles: request.sentFiles,
        field: 'file',
        personId: actor.userId,
      });
      await updateJob(parts, {
        actor,
        today: day,
        id,
        body,
        image,
        scope,
        view: toJobView(actor),
        extensions,
      });
      return answerJob(id, actor, unlimitedScope);
    },
  );

  for (const call of [calls.deleteJobs, calls.deleteJobsByDelete])
    route(
      app,
      call,
      {
        schemas: { body: JobSelection, reply: One(JobsDeleted) },
        access: 'job:delete',
        tag,
        summary: 'Deletes jobs by id, or all that match, with their applications.',
      },
      async ({ body, grant, actor }) => {
        const { timeZone } = await companyDay();
        const reader = toJobReader(grant, actor, timeZone);
        const deletion = { selection: body, reader, extensions };
        return { data: await deleteJobs(parts, actor, deletion) };
      },
    );

  route(
    app,
    calls.getJobsImpact,
    {
      schemas: { body: JobSelection, reply: One(JobsImpact) },
      access: 'job:delete',
      tag,
      summary:
        'How many jobs a selection holds, and how many open applications would go with them.',
    },
    async ({ body, grant, actor }) => {
      const { timeZone } = await companyDay();
      const reader = toJobReader(grant, actor, timeZone);
      return { data: await readJobDeletionImpact(db, { selection: body, reader }) };
    },
  );
};
