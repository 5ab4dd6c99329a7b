import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { Id } from '../../../contract/answer';
import { readConsentsInForce } from '../../applicants/applying/consents';
import type { ConsentInForce } from '../../applicants/applying/judge-form';
import { createApplicantPageSender } from '../../applicants/applying/page/page-sender';
import { createSendingLimits } from '../../applicants/applying/sending-limit';
import { findLinkedApplication } from '../../applicants/applying/status-links';
import type { ServerDependencies } from '../../platform/domain';
import { toNetworkAddress } from '../../platform/http/client-address';
import { storeOwnConsent, extendStoragePeriod } from './give-word';
import { renderOwnConsentPage } from './own-word-page';
import { readPersonAskedForConsent, type PersonAskedForConsent } from './read-own-word';
import { ownConsentTexts } from './texts/own-word-texts';

const Params = Type.Object({ token: Type.String({ maxLength: 100 }) });
const Query = Type.Object({ done: Type.Optional(Type.Boolean()) });
const Form = Type.Object({ consentId: Type.Optional(Id) });
type Token = Static<typeof Params>;

const path = '/careers/my/:token/keep';

/**
 * Chooses the consent text: people who renew a consent are asked to allow other jobs too, if setup has a text
 * for that.
 */
const chooseConsent = (
  consents: readonly ConsentInForce[],
  { agreeBy, renewBy }: PersonAskedForConsent,
): ConsentInForce | undefined => {
  const of = (wanted: string) => consents.find(({ purpose }) => purpose === wanted);
  if (agreeBy !== null) return of('application');
  return renewBy === null ? undefined : (of('talent-pool') ?? of('application'));
};

/**
 * Registers the page on which people consent to being stored, or to being stored longer, with a link from
 * mail.
 */
export const registerOwnConsentPage = (app: FastifyInstance, parts: ServerDependencies): void => {
  const { db } = parts;
  const limits = createSendingLimits(parts, app.log);
  const pages = createApplicantPageSender(parts);
  const options = {
    helmet: false as const,
    schema: { params: Params, hide: true },
    errorHandler: pages.answerFailure(({ token }: Token) => pages.toPath(`/my/${token}/keep`)),
  };
  const find = async ({ ip, params }: FastifyRequest<{ Params: Token }>) => {
    limits.assertMayRead(toNetworkAddress(ip));
    const id = await findLinkedApplication(db, params.token);
    return id === undefined ? undefined : readPersonAskedForConsent(db, id);
  };
  const show = (
    reply: FastifyReply,
    token: string,
    word: PersonAskedForConsent,
    consent: ConsentInForce | undefined,
    isDone = false,
  ): Promise<FastifyReply> => {
    const body = renderOwnConsentPage({
      word,
      consent,
      path: pages.toPath(`/my/${token}`),
      isDone,
    });
    const { language } = word;
    return pages.send(reply, { language, title: ownConsentTexts[language].page.title, body });
  };

  app.get<{ Params: Token; Querystring: Static<typeof Query> }>(
    path,
    { ...options, schema: { ...options.schema, querystring: Query } },
    async (request, reply) => {
      const word = await find(request);
      if (!word) return pages.sendUnknown(reply);
      const consent = chooseConsent(await readConsentsInForce(db, word.language), word);
      return show(reply, request.params.token, word, consent, request.query.done);
    },
  );

  /** A consent text that changed meanwhile is shown again before anybody consents to it. */
  app.post<{ Params: Token; Body: Static<typeof Form> }>(
    path,
    { ...options, bodyLimit: 1_024, schema: { ...options.schema, body: Form } },
    async (request, reply) => {
      const { token } = request.params;
      const word = await find(request);
      limits.assertMaySend(toNetworkAddress(request.ip));
      if (!word) return pages.sendUnknown(reply);
      const consent = chooseConsent(await readConsentsInForce(db, word.language), word);
      const again = `${pages.toPath(`/my/${token}/keep`)}?done=true`;
      if (!consent) return reply.redirect(again, 303);
      if (consent.id !== request.body.consentId) return show(reply, token, word, consent);
      await (word.agreeBy === null ? extendStoragePeriod : storeOwnConsent)(db, { word, consent });
      return reply.redirect(again, 303);
    },
  );
};
