import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { Many, One } from '../../../contract/answer';
import {
  ApplicantFilterQuery,
  ApplicationParams,
  ApplicationQuery,
  ApplicationRecord,
  ApplicationRow,
  ApplicationsDeleted,
  ApplicationSelection,
  ApplicationUpdate,
} from '../../../contract/applicants/applications/application';
import * as calls from '../../../contract/applicants/applications/application.calls';
import {
  JobApplicationParams,
  JobApplicationQuery,
  JobApplications,
} from '../../../contract/jobs/postings/job-application';
import { getJobApplications } from '../../../contract/jobs/postings/job-application.calls';
import { jobsInScope } from '../../platform/hiring-parts/job-scope';
import type { ServerDependencies } from '../../platform/domain';
import { RawJson, route } from '../../platform/http/route';
import { deleteApplications } from './delete-applications';
import { readApplication } from './get-application';
import { readListPage } from '../../platform/lists/read-list-page';
import { applicationList } from './applications.list';
import { registerBoard } from './board-routes';
import { toApplicationReader, narrowReaderToJobs, toVisibleJobReader } from './criteria';
import { readJobApplications } from './get-job-applications';
import { getApplicationView } from './row-json';
import { registerStatuses } from './status-routes';
import { updateApplication } from './update-application';

const tag = 'Applicants';

export const registerApplicationRoutes = (
  app: FastifyInstance,
  { db, companyDay }: ServerDependencies,
): void => {
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
      const view = getApplicationView(actor, grant, grant);
      const reader = toApplicationReader(grant, actor, timeZone);
      return new RawJson(await readListPage(db, applicationList, query, { ...reader, ...view }));
    },
  );

  route(
    app,
    calls.getApplicantFilter,
    {
      schemas: { query: ApplicantFilterQuery, reply: Many(ApplicationRow) },
      access: 'application:view',
      tag,
      summary: 'Applications to jobs of a department, a location, or that are active or expired.',
    },
    async ({ query, grant, actor }) => {
      const { timeZone } = await companyDay();
      const reader = narrowReaderToJobs(toApplicationReader(grant, actor, timeZone), query);
      const view = { ...reader, ...getApplicationView(actor, grant, grant) };
      return new RawJson(await readListPage(db, applicationList, query, view));
    },
  );

  route(
    app,
    calls.getApplication,
    {
      schemas: { params: ApplicationParams, reply: One(ApplicationRecord) },
      access: 'application:view',
      tag,
      summary: 'One application with its job, its people and its latest step.',
    },
    async ({ params, grant, actor }) => {
      const scope = jobsInScope(grant, actor);
      const record = await readApplication(db, params.id, scope, getApplicationView(actor, grant));
      return new RawJson(`{"data":${record}}`);
    },
  );

  route(
    app,
    calls.updateApplication,
    {
      schemas: {
        params: ApplicationParams,
        body: ApplicationUpdate,
        reply: One(ApplicationRecord),
      },
      access: 'application:view',
      tag,
      summary: 'Moves an application, assigns a recruiter, or both; a stale `version` is refused.',
    },
    async ({ params: { id }, body, grant, actor }) => {
      const view = getApplicationView(actor, grant);
      await updateApplication(db, { actor, id, body, view });
      return new RawJson(`{"data":${await readApplication(db, id, sql`true`, view)}}`);
    },
  );

  registerStatuses(app, { db, companyDay });
  registerBoard(app, { db, companyDay });

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
      const { timeZone } = await companyDay();
      const reader = toVisibleJobReader(grant, actor, timeZone);
      const view = { ...reader, ...getApplicationView(actor, grant, grant) };
      return new RawJson(await readJobApplications(db, jobId, query, view));
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
      const reader = toApplicationReader(grant, actor, timeZone);
      return { data: { deleted: await deleteApplications(db, actor, body, reader) } };
    },
  );
};
