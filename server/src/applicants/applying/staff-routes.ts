import type { FastifyInstance } from 'fastify';
import { Many, One } from '../../../contract/answer';
import { ApplicationParams } from '../../../contract/applicants/applications/application';
import * as shapes from '../../../contract/applicants/applying/held-application';
import * as calls from '../../../contract/applicants/applying/held-application.calls';
import { SentApplication } from '../../../contract/applicants/applying/sent-application';
import { getSentApplication } from '../../../contract/applicants/applying/sent-application.calls';
import type { ServerDependencies } from '../../platform/domain';
import { jobsInScope } from '../../platform/hiring-parts/job-scope';
import { RawJson, route } from '../../platform/http/route';
import { readListPage } from '../../platform/lists/read-list-page';
import { deleteFromQuarantine, releaseFromQuarantine } from './change-quarantine';
import { quarantineList } from './quarantine.list';
import { readQuarantineUsage } from './quarantine-room';
import { readSentApplication } from './read-sent-application';

const options = { access: 'application:create', tag: 'Quarantine' } as const;

export const registerQuarantine = (app: FastifyInstance, parts: ServerDependencies): void => {
  const { db } = parts;
  route(
    app,
    calls.getQuarantinedApplications,
    {
      schemas: { query: shapes.QuarantinedQuery, reply: Many(shapes.QuarantinedApplication) },
      ...options,
      summary: 'Applications that look like spam and wait, the newest first.',
    },
    async ({ query, grant, actor }) =>
      new RawJson(
        await readListPage(db, quarantineList, query, { jobs: jobsInScope(grant, actor) }),
      ),
  );
  route(
    app,
    calls.getQuarantineRoom,
    {
      schemas: { reply: One(shapes.QuarantineRoom) },
      ...options,
      summary: 'How full the quarantine is, and since when its oldest application waits.',
    },
    async ({ grant, actor }) => ({
      data: await readQuarantineUsage(db, jobsInScope(grant, actor)),
    }),
  );
  route(
    app,
    calls.releaseQuarantinedApplications,
    {
      schemas: { body: shapes.QuarantinedSelection, reply: One(shapes.QuarantineChangeResult) },
      ...options,
      summary: 'Takes applications out of the quarantine into the lists.',
    },
    async ({ body: selection, grant, actor }) => {
      const reader = { jobs: jobsInScope(grant, actor) };
      return {
        data: { changed: await releaseFromQuarantine(parts, { actor, selection, reader }) },
      };
    },
  );
  route(
    app,
    calls.deleteQuarantinedApplications,
    {
      schemas: { body: shapes.QuarantinedSelection, reply: One(shapes.QuarantineChangeResult) },
      ...options,
      summary: 'Deletes applications of the quarantine with their files.',
    },
    async ({ body: selection, grant, actor }) => {
      const reader = { jobs: jobsInScope(grant, actor) };
      return { data: { changed: await deleteFromQuarantine(parts, { actor, selection, reader }) } };
    },
  );
  route(
    app,
    getSentApplication,
    {
      schemas: { params: ApplicationParams, reply: One(SentApplication) },
      access: 'application:view',
      tag: 'Applying',
      summary: 'What an applicant sent: answers with marks, consents and how they came.',
    },
    async ({ params: { id }, grant, actor }) => {
      const scope = jobsInScope(grant, actor);
      const record = await readSentApplication(db, id, scope, grant.view === 'masked');
      return new RawJson(`{"data":${record}}`);
    },
  );
};
