import type { FastifyInstance } from 'fastify';
import { Many, One, PageQuery } from '../../../contract/answer';
import { ApplicationParams } from '../../../contract/applicants/applications/application';
import * as shapes from '../../../contract/applicants/letters/letter';
import * as calls from '../../../contract/applicants/letters/letter.calls';
import { jobAudience } from '../../jobs/postings/audience';
import type { Domain, ServerDependencies } from '../../platform/domain';
import { AppError } from '../../platform/errors';
import { jobsInScope } from '../../platform/hiring-parts/job-scope';
import { RawJson, route } from '../../platform/http/route';
import { readListPage, readListRow } from '../../platform/lists/read-list-page';
import { toActionScope } from '../applications/action-scope';
import { toApplicationReader } from '../applications/criteria';
import { letterMails } from './letter-mails';
import { createLetterList } from './letters.list';
import { previewLetter, previewTemplate } from './preview-letter';
import { readStatusLetters } from './read-status-letters';

const tag = 'Mail to applicants';

const registerPreviews = (
  app: FastifyInstance,
  { db, config, companyDay }: ServerDependencies,
): void => {
  route(
    app,
    calls.getStatusLetters,
    {
      schemas: { body: shapes.StatusLettersQuery, reply: One(shapes.StatusLetters) },
      access: 'application:status',
      tag,
      summary: 'Which mail a move of a selection to a status sends, and to how many.',
    },
    async ({ body, grant, actor }) => {
      const { timeZone } = await companyDay();
      const reader = toApplicationReader(grant, actor, timeZone);
      return { data: await readStatusLetters(db, body, reader) };
    },
  );
  route(
    app,
    calls.previewLetter,
    {
      schemas: { body: shapes.LetterPreviewQuery, reply: One(shapes.LetterPreview) },
      access: 'application:status',
      tag,
      summary: 'What an applicant would get by a template.',
    },
    async ({ body, actor }) => {
      const scope = toActionScope(actor, 'application:status');
      if (!scope) throw new AppError('FORBIDDEN');
      return { data: await previewLetter({ db, config, scope }, body) };
    },
  );
  route(
    app,
    calls.previewTemplate,
    {
      schemas: { body: shapes.TemplatePreviewQuery, reply: One(shapes.LetterPreview) },
      access: 'setup:edit-hiring',
      tag,
      summary: 'What an applicant would get by a text that is not stored yet.',
    },
    async ({ body, actor }) => {
      const seeing = actor.grants.get('application:view');
      if (!seeing) throw new AppError('FORBIDDEN');
      const scope = jobsInScope(seeing, actor);
      return { data: await previewTemplate({ db, config, scope }, body) };
    },
  );
};

const registerLog = (app: FastifyInstance, { db }: ServerDependencies): void => {
  route(
    app,
    calls.getLetters,
    {
      schemas: { params: ApplicationParams, query: PageQuery, reply: Many(shapes.Letter) },
      access: 'application:view',
      tag,
      summary: 'All mail to the applicant of an application, the newest first.',
    },
    async ({ params: { id }, query, grant, actor }) => {
      const list = createLetterList({ applicationId: id, scope: jobsInScope(grant, actor) });
      return new RawJson(await readListPage(db, list, query, {}));
    },
  );
  route(
    app,
    calls.getLetter,
    {
      schemas: { params: shapes.LetterParams, reply: One(shapes.LetterDetail) },
      access: 'application:view',
      tag,
      summary: 'One message to an applicant with its text and HTML.',
    },
    async ({ params: { id, letterId }, grant, actor }) => {
      const scope = jobsInScope(grant, actor);
      const list = createLetterList({ applicationId: id, scope, hasTexts: true });
      const row = await readListRow(db, list, letterId, {});
      if (!row) throw new AppError('NOT_FOUND');
      return new RawJson(`{"data":${row}}`);
    },
  );
};

export const lettersDomain: Domain = {
  register: (app, parts) => {
    registerPreviews(app, parts);
    registerLog(app, parts);
  },
  mailKinds: letterMails,
  audiences: { letter: jobAudience('application:view') },
};
