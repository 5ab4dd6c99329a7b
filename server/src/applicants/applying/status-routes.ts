import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import sql from 'sql-template-tag';
import { Type, type Static } from 'typebox';
import { FilePart, Id, oneOf } from '../../../contract/answer';
import { intakeMessages } from '../../../contract/applicants/intake/application-intake-constants';
import type { ServerDependencies } from '../../platform/domain';
import { AppError } from '../../platform/errors';
import { maxFileBytes, maxTextBytes } from '../../platform/http/body-limits';
import { toNetworkAddress } from '../../platform/http/client-address';
import { changeResume } from '../intake/change-resume';
import { readSentResume } from '../intake/read-sent-resume';
import { applicationFormOptions } from './api-routes';
import { correctContact } from './correct-contact';
import { readFormFields } from './form-fields.rule';
import { answerQuestions } from './further/answer-questions';
import { createApplicantPageSender } from './page/page-sender';
import { renderStatusPage, type StatusPageNote } from './page/status-page';
import type { SendingLimits } from './sending-limit';
import { findLinkedApplication } from './status-links';
import { readStatusPageRecord } from './status-record';
import { withdrawApplication } from './withdraw-application';
import { withdrawConsent } from './withdraw-consent';
import { applicantTexts } from './texts/applicant-texts';
import { translateFaults } from './texts/translate-fault.rule';

const Params = Type.Object({ token: Type.String({ maxLength: 100 }) });
const NoteQuery = Type.Object({
  done: Type.Optional(
    oneOf<StatusPageNote>(['contact', 'resume', 'consent', 'withdrawn', 'answers']),
  ),
});
const ContactForm = Type.Object({
  email: Type.Optional(Type.String({ maxLength: 200 })),
  phone: Type.Optional(Type.String({ maxLength: 40 })),
});
const ConsentForm = Type.Object({ consentId: Id });
const ResumeForm = Type.Object({ resume: Type.Optional(FilePart) });

type Token = Static<typeof Params>;

const path = '/careers/my/:token';
const routeOptions = { helmet: false as const, schema: { params: Params, hide: true } };

/** Registers an applicant's status page: everybody with its link can open it without an account. */
export const registerStatusPage = (
  app: FastifyInstance,
  parts: ServerDependencies,
  limits: SendingLimits,
): void => {
  const { db, inspector } = parts;
  const pages = createApplicantPageSender(parts);
  const options = {
    ...routeOptions,
    errorHandler: pages.answerFailure(({ token }: Token) => pages.toPath(`/my/${token}`)),
  };
  const withBody = <Body>(body: Body) => ({ ...options, schema: { ...options.schema, body } });

  const find = (request: FastifyRequest<{ Params: Token }>): Promise<number | undefined> => {
    limits.assertMayRead(toNetworkAddress(request.ip));
    return findLinkedApplication(db, request.params.token);
  };

  const show = async (
    reply: FastifyReply,
    {
      token,
      id,
      note,
    }: { token: string; id: number | undefined; note?: StatusPageNote | undefined },
    faults: Record<string, string> = {},
    values?: Record<string, string>,
  ): Promise<FastifyReply> => {
    const record = id === undefined ? undefined : await readStatusPageRecord(db, id);
    if (!record) return pages.sendUnknown(reply);
    const { email, phone, language } = record;
    const texts = applicantTexts[language];
    const state = {
      ...{ texts, faults: translateFaults(language, faults) },
      values: new Map(Object.entries({ email, phone, ...values })),
    };
    const body = renderStatusPage({ record, path: pages.toPath(`/my/${token}`), state, note });
    const status = Object.keys(faults).length > 0 ? 422 : 200;
    return pages.send(reply, { language, title: texts.status.title(record.title), body }, status);
  };

  const goBack = (reply: FastifyReply, token: string, done: StatusPageNote): FastifyReply =>
    reply.redirect(`${pages.toPath(`/my/${token}`)}?done=${done}`, 303);

  app.get<{ Params: Token; Querystring: Static<typeof NoteQuery> }>(
    path,
    { ...options, schema: { ...options.schema, querystring: NoteQuery } },
    async (request, reply) =>
      show(reply, {
        token: request.params.token,
        id: await find(request),
        note: request.query.done,
      }),
  );

  app.post<{ Params: Token }>(
    `${path}/withdraw`,
    { ...options, bodyLimit: 1_024 },
    async (request, reply) => {
      const [{ token }, id] = [request.params, await find(request)];
      if (id === undefined) return pages.sendUnknown(reply);
      await withdrawApplication(db, id);
      return goBack(reply, token, 'withdrawn');
    },
  );

  app.post<{ Params: Token; Body: Static<typeof ContactForm> }>(
    `${path}/contact`,
    withBody(ContactForm),
    async (request, reply) => {
      const [{ token }, id] = [request.params, await find(request)];
      if (id === undefined) return pages.sendUnknown(reply);
      const { email = '', phone = '' } = request.body;
      const faults = await correctContact(db, id, { email, phone });
      return Object.keys(faults).length > 0
        ? show(reply, { token, id }, faults, { email, phone })
        : goBack(reply, token, 'contact');
    },
  );

  app.post<{ Params: Token; Body: Static<typeof ConsentForm> }>(
    `${path}/consent`,
    withBody(ConsentForm),
    async (request, reply) => {
      const [{ token }, id] = [request.params, await find(request)];
      if (id === undefined) return pages.sendUnknown(reply);
      await withdrawConsent(db, id, request.body.consentId);
      return goBack(reply, token, 'consent');
    },
  );

  app.post<{ Params: Token }>(
    `${path}/answers`,
    {
      ...options,
      ...applicationFormOptions,
      // Requests are counted before the body is read, which may have 22 MB.
      onRequest: async ({ ip }) => limits.assertMaySend(toNetworkAddress(ip)),
    },
    async (request, reply) => {
      const [{ token }, id] = [request.params, await find(request)];
      if (id === undefined) return pages.sendUnknown(reply);
      const fields = readFormFields(request.body, request.sentFiles);
      const { faults, count } = await answerQuestions(parts, id, fields);
      if (Object.keys(faults).length === 0) return goBack(reply, token, 'answers');
      const note = count > 0 ? ('answers' as const) : undefined;
      return show(reply, { token, id, note }, faults, Object.fromEntries(fields.texts));
    },
  );

  app.post<{ Params: Token }>(
    `${path}/resume`,
    {
      ...options,
      bodyLimit: maxTextBytes + maxFileBytes,
      config: { takesMultipart: true, body: ResumeForm },
    },
    async (request, reply) => {
      const [{ token }, id] = [request.params, await find(request)];
      if (id === undefined) return pages.sendUnknown(reply);
      limits.assertMaySend(toNetworkAddress(request.ip));
      try {
        const resume = await readSentResume(inspector, request.sentFiles, -id);
        if (!resume)
          return await show(reply, { token, id }, { resume: intakeMessages.resumeMissing });
        await changeResume(parts, { id, actorId: null, resume, scope: sql`true` });
        return goBack(reply, token, 'resume');
      } catch (error) {
        if (error instanceof AppError && error.fields)
          return show(reply, { token, id }, error.fields);
        throw error;
      }
    },
  );
};
