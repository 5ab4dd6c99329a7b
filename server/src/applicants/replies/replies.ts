import sql from 'sql-template-tag';
import { Many, PageQuery } from '../../../contract/answer';
import { ApplicationParams } from '../../../contract/applicants/applications/application';
import { ApplicantReply } from '../../../contract/applicants/replies/reply';
import { getApplicantReplies } from '../../../contract/applicants/replies/reply.calls';
import type { Domain } from '../../platform/domain';
import { jobsInScope } from '../../platform/hiring-parts/job-scope';
import { RawJson, route } from '../../platform/http/route';
import { readListPage } from '../../platform/lists/read-list-page';
import { createReplyList } from './replies.list';
import { applicantReplyMail } from './reply-mail';
import { storeReply } from './store-reply';

export const repliesDomain: Domain = {
  register: (app, { db }) =>
    route(
      app,
      getApplicantReplies,
      {
        schemas: { params: ApplicationParams, query: PageQuery, reply: Many(ApplicantReply) },
        access: 'application:view',
        tag: 'Mail to applicants',
        summary:
          'What the applicant answered by mail, the newest first; nothing in the masked view.',
      },
      async ({ params: { id }, query, grant, actor }) => {
        const scope = grant.view === 'masked' ? sql`false` : jobsInScope(grant, actor);
        const list = createReplyList({ applicationId: id, scope });
        return new RawJson(await readListPage(db, list, query, {}));
      },
    ),
  mailKinds: [applicantReplyMail],
  takeReply: storeReply,
};
