import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { createApplicantPageSender } from '../../applicants/applying/page/page-sender';
import { createSendingLimits } from '../../applicants/applying/sending-limit';
import { detectLanguage } from '../../jobs/careers/page/detect-language.rule';
import type { ServerDependencies } from '../../platform/domain';
import { toNetworkAddress } from '../../platform/http/client-address';
import { confirmRequest, findRequestToConfirm } from './make-request';
import { renderConfirmRequest, renderRequestConfirmed } from './page/request-page';
import { requestTexts } from './texts/request-texts';

const Params = Type.Object({ secret: Type.String({ maxLength: 100 }) });
type Params = Static<typeof Params>;
type Request = FastifyRequest<{ Params: Params }>;

const path = '/careers/my/request/:secret';

/** Mail scanners open links, so confirming needs a POST; a GET changes nothing. */
export const registerConfirmRequest = (app: FastifyInstance, parts: ServerDependencies): void => {
  const { db } = parts;
  const limits = createSendingLimits(parts, app.log);
  const pages = createApplicantPageSender(parts);
  const options = {
    helmet: false as const,
    schema: { params: Params, hide: true },
    errorHandler: pages.answerFailure(({ secret }: Params) =>
      pages.toPath(`/my/request/${secret}`),
    ),
  };

  const answer = async (
    { ip, params, method }: Request,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    limits.assertMayRead(toNetworkAddress(ip));
    const found = await findRequestToConfirm(db, params.secret);
    if (!found) return pages.sendUnknown(reply);
    const language = detectLanguage(found.description);
    const texts = requestTexts[language];
    if (method !== 'POST') {
      const body = renderConfirmRequest(found.kind, texts);
      return pages.send(reply, { language, title: texts.confirmHeading, body });
    }
    await confirmRequest(db, found.id);
    const body = renderRequestConfirmed(texts);
    return pages.send(reply, { language, title: texts.confirmedHeading, body });
  };

  app.get<{ Params: Params }>(path, options, answer);
  app.post<{ Params: Params }>(path, { ...options, bodyLimit: 1_024 }, answer);
};
