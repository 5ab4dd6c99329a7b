import type { FastifyInstance, FastifyReply } from 'fastify';
import sql from 'sql-template-tag';
import { Type, type Static } from 'typebox';
import { isEmail } from '../../../contract/email-constants';
import { intakeMessages } from '../../../contract/applicants/intake/application-intake-constants';
import type { ServerDependencies } from '../../platform/domain';
import { toNetworkAddress } from '../../platform/http/client-address';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import { html, type Html } from '../../platform/pages/html';
import { statusLinkMailKind } from './applying-kinds';
import { renderInput, type FormState } from './page/field';
import { readChosenLanguage, readPageLanguage } from './page/page-language';
import { createApplicantPageSender } from './page/page-sender';
import type { SendingLimits } from './sending-limit';
import { applicantTexts } from './texts/applicant-texts';
import type { ApplicantTexts } from './texts/english';
import { translateFaults } from './texts/translate-fault.rule';

const Form = Type.Object({ email: Type.String({ maxLength: 200 }) });
const SentQuery = Type.Object({ sent: Type.Optional(Type.Boolean()) });

const path = '/careers/my';

/** Maximum of applications, the newest first, for which an address gets its links again. */
const maxLinks = 5;

const renderForm = (state: FormState): Html => {
  const { link, person } = state.texts;
  return html`<div class="wrap body">
    <div class="apply">
      <h1>${link.heading}</h1>
      <p class="lead">${link.lead}</p>
      <form class="form" method="post" novalidate>
        ${renderInput(
          {
            name: 'email',
            label: person.email,
            type: 'email',
            complete: 'email',
            isRequired: true,
          },
          state,
        )}
        <div><button class="btn main">${link.button}</button></div>
      </form>
    </div>
  </div>`;
};

const renderSentNote = ({ link }: ApplicantTexts): Html =>
  html`<div class="wrap body">
    <div class="apply">
      <h1>${link.sentHeading}</h1>
      <p class="lead" role="status">${link.sent}</p>
    </div>
  </div>`;

/** The response is the same for all addresses, so that nobody learns who applied. */
export const registerLinkRequest = (
  app: FastifyInstance,
  parts: ServerDependencies,
  limits: SendingLimits,
): void => {
  const { db } = parts;
  const pages = createApplicantPageSender(parts);
  const errorHandler = pages.answerFailure(() => pages.toPath('/my'));
  const show = (
    reply: FastifyReply,
    state: Pick<FormState, 'values' | 'faults'>,
    status = 200,
  ): Promise<FastifyReply> => {
    const language = readPageLanguage(reply.request);
    const texts = applicantTexts[language];
    const faults = translateFaults(language, state.faults);
    const body = renderForm({ ...state, faults, texts });
    const content = { language, title: texts.link.heading, body };
    return pages.send(reply, { ...content, languagesPath: pages.toPath('/my') }, status);
  };

  app.get<{ Querystring: Static<typeof SentQuery> }>(
    path,
    { helmet: false, errorHandler, schema: { querystring: SentQuery, hide: true } },
    (request, reply) => {
      if (!request.query.sent) return show(reply, { values: new Map(), faults: {} });
      const language = readPageLanguage(request);
      const texts = applicantTexts[language];
      const body = renderSentNote(texts);
      return pages.send(reply, { language, title: texts.link.sentHeading, body });
    },
  );

  app.post<{ Body: Static<typeof Form> }>(
    path,
    { helmet: false, errorHandler, schema: { body: Form, hide: true } },
    async (request, reply) => {
      const {
        body: { email },
        ip,
      } = request;
      limits.assertMaySend(toNetworkAddress(ip));
      const values = new Map([['email', email]]);
      if (!isEmail(email))
        return show(reply, { values, faults: { email: intakeMessages.email } }, 422);
      const found = await db.many<{ id: number }>(sql`
        select application.id from applicant
          join application on application.applicant_id = applicant.id
          join sent_application sent on sent.application_id = application.id
        where applicant.mailbox = mailbox(${email.trim()})
        order by application.id desc limit ${maxLinks}`);
      // Each application gets its link by mail at most once in ten minutes, however often it is requested.
      const turn = Math.floor(Date.now() / 600_000);
      await enqueueMail(
        db,
        statusLinkMailKind,
        found.map(({ id }) => ({
          cause: `link:${id}:${turn}`,
          to: { address: email.trim() },
          applicationId: id,
        })),
      );
      const chosen = readChosenLanguage(request);
      const language = chosen ? `&lang=${chosen}` : '';
      return reply.redirect(`${pages.toPath('/my')}?sent=true${language}`, 303);
    },
  );
};
