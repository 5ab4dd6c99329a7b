import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { hashSecret } from '../../platform/access/secret-hash';
import type { ServerDependencies } from '../../platform/domain';
import { toNetworkAddress } from '../../platform/http/client-address';
import { applicationFormOptions } from './api-routes';
import { checkFiles } from './check-files';
import { readFormFields } from './form-fields.rule';
import { validateAnswersAndConsents } from './judge-form';
import {
  lacksAnswersOrConsents,
  findApplicationByLink,
  type LinkedApplication,
} from './linked-application';
import { renderConfirmForm, renderConfirmedNote } from './page/confirm-page';
import { createApplicantPageSender } from './page/page-sender';
import { toInspectionQueueNumber } from './receive-application';
import { confirmApplications } from './release-application';
import type { SendingLimits } from './sending-limit';
import { applicantTexts } from './texts/applicant-texts';
import { translateFaults } from './texts/translate-fault.rule';

const Params = Type.Object({ token: Type.String({ maxLength: 100 }) });
type Request = FastifyRequest<{ Params: Static<typeof Params> }>;

const path = '/careers/my/confirm/:token';
const routeOptions = { helmet: false as const, schema: { params: Params, hide: true } };

interface FormContent {
  faults?: Record<string, string>;
  values?: ReadonlyMap<string, string>;
}

/** Mail scanners open links, so the confirmation needs a POST; a GET changes nothing. */
export const registerConfirmPage = (
  app: FastifyInstance,
  parts: ServerDependencies,
  limits: SendingLimits,
): void => {
  const { db, inspector, keys } = parts;
  const pages = createApplicantPageSender(parts);
  const options = {
    ...routeOptions,
    errorHandler: pages.answerFailure(({ token }: Static<typeof Params>) =>
      pages.toPath(`/my/confirm/${token}`),
    ),
  };

  const show = (
    reply: FastifyReply,
    linked: LinkedApplication,
    { faults = {}, values = new Map() }: FormContent = {},
  ) => {
    const { language } = linked;
    const texts = applicantTexts[language];
    const { askHeading, heading } = texts.confirm;
    const isRefused = Object.keys(faults).length > 0;
    const title = lacksAnswersOrConsents(linked) ? askHeading : heading;
    const content = {
      language,
      title: isRefused ? `${texts.apply.lookAgain}: ${title}` : title,
      body: renderConfirmForm(linked, { values, faults: translateFaults(language, faults), texts }),
    };
    return pages.send(reply, content, isRefused ? 422 : 200);
  };

  const judge = async ({ body, sentFiles, ip }: Request, { asked }: LinkedApplication) => {
    const fields = readFormFields(body, sentFiles);
    const { faults, ...given } = validateAnswersAndConsents(asked, fields);
    const answered = new Map([...fields.files].filter(([name]) => name !== 'resume'));
    const networkHash = hashSecret(`applying ${toNetworkAddress(ip)}`, keys);
    const { files, ...checked } = await checkFiles(
      inspector,
      answered,
      toInspectionQueueNumber(networkHash),
    );
    return {
      given: { ...given, files },
      faults: { ...faults, ...fields.faults, ...checked.faults },
      values: fields.texts,
    };
  };

  app.get<{ Params: Static<typeof Params> }>(path, options, async ({ params }, reply) => {
    const linked = await findApplicationByLink(db, params.token);
    return linked ? show(reply, linked) : pages.sendUnknown(reply);
  });

  app.post<{ Params: Static<typeof Params> }>(
    path,
    {
      ...options,
      ...applicationFormOptions,
      // Requests are counted before the body is read, which may contain files.
      onRequest: async ({ ip }) => limits.assertMaySend(toNetworkAddress(ip)),
    },
    async (request, reply) => {
      const linked = await findApplicationByLink(db, request.params.token);
      if (!linked) return pages.sendUnknown(reply);
      const { given, faults, values } = await judge(request, linked);
      if (Object.keys(faults).length > 0) return show(reply, linked, { faults, values });
      await confirmApplications(parts, linked, given);
      const { language, title } = linked;
      const texts = applicantTexts[language];
      const body = renderConfirmedNote(title, texts);
      return pages.send(reply, { language, title: texts.confirm.doneTitle, body });
    },
  );
};
