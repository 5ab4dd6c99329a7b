import type { FastifyInstance } from 'fastify';
import { Many, One } from '../../contract/answer';
import {
  ApplicationQuery,
  ApplicationRow,
  ApplicationsDeleted,
  ApplicationSelection,
} from '../../contract/application';
import * as calls from '../../contract/application.calls';
import {
  JobApplicationParams,
  JobApplicationQuery,
  JobApplications,
} from '../../contract/job-application';
import { getJobApplications } from '../../contract/job-application.calls';
import { jobsInScope } from '../access/scope';
import type { Database } from '../db/database';
import { AppError } from '../errors';
import { RawJson, route } from '../http/route';
import { companyDayOf } from '../jobs/company-day';
import { deleteApplications } from './delete-applications';
import { readApplications } from './get-applications';
import { readJobApplications } from './get-job-applications';
import { applicationSightOf } from './row-json';

const tag = 'Applicants';

/** Applications of a job, and their deletion. */
export const registerApplicants = (app: FastifyInstance, { db }: { db: Database }): void => {
  const companyDay = companyDayOf(db);

  route(
    app,
    calls.getApplications,
    {
      schemas: { query: ApplicationQuery, reply: Many(ApplicationRow) },
      access: 'application:view',
      tag,
      summary: 'Applications, one page at a time, with the exact total.',
    },
    async ({ query, grant, actor }) => {
      const { timeZone } = await companyDay();
      const scope = jobsInScope(grant, actor);
      const sight = applicationSightOf(actor, grant);
      return new RawJson(await readApplications(db, { query, scope, sight, timeZone }));
    },
  );

  route(
    app,
    getJobApplications,
    {
      schemas: {
        params: JobApplicationParams,
        query: JobApplicationQuery,
        reply: JobApplications,
      },
      access: 'application:view',
      tag,
      summary: 'Applications of one job, and its pipeline with exact counts by stage and status.',
    },
    async ({ params: { jobId }, query, grant, actor }) => {
      await companyDay();
      const jobs = actor.grants.get('job:view');
      if (!jobs) throw new AppError('FORBIDDEN');
      const scopes = [jobsInScope(grant, actor), jobsInScope(jobs, actor)];
      const isMasked = grant.view === 'masked';
      return new RawJson(await readJobApplications(db, { jobId, query, scopes, isMasked }));
    },
  );

  route(
    app,
    calls.deleteApplications,
    {
      schemas: { body: ApplicationSelection, reply: One(ApplicationsDeleted) },
      access: 'application:delete',
      tag,
      summary:
        'Deletes applications by id, or all that match; a person without another one goes along.',
    },
    async ({ body, grant, actor }) => {
      const { timeZone } = await companyDay();
      const scope = jobsInScope(grant, actor);
      const deleted = await deleteApplications(db, actor, { selection: body, scope, timeZone });
      return { data: { deleted } };
    },
  );
};
