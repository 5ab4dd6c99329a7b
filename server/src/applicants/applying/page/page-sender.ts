import type { FastifyReply, FastifyRequest } from 'fastify';
import { createCareersAddresses } from '../../../jobs/careers/careers-addresses';
import {
  careersLabels,
  careersLanguages,
  type CareersLanguage,
} from '../../../jobs/careers/page/careers-labels';
import { renderLanguages } from '../../../jobs/careers/page/job-items';
import { sendCareersPage } from '../../../jobs/careers/page/send-careers-page';
import { readCompanyBranding } from '../../../platform/company/company-branding';
import type { ServerDependencies } from '../../../platform/domain';
import { AppError } from '../../../platform/errors';
import { toAppError } from '../../../platform/http/failures';
import { html, type Html } from '../../../platform/pages/html';
import { readOtherOpenJobs } from '../find-live-job';
import { applicantTexts } from '../texts/applicant-texts';
import type { ApplicantTexts } from '../texts/english';
import { translateFault } from '../texts/translate-fault.rule';
import { renderClosedJobNote, renderRefusalNote } from './apply-notes';
import { applyStyles } from './apply-styles';
import { readPageLanguage } from './page-language';

interface Content {
  language: CareersLanguage;
  title: string;
  body: Html;
  scripts?: readonly string[];
  /** Path of the page without a language; undefined if the page exists in one language only. */
  languagesPath?: string;
}

const renderUnknown = ({ unknown }: ApplicantTexts, listPath: string, linkPath: string): Html =>
  html`<div class="wrap body">
    <div class="apply">
      <h1>${unknown.heading}</h1>
      <p class="lead">${unknown.lead}</p>
      <p>
        <a class="btn main" href="${linkPath}">${unknown.again}</a>
        <a class="btn" href="${listPath}">${unknown.openJobs}</a>
      </p>
    </div>
  </div>`;

export const createApplicantPageSender = ({
  db,
  config,
}: Pick<ServerDependencies, 'db' | 'config'>) => {
  const addresses = createCareersAddresses(config);
  const { toPath } = addresses;

  const send = async (
    reply: FastifyReply,
    { languagesPath, ...content }: Content,
    status = 200,
  ): Promise<FastifyReply> => {
    const company = await readCompanyBranding(db);
    const footer =
      languagesPath === undefined
        ? undefined
        : renderLanguages(
            languagesPath,
            content.language,
            careersLanguages.map((one) => [one, careersLabels[one].name] as const),
            careersLabels[content.language].languages,
          );
    const page = { company, styles: [applyStyles], ...content, ...(footer && { footer }) };
    return sendCareersPage(reply, page, addresses, status);
  };

  const sendUnknown = (reply: FastifyReply, language = readPageLanguage(reply.request)) => {
    const texts = applicantTexts[language];
    const body = renderUnknown(texts, toPath(''), `${toPath('/my')}?lang=${language}`);
    return send(reply, { language, title: texts.unknown.title, body }, 404);
  };

  /** Responds to a request that is refused for now; `backPath` is the page on which to try again. */
  const sendRefusal = (
    reply: FastifyReply,
    error: AppError,
    { language, ...back }: { language: CareersLanguage; backPath: string; isForm: boolean },
  ) => {
    if (error.retryAfter) void reply.header('retry-after', String(error.retryAfter));
    const texts = applicantTexts[language];
    const message = translateFault(language, error.message);
    const body = renderRefusalNote(message, back, texts);
    return send(reply, { language, title: texts.refused.heading, body }, error.status);
  };

  return {
    toPath,
    toUrl: addresses.toUrl,
    send,
    sendUnknown,
    sendRefusal,
    /**
     * Sends the page for a job that is closed or never existed.
     * @throws other errors.
     */
    sendClosed: async (
      reply: FastifyReply,
      error: unknown,
      language: CareersLanguage,
    ): Promise<FastifyReply> => {
      if (error instanceof AppError && error.code === 'NOT_FOUND')
        return sendUnknown(reply, language);
      if (!(error instanceof AppError && error.code === 'GONE')) throw error;
      const texts = applicantTexts[language];
      const body = renderClosedJobNote({ jobs: await readOtherOpenJobs(db, null), toPath, texts });
      return send(reply, { language, title: texts.closed.title, body }, 410);
    },
    /** Error handler of routes that people open in a browser: sends a page in their language. */
    answerFailure:
      <Params>(toBackPath: (params: Params) => string, isForm = false) =>
      (error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
        const failure = toAppError(error);
        if (failure.status >= 500) request.log.error({ err: error }, 'The page failed');
        const language = readPageLanguage(request);
        const backPath = toBackPath(request.params as Params);
        return sendRefusal(reply, failure, { language, backPath, isForm });
      },
  };
};
