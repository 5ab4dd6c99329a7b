import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { Type, type Static } from 'typebox';
import { Id } from '../../../contract/answer';
import { createApplicantPageSender } from '../../applicants/applying/page/page-sender';
import { createSendingLimits } from '../../applicants/applying/sending-limit';
import { findLinkedApplication } from '../../applicants/applying/status-links';
import { applicantTexts } from '../../applicants/applying/texts/applicant-texts';
import type { ServerDependencies } from '../../platform/domain';
import { toStorageName } from '../../platform/files/storage/storage';
import { toNetworkAddress } from '../../platform/http/client-address';
import { answerOffer } from './answer-offer';
import { renderOfferPage } from './offer-page';
import { offerTexts } from './offer-texts';
import { readOfferForApplicant, type OfferForApplicant } from './read-shown-offer';

const Params = Type.Object({ token: Type.String({ maxLength: 100 }) });
const DocumentParams = Type.Object({ ...Params.properties, id: Id });
// These limits only bound what is read; limits with messages for people are checked later.
const Form = Type.Object({
  offerId: Id,
  answer: Type.Optional(Type.String({ maxLength: 20 })),
  name: Type.Optional(Type.String({ maxLength: 2_000 })),
  reason: Type.Optional(Type.String({ maxLength: 20_000 })),
});
type Token = Static<typeof Params>;

const maxName = 200;
const maxReason = 1_000;
const path = '/careers/my/:token/offer';

interface Answer {
  answer: string;
  name: string;
  reason: string;
}

const judge = (
  { answer, name }: Answer,
  { language }: OfferForApplicant,
): Record<string, string> => {
  const { faults } = offerTexts[language];
  return {
    ...(answer !== 'accept' && answer !== 'decline' && { answer: faults.answer }),
    ...(name === '' && { name: faults.name }),
    ...(name.length > maxName && { name: faults.nameLength }),
  };
};

/**
 * Registers the page on which an applicant reads and answers an offer, with the link of their status page.
 */
export const registerOfferPage = (app: FastifyInstance, parts: ServerDependencies): void => {
  const { db, storage } = parts;
  const limits = createSendingLimits(parts, app.log);
  const pages = createApplicantPageSender(parts);
  const options = {
    helmet: false as const,
    schema: { params: Params, hide: true },
    errorHandler: pages.answerFailure(({ token }: Token) => pages.toPath(`/my/${token}/offer`)),
  };
  const find = ({ ip, params }: FastifyRequest<{ Params: Token }>): Promise<number | undefined> => {
    limits.assertMayRead(toNetworkAddress(ip));
    return findLinkedApplication(db, params.token);
  };

  const show = (
    reply: FastifyReply,
    token: string,
    offer: OfferForApplicant,
    form: { values: object; faults: Record<string, string> },
  ): Promise<FastifyReply> => {
    const { language } = offer;
    const state = {
      ...{ faults: form.faults, texts: applicantTexts[language] },
      values: new Map(Object.entries(form.values) as [string, string][]),
    };
    const body = renderOfferPage({ offer, path: pages.toPath(`/my/${token}`), state });
    const status = Object.keys(form.faults).length > 0 ? 422 : 200;
    const title = offerTexts[language].title(offer.position);
    return pages.send(reply, { language, title, body }, status);
  };

  app.get<{ Params: Token }>(path, options, async (request, reply) => {
    const id = await find(request);
    const offer = id === undefined ? undefined : await readOfferForApplicant(db, id);
    if (!offer) return pages.sendUnknown(reply);
    return show(reply, request.params.token, offer, { values: {}, faults: {} });
  });

  app.post<{ Params: Token; Body: Static<typeof Form> }>(
    path,
    { ...options, bodyLimit: 65_536, schema: { ...options.schema, body: Form } },
    async (request, reply) => {
      const id = await find(request);
      limits.assertMaySend(toNetworkAddress(request.ip));
      const offer = id === undefined ? undefined : await readOfferForApplicant(db, id);
      if (!offer || id === undefined) return pages.sendUnknown(reply);
      const { token } = request.params;
      const { offerId, answer = '', name = '', reason = '' } = request.body;
      const values = { answer, name: name.trim(), reason: reason.trim() };
      // False if the answered offer is no longer the current one or was answered in another tab:
      // the page shows the current state.
      const isShown = offer.id === offerId && offer.state === 'sent';
      const faults = isShown ? judge(values, offer) : {};
      if (Object.keys(faults).length > 0) return show(reply, token, offer, { values, faults });
      if (isShown)
        await answerOffer(db, id, {
          ...{ offerId, name: values.name, isAccepted: answer === 'accept' },
          reason: answer === 'decline' ? values.reason.slice(0, maxReason) : '',
        });
      return reply.redirect(pages.toPath(`/my/${token}/offer`), 303);
    },
  );

  app.get<{ Params: Static<typeof DocumentParams> }>(
    `${path}/:id/offer.pdf`,
    { ...options, schema: { ...options.schema, params: DocumentParams } },
    async (request, reply) => {
      const id = await find(request);
      const offer = id === undefined ? undefined : await readOfferForApplicant(db, id);
      const isShown = offer?.id === request.params.id && offer.state !== 'withdrawn';
      const content =
        isShown && offer.fileId !== null
          ? await storage.read(toStorageName(offer.fileId))
          : undefined;
      if (!content) return pages.sendUnknown(reply);
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-disposition': 'inline; filename="offer.pdf"',
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
          'x-content-type-options': 'nosniff',
        })
        .type('application/pdf')
        .send(Readable.from(content));
    },
  );
};
