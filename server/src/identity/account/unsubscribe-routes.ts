import type { FastifyInstance, FastifyReply } from 'fastify';
import { Type, type Static } from 'typebox';
import type { MailKindName } from '../../../contract/platform/mail/mail-kind-constants';
import { readCompanyBranding } from '../../platform/company/company-branding';
import { turnOffMail } from '../../platform/mail/mail-preferences';
import { parseUnsubscribeToken, unsubscribeRoute } from '../../platform/mail/unsubscribe-token';
import type { Html } from '../../platform/pages/html';
import { sendAccountPage } from './page';
import type { AccountService } from './account-service';
import {
  renderUnsubscribeContent,
  renderUnsubscribedContent,
  unknownUnsubscribeContent,
} from './unsubscribe-page';

const Params = Type.Object({ token: Type.String({ maxLength: 200 }) });
type Request = { Params: Static<typeof Params> };
const options = { schema: { params: Params, hide: true } };

/** Mail programs send the form as multipart or URL-encoded; its only field is ignored. */
const postOptions = { ...options, bodyLimit: 1_024, config: { takesMultipart: true } };

/**
 * Mail programs send this POST for their users, without a cookie and from any origin: only the token counts
 * (RFC 8058). Scanners open links, so a GET changes nothing.
 */
export const registerUnsubscribe = (
  app: FastifyInstance,
  { db, keys, mailKinds }: AccountService,
): void => {
  const show = async (reply: FastifyReply, content: Html, status = 200) =>
    sendAccountPage(reply, {
      title: 'Mail that you get',
      company: await readCompanyBranding(db),
      ...{ status, content },
    });
  const answer = (
    reply: FastifyReply,
    kind: MailKindName | undefined,
    render: typeof renderUnsubscribeContent,
  ) => (kind ? show(reply, render(kind)) : show(reply, unknownUnsubscribeContent, 404));

  app.get<Request>(unsubscribeRoute, options, ({ params: { token } }, reply) =>
    answer(reply, parseUnsubscribeToken(token, keys)?.kind, renderUnsubscribeContent),
  );

  app.post<Request>(unsubscribeRoute, postOptions, async ({ params: { token } }, reply) => {
    const found = parseUnsubscribeToken(token, keys);
    if (found) await turnOffMail(db, mailKinds, found);
    return answer(reply, found?.kind, renderUnsubscribedContent);
  });
};
