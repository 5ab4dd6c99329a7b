import type { FastifyInstance } from 'fastify';
import { One } from '../../contract/answer';
import { ApplicationsDeleted, ApplicationSelection } from '../../contract/application';
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
import { readJobApplications } from './get-job-applications';

const tag = 'Applicants';

/** Applications of a job, and their deletion. */
export const registerApplicants = (app: FastifyInstance, { db }: { db: Database }): void => {
  const companyDay = companyDayOf(db);

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
