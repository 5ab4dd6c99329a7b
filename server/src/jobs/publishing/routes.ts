import type { FastifyInstance } from 'fastify';
import { Many, One } from '../../../contract/answer';
import { LookupQuery } from '../../../contract/company/directory/directory';
import { JobParams } from '../../../contract/jobs/postings/job';
import {
  JobOption,
  JobPublications,
  PublishPlatforms,
} from '../../../contract/jobs/publishing/publishing';
import * as calls from '../../../contract/jobs/publishing/publishing.calls';
import { jobsInScope } from '../../platform/hiring-parts/job-scope';
import type { ServerDependencies } from '../../platform/domain';
import { RawJson, route } from '../../platform/http/route';
import { createCareersAddresses } from '../careers/careers-addresses';
import { readListPage } from '../../platform/lists/read-list-page';
import { toJobReader } from '../postings/criteria';
import { jobOptionList } from './job-options.list';
import { readPublications } from './get-publications';
import { publishJob } from './publish-job';

const tag = 'Publishing';

export const registerPublishing = (
  app: FastifyInstance,
  { db, companyDay, config }: ServerDependencies,
): void => {
  const addresses = createCareersAddresses(config);
  for (const call of [calls.publishJob, calls.publishJobByPut])
    route(
      app,
      call,
      {
        schemas: { params: JobParams, body: PublishPlatforms, reply: One(JobPublications) },
        access: 'job:publish',
        tag,
        summary: 'Makes a job live on exactly these platforms; none withdraws it everywhere.',
      },
      async ({ params: { id }, body, grant, actor }) => {
        await companyDay();
        const scope = jobsInScope(grant, actor);
        await publishJob(db, { id, body, actor, scope });
        return new RawJson(`{"data":${await readPublications(db, id, scope, addresses)}}`);
      },
    );

  route(
    app,
    calls.getPublications,
    {
      schemas: { params: JobParams, reply: One(JobPublications) },
      access: 'job:view',
      tag,
      summary: 'Where a job is live, and the receipt of every platform it was on.',
    },
    async ({ params: { id }, grant, actor }) => {
      await companyDay();
      const scope = jobsInScope(grant, actor);
      return new RawJson(`{"data":${await readPublications(db, id, scope, addresses)}}`);
    },
  );

  const lists = [
    [calls.getJobOptions, 'active', 'Active jobs to choose from.'],
    [calls.getExpiredJobOptions, 'expired', 'Expired jobs to choose from.'],
  ] as const;
  for (const [call, type, summary] of lists)
    route(
      app,
      call,
      {
        schemas: { query: LookupQuery, reply: Many(JobOption) },
        access: 'job:view',
        tag,
        summary,
      },
      async ({ query, grant, actor }) => {
        const { timeZone } = await companyDay();
        const reader = toJobReader(grant, actor, timeZone);
        const filter = { ...query, type };
        return new RawJson(await readListPage(db, jobOptionList, filter, reader, 100));
      },
    );
};
