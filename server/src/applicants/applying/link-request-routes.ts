import type { FastifyInstance, FastifyReply } from 'fastify';
import sql from 'sql-template-tag';
import { Type, type Static } from 'typebox';
import { isEmail } from '../../../contract/email-constants';
import { intakeMessages } from '../../../contract/applicants/intake/application-intake-constants';
import type { ServerDependencies } from '../../platform/domain';
import { toNetworkAddress } from '../../platform/http/client-address';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import { html, type Html } from '../../platform/pages/html';
import { linkKind } from './applying-kinds';
import { renderInput, type FormState } from './page/field';
import { createPageSender } from './page/page-sender';
import type { SendingLimits } from './sending-limit';

const Form = Type.Object({ email: Type.String({ maxLength: 200 }) });
const SentQuery = Type.Object({ sent: Type.Optional(Type.Boolean()) });

const path = '/careers/my';

/** Newest applications of an address whose links are sent again. */
const maxLinks = 5;

const renderForm = (state: FormState): Html =>
  html`<div class="wrap body">
    <div class="apply">
      <h1>Where does my application stand?</h1>
      <p class="lead">
        Enter the address that you applied with. A link to your page comes by e-mail.
      </p>
      <form class="form" method="post" novalidate>
        ${renderInput(
          { name: 'email', label: 'E-mail', type: 'email', complete: 'email', isRequired: true },
          state,
        )}
        <div><button class="btn main">Send me the link</button></div>
      </form>
    </div>
  </div>`;

const sentNote = html`<div class="wrap body">
  <div class="apply">
    <h1>Look into your mailbox</h1>
    <p class="lead" role="status">If somebody applied with this address, a link is on its way.</p>
  </div>
</div>`;

/** The answer is the same for all addresses, so that nobody learns who applied. */
export const registerLinkRequest = (
  app: FastifyInstance,
  parts: ServerDependencies,
  limits: SendingLimits,
): void => {
  const { db } = parts;
  const pages = createPageSender(parts);
  const show = (reply: FastifyReply, state: FormState, status = 200) =>
    pages.send(
      reply,
      { title: 'Where does my application stand?', body: renderForm(state) },
      status,
    );

  app.get<{ Querystring: Static<typeof SentQuery> }>(
    path,
    { helmet: false, schema: { querystring: SentQuery, hide: true } },
    ({ query }, reply) =>
      query.sent
        ? pages.send(reply, { title: 'Look into your mailbox', body: sentNote })
        : show(reply, { values: new Map(), faults: {} }),
  );

  app.post<{ Body: Static<typeof Form> }>(
    path,
    { helmet: false, schema: { body: Form, hide: true } },
    async ({ body: { email }, ip }, reply) => {
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
      // One mail in ten minutes for each application, however often it is asked for.
      const turn = Math.floor(Date.now() / 600_000);
      await enqueueMail(
        db,
        linkKind,
        found.map(({ id }) => ({
          cause: `link:${id}:${turn}`,
          to: { address: email.trim() },
          applicationId: id,
        })),
      );
      return reply.redirect(`${pages.toPath('/my')}?sent=true`, 303);
    },
  );
};
