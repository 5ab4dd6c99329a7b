import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { Type, type Static } from 'typebox';
import { digestSecret } from '../../platform/access/seal';
import { detectLanguage } from '../../jobs/careers/page/detect-language.rule';
import type { ServerDependencies } from '../../platform/domain';
import { html, type Html } from '../../platform/pages/html';
import type { ConsentInForce } from './judge-form';
import { readLackingConsents } from './mailed-consents';
import { createPageSender } from './page/page-sender';
import { confirmApplications } from './release-application';
import { applicantTexts } from './texts/applicant-texts';
import type { ApplicantTexts } from './texts/english';

const Params = Type.Object({ token: Type.String({ maxLength: 100 }) });
/** Ids of the texts that were shown, which whoever presses agrees to. */
const Query = Type.Object({ agreed: Type.Optional(Type.String({ maxLength: 100 })) });
type Request = { Params: Static<typeof Params>; Querystring: Static<typeof Query> };

const path = '/careers/my/confirm/:token';
const routeOptions = {
  helmet: false as const,
  schema: { params: Params, querystring: Query, hide: true },
};

const toAgreed = (consents: readonly ConsentInForce[]): string =>
  consents.map(({ id }) => id).join(',');

const renderQuestion = (
  title: string,
  consents: readonly ConsentInForce[],
  { confirm }: ApplicantTexts,
): Html =>
  html`<div class="wrap body">
    <div class="apply">
      <h1>${confirm.heading}</h1>
      <p class="lead">${confirm.before} <strong>${title}</strong>. ${confirm.after}</p>
      ${consents.map(({ text }) => html`<p>${confirm.agreement} <span lang="${detectLanguage(text)}">${text}</span></p>`)}
      <form method="post" action="?agreed=${toAgreed(consents)}">
        <button class="btn main">${confirm.button}</button>
      </form>
    </div>
  </div>`;

const renderConfirmed = (title: string, { confirm }: ApplicantTexts): Html =>
  html`<div class="wrap body">
    <div class="apply">
      <h1>${confirm.doneHeading}</h1>
      <p class="lead" role="status">${confirm.done(title)}</p>
    </div>
  </div>`;

/** Scanners of mail open links, so a GET changes nothing. */
export const registerConfirmPage = (app: FastifyInstance, parts: ServerDependencies): void => {
  const { db } = parts;
  const pages = createPageSender(parts);
  const options = {
    ...routeOptions,
    errorHandler: pages.answerFailure(({ token }: Request['Params']) =>
      pages.toPath(`/my/confirm/${token}`),
    ),
  };
  const findJob = async (token: string) => {
    const held = await db.one<{ title: string; description: string }>(sql`
      select job.title, job.description from held_application held join job on job.id = held.job_id
      where held.confirm_hash = ${digestSecret(token)}`);
    if (!held) return undefined;
    const language = detectLanguage(held.description);
    return { title: held.title, language, texts: applicantTexts[language] };
  };

  app.get<Request>(path, options, async ({ params: { token } }, reply) => {
    const job = await findJob(token);
    if (!job) return pages.sendUnknown(reply);
    const { title, language, texts } = job;
    const body = renderQuestion(title, await readLackingConsents(db, token), texts);
    return pages.send(reply, { language, title: texts.confirm.heading, body });
  });

  app.post<Request>(
    path,
    { ...options, bodyLimit: 1_024 },
    async ({ params: { token }, query: { agreed = '' } }, reply) => {
      const job = await findJob(token);
      if (!job) return pages.sendUnknown(reply);
      const consents = await readLackingConsents(db, token);
      // The text changed, or more came by mail, since the page was shown.
      if (agreed !== toAgreed(consents)) return reply.redirect(`./${token}`, 303);
      const consentIds = consents.map(({ id }) => id);
      await confirmApplications(parts, token, consentIds);
      const { title, language, texts } = job;
      const body = renderConfirmed(title, texts);
      return pages.send(reply, { language, title: texts.confirm.doneTitle, body });
    },
  );
};
