import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { Type, type Static } from 'typebox';
import { Id } from '../../../contract/answer';
import {
  maxRequestText,
  requestKindNames,
  type RequestKind,
} from '../../../contract/privacy/requests/privacy-request-constants';
import { createApplicantPageSender } from '../../applicants/applying/page/page-sender';
import { createSendingLimits } from '../../applicants/applying/sending-limit';
import { findLinkedApplication } from '../../applicants/applying/status-links';
import { applicantTexts } from '../../applicants/applying/texts/applicant-texts';
import type { ServerDependencies } from '../../platform/domain';
import { toStorageName } from '../../platform/files/storage/storage';
import { toNetworkAddress } from '../../platform/http/client-address';
import { createRequestOrMailLink } from './make-request';
import { renderRequestPage } from './page/request-page';
import { findOwnPackage, readOwnRequests, type OwnRequests } from './read-own-requests';
import { requestTexts } from './texts/request-texts';

const Params = Type.Object({ token: Type.String({ maxLength: 100 }) });
const PackageParams = Type.Object({ ...Params.properties, id: Id });
const SentQuery = Type.Object({ sent: Type.Optional(Type.Boolean()) });
// These limits only bound what is read; limits with messages for people are checked later.
const Form = Type.Object({
  kind: Type.Optional(Type.String({ maxLength: 20 })),
  note: Type.Optional(Type.String({ maxLength: 20_000 })),
});
type Token = Static<typeof Params>;

const path = '/careers/my/:token/privacy';

const isKind = (kind: string): kind is RequestKind =>
  (requestKindNames as readonly string[]).includes(kind);

const judge = ({ kind, note }: { kind: string; note: string }, { language }: OwnRequests) => {
  const { faults } = requestTexts[language];
  return {
    ...(!isKind(kind) && { kind: faults.kind }),
    ...(kind === 'correction' && note === '' && { note: faults.note }),
    ...(note.length > maxRequestText && { note: faults.noteLength }),
  };
};

/**
 * Registers the page on which people request their data, its erasure or correction, with the link of their
 * status page.
 */
export const registerOwnRequests = (app: FastifyInstance, parts: ServerDependencies): void => {
  const { db, storage } = parts;
  const limits = createSendingLimits(parts, app.log);
  const pages = createApplicantPageSender(parts);
  const options = {
    helmet: false as const,
    schema: { params: Params, hide: true },
    errorHandler: pages.answerFailure(({ token }: Token) => pages.toPath(`/my/${token}/privacy`)),
  };
  const find = ({ ip, params }: FastifyRequest<{ Params: Token }>): Promise<number | undefined> => {
    limits.assertMayRead(toNetworkAddress(ip));
    return findLinkedApplication(db, params.token);
  };

  const show = (
    reply: FastifyReply,
    own: OwnRequests,
    page: { token: string; note?: string | undefined },
    form: { values: Record<string, string>; faults: Record<string, string> },
  ): Promise<FastifyReply> => {
    const { language, requests, hasStatusPage } = own;
    const texts = requestTexts[language];
    const { faults } = form;
    const body = renderRequestPage({
      ...{ requests, language, texts, note: page.note, statusPage: hasStatusPage },
      path: pages.toPath(`/my/${page.token}`),
      state: {
        ...{ faults, texts: applicantTexts[language] },
        values: new Map(Object.entries(form.values)),
      },
    });
    const status = Object.keys(faults).length > 0 ? 422 : 200;
    return pages.send(reply, { language, title: texts.heading, body }, status);
  };

  app.get<{ Params: Token; Querystring: Static<typeof SentQuery> }>(
    path,
    { ...options, schema: { ...options.schema, querystring: SentQuery } },
    async (request, reply) => {
      const id = await find(request);
      const own = id === undefined ? undefined : await readOwnRequests(db, id);
      if (!own) return pages.sendUnknown(reply);
      const texts = requestTexts[own.language];
      const said = own.hasAddress ? texts.sent : texts.sentWithout;
      const note = request.query.sent ? said : undefined;
      const { token } = request.params;
      return show(reply, own, { token, note }, { values: {}, faults: {} });
    },
  );

  app.post<{ Params: Token; Body: Static<typeof Form> }>(
    path,
    { ...options, bodyLimit: 65_536, schema: { ...options.schema, body: Form } },
    async (request, reply) => {
      const id = await find(request);
      limits.assertMaySend(toNetworkAddress(request.ip));
      const own = id === undefined ? undefined : await readOwnRequests(db, id);
      if (!own || id === undefined) return pages.sendUnknown(reply);
      const { token } = request.params;
      const { kind = '', note = '' } = request.body;
      const values = { kind, note: note.trim() };
      const faults = judge(values, own);
      if (!isKind(kind) || Object.keys(faults).length > 0)
        return show(reply, own, { token }, { values, faults });
      await createRequestOrMailLink(db, {
        applicationId: id,
        kind,
        note: values.note,
        madeBy: null,
      });
      return reply.redirect(`${pages.toPath(`/my/${token}/privacy`)}?sent=true`, 303);
    },
  );

  app.get<{ Params: Static<typeof PackageParams> }>(
    `${path}/:id/data.zip`,
    { ...options, schema: { ...options.schema, params: PackageParams } },
    async (request, reply) => {
      const id = await find(request);
      const fileId = id === undefined ? undefined : await findOwnPackage(db, id, request.params.id);
      const content = fileId === undefined ? undefined : await storage.read(toStorageName(fileId));
      if (!content) return pages.sendUnknown(reply);
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-disposition': 'attachment; filename="my-data.zip"',
          'content-security-policy': "default-src 'none'",
          'x-content-type-options': 'nosniff',
        })
        .type('application/zip')
        .send(Readable.from(content));
    },
  );
};
