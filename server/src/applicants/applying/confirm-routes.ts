import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { Type, type Static } from 'typebox';
import { digestSecret } from '../../platform/access/seal';
import type { ServerDependencies } from '../../platform/domain';
import { html, type Html } from '../../platform/pages/html';
import type { ConsentInForce } from './judge-form';
import { readLackingConsents } from './mailed-consents';
import { createPageSender } from './page/page-sender';
import { confirmApplications } from './release-application';

const Params = Type.Object({ token: Type.String({ maxLength: 100 }) });
/** Ids of the texts that were shown, which whoever presses agrees to. */
const Query = Type.Object({ agreed: Type.Optional(Type.String({ maxLength: 100 })) });
type Request = { Params: Static<typeof Params>; Querystring: Static<typeof Query> };

const path = '/careers/my/confirm/:token';
const options = {
  helmet: false as const,
  schema: { params: Params, querystring: Query, hide: true },
};

const toAgreed = (consents: readonly ConsentInForce[]): string =>
  consents.map(({ id }) => id).join(',');

const renderQuestion = (title: string, consents: readonly ConsentInForce[]): Html =>
  html`<div class="wrap body">
    <div class="apply">
      <h1>Confirm your application</h1>
      <p class="lead">
        You applied for <strong>${title}</strong>. Press once more, and it goes to the hiring team.
      </p>
      ${consents.map(({ text }) => html`<p>By pressing you say: ${text}</p>`)}
      <form method="post" action="?agreed=${toAgreed(consents)}">
        <button class="btn main">Confirm my application</button>
      </form>
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
    const body = renderQuestion(title, await readLackingConsents(db, token));
    return pages.send(reply, { title: 'Confirm your application', body });
  });

  app.post<Request>(
    path,
    { ...options, bodyLimit: 1_024 },
    async ({ params: { token }, query: { agreed = '' } }, reply) => {
      const title = await findTitle(token);
      if (title === undefined) return pages.sendUnknown(reply);
      const consents = await readLackingConsents(db, token);
      // The text changed, or more came by mail, since the page was shown.
      if (agreed !== toAgreed(consents)) return reply.redirect(`./${token}`, 303);
      const consentIds = consents.map(({ id }) => id);
      await confirmApplications(parts, token, consentIds);
      return pages.send(reply, { title: 'Confirmed', body: renderConfirmed(title) });
    },
  );
};
