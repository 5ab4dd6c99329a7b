import type { FastifyInstance, FastifyReply } from 'fastify';
import { randomUUID } from 'node:crypto';
import { Type, type Static } from 'typebox';
import { isEmail } from '../../../contract/email-constants';
import { readCompanyBranding } from '../../platform/company/company-branding';
import { AppError } from '../../platform/errors';
import { toNetworkAddress } from '../../platform/http/client-address';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import type { Html } from '../../platform/pages/html';
import { assertOwnOrigin } from './callback';
import {
  renderForgotPasswordContent,
  resetLinkSentContent,
  resetWithoutMailContent,
} from './forgot-page';
import { sendAccountPage } from './page';
import { passwordResetMail } from './password-reset-mail';
import type { AccountService } from './account-service';
import { listForgotAttempts } from './sign-in-limits';

const Form = Type.Object({ address: Type.String({ maxLength: 254 }) });
const SentQuery = Type.Object({ sent: Type.Optional(Type.Boolean()) });

const path = '/account/forgot';

export const registerForgottenPassword = (app: FastifyInstance, service: AccountService): void => {
  const { config, db, attempts } = service;

  const show = async (reply: FastifyReply, content: Html, status = 200) =>
    sendAccountPage(reply, {
      title: 'New password',
      company: await readCompanyBranding(db),
      status,
      content,
    });

  app.get<{ Querystring: Static<typeof SentQuery> }>(
    path,
    { schema: { querystring: SentQuery, hide: true } },
    ({ query }, reply) => {
      if (!config.mail) return show(reply, resetWithoutMailContent);
      return show(reply, query.sent ? resetLinkSentContent : renderForgotPasswordContent({}));
    },
  );

  app.post<{ Body: Static<typeof Form> }>(
    path,
    { schema: { body: Form, hide: true } },
    async (request, reply) => {
      if (request.headers['sec-fetch-site'] !== undefined) assertOwnOrigin(config, request);
      if (!config.mail) return show(reply, resetWithoutMailContent);
      const address = request.body.address.trim();
      const refuse = (problem: string, status: number) =>
        show(reply, renderForgotPasswordContent({ address, problem }), status);
      if (!isEmail(address)) return refuse('Enter an address such as name@example.com', 422);
      try {
        await attempts.take(
          listForgotAttempts(address.toLowerCase(), toNetworkAddress(request.ip)),
        );
      } catch (error) {
        if (!(error instanceof AppError) || error.retryAfter === undefined) throw error;
        void reply.header('retry-after', String(error.retryAfter));
        return refuse(error.message, error.status);
      }
      // The address is looked up later, so that neither response nor time shows whether an account has it.
      await enqueueMail(db, passwordResetMail, [
        { cause: `request:${randomUUID()}`, to: { address } },
      ]);
      return reply.redirect(`${path}?sent=true`, 303);
    },
  );
};
