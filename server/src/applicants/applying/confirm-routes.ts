import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { Type, type Static } from 'typebox';
import { digestSecret } from '../../platform/access/seal';
import type { ServerDependencies } from '../../platform/domain';
import { html, type Html } from '../../platform/pages/html';
import { createPageSender } from './page/page-sender';
import { confirmApplications } from './release-application';

const Params = Type.Object({ token: Type.String({ maxLength: 100 }) });
type Request = { Params: Static<typeof Params> };

const path = '/careers/my/confirm/:token';
const options = { helmet: false as const, schema: { params: Params, hide: true } };

const renderQuestion = (title: string): Html =>
  html`<div class="wrap body">
    <div class="apply">
      <h1>Confirm your application</h1>
      <p class="lead">
        You applied for <strong>${title}</strong>. Press once more, and it goes to the hiring team.
      </p>
      <form method="post"><button class="btn main">Confirm my application</button></form>
    </div>
  </div>`;

const renderConfirmed = (title: string): Html =>
  html`<div class="wrap body">
    <div class="apply">
      <h1>Thank you, your application is here</h1>
      <p class="lead" role="status">
        The hiring team for ${title} sees it now. A link to your own page comes by e-mail.
      </p>
    </div>
  </div>`;

/** Scanners of mail open links, so a GET changes nothing. */
export const registerConfirmPage = (app: FastifyInstance, parts: ServerDependencies): void => {
  const { db } = parts;
  const pages = createPageSender(parts);
  const findTitle = async (token: string): Promise<string | undefined> => {
    const held = await db.one<{ title: string }>(sql`
      select job.title from held_application held join job on job.id = held.job_id
      where held.confirm_hash = ${digestSecret(token)}`);
    return held?.title;
  };

  app.get<Request>(path, options, async ({ params: { token } }, reply) => {
    const title = await findTitle(token);
    if (title === undefined) return pages.sendUnknown(reply);
    return pages.send(reply, { title: 'Confirm your application', body: renderQuestion(title) });
  });

  app.post<Request>(
    path,
    { ...options, bodyLimit: 1_024 },
    async ({ params: { token } }, reply) => {
      const title = await findTitle(token);
      if (title === undefined) return pages.sendUnknown(reply);
      await confirmApplications(parts, token);
      return pages.send(reply, { title: 'Confirmed', body: renderConfirmed(title) });
    },
  );
};
