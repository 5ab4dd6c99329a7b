import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { Type, type Static } from 'typebox';
import { JobParams } from '../../../contract/applicants/applying/applying';
import type { ApplicationSendingState } from '../../../contract/applicants/applying/applying-constants';
import { oneOf } from '../../../contract/answer';
import { hashSecret } from '../../platform/access/secret-hash';
import type { ServerDependencies } from '../../platform/domain';
import { AppError } from '../../platform/errors';
import { toNetworkAddress } from '../../platform/http/client-address';
import { applicationFormOptions } from './api-routes';
import { readApplicationForm } from './asked-form';
import { findSlugLanguage, requireLiveJob, type LiveJob } from './find-live-job';
import { readFormFields } from './form-fields.rule';
import { createApplicantPageSender } from './page/page-sender';
import { applyScripts, removeDraftScript } from './page/apply-script';
import { uploadScripts } from './page/upload-script';
import { renderApplyForm } from './page/apply-form';
import { renderSentNote } from './page/apply-notes';
import { readChosenLanguage } from './page/page-language';
import { readVisitSource } from './page/visit.rule';
import { readDetailsFromResume } from './read-sent-details';
import { receiveApplication } from './receive-application';
import { countReferralLinkOpening } from './referral-links';
import type { SendingLimits } from './sending-limit';
import { findUploadName, storeFormFile } from './uploads';
import { applicantTexts } from './texts/applicant-texts';
import { translateFaults } from './texts/translate-fault.rule';

type Request = FastifyRequest<{ Params: JobParams; Querystring: Record<string, unknown> }>;

const SentQuery = Type.Object({
  state: Type.Optional(oneOf<ApplicationSendingState>(['received', 'confirm', 'waits'])),
});

const path = '/careers/:slug/apply';
const pageOptions = { helmet: false as const, schema: { params: JobParams, hide: true } };

const carried = ['key', 'ref', 'source', 'utm_source', 'utm_medium', 'utm_campaign'];
const hiddenFields = [...carried, 'referrer', 'firstTouch'];

interface ShownForm {
  hidden: Record<string, string>;
  faults?: Record<string, string>;
  values?: ReadonlyMap<string, string>;
  filled?: ReadonlySet<string>;
}

const readHidden = (texts: ReadonlyMap<string, string>): Record<string, string> =>
  Object.fromEntries(hiddenFields.map((name) => [name, texts.get(name) ?? '']));

const toLanguageQuery = (request: Request): string => {
  const chosen = readChosenLanguage(request);
  return chosen ? `?lang=${chosen}` : '';
};

export const registerApplyPages = (
  app: FastifyInstance,
  parts: ServerDependencies,
  limits: SendingLimits,
): void => {
  const { db, companyDay } = parts;
  const pages = createApplicantPageSender(parts);
  const toFormPath = (slug: string): string => pages.toPath(`/${slug}/apply`);
  const options = {
    ...pageOptions,
    errorHandler: pages.answerFailure(({ slug }: JobParams) => toFormPath(slug), true),
  };

  /**
   * The language that the applicant chose on the job's page takes precedence over the language of the job's
   * text.
   */
  const requireJob = async (request: Request): Promise<LiveJob> => {
    const job = await requireLiveJob(db, request.params.slug);
    return { ...job, language: readChosenLanguage(request) ?? job.language };
  };
  const sendClosed = async (request: Request, reply: FastifyReply, error: unknown) =>
    pages.sendClosed(
      reply,
      error,
      readChosenLanguage(request) ?? (await findSlugLanguage(db, request.params.slug)),
    );

  const showForm = async (
    request: Request,
    reply: FastifyReply,
    job: LiveJob,
    { hidden, faults = {}, values = new Map(), filled }: ShownForm,
  ) => {
    const asked = await readApplicationForm(parts, job, toNetworkAddress(request.ip));
    const { language } = job;
    const texts = applicantTexts[language];
    const upload = hidden.resumeUpload ?? '';
    const resumeName = await findUploadName(db, job.jobId, upload);
    const body = renderApplyForm({
      ...{ asked, language, resumeName },
      state: { values, faults: translateFaults(language, faults), texts, filled },
      hidden: { firstTouch: '', ...hidden, resumeUpload: resumeName ? upload : '' },
      jobPath: pages.toPath(`/${job.slug}`),
      formPath: `${toFormPath(job.slug)}${toLanguageQuery(request)}`,
      readPath: `${toFormPath(job.slug)}/read${toLanguageQuery(request)}`,
    });
    const isRefused = Object.keys(faults).length > 0;
    const title = `${isRefused ? `${texts.apply.lookAgain}: ` : ''}${texts.apply.title(job.title)}`;
    return pages.send(
      reply,
      {
        ...{ language, title, body, languagesPath: toFormPath(job.slug) },
        scripts: [uploadScripts[language], applyScripts[language]],
      },
      isRefused ? 422 : 200,
    );
  };

  const keepResume = async (request: Request, job: LiveJob, faults: Record<string, string>) => {
    const { texts, files } = readFormFields(request.body, request.sentFiles);
    const resume = files.get('resume');
    if (!resume || 'resume' in faults) return texts.get('resumeUpload') ?? '';
    const networkHash = hashSecret(`applying ${toNetworkAddress(request.ip)}`, parts.keys);
    return (await storeFormFile(db, { jobId: job.jobId, networkHash }, resume)) ?? '';
  };

  const showAgain = async (
    request: Request,
    reply: FastifyReply,
    job: LiveJob,
    faults: Record<string, string>,
  ) => {
    const { texts } = readFormFields(request.body, []);
    const hidden = readHidden(texts);
    hidden.resumeUpload = await keepResume(request, job, faults);
    return showForm(request, reply, job, { hidden, faults, values: texts });
  };

  const showRead = async (request: Request, reply: FastifyReply, job: LiveJob) => {
    const { body, sentFiles, ip } = request;
    const sent = { jobId: job.jobId, body, sentFiles, network: toNetworkAddress(ip) };
    const { resumeUpload, ...details } = await readDetailsFromResume(parts, sent);
    const { texts } = readFormFields(body, []);
    // Details from a resume never replace values that the applicant typed, nor a part of the name.
    const isNamed = Boolean(texts.get('firstName')?.trim() || texts.get('lastName')?.trim());
    const found = Object.entries(details).filter(
      ([name, value]) => value && !texts.get(name)?.trim() && !(isNamed && name.endsWith('Name')),
    );
    return showForm(request, reply, job, {
      hidden: { ...readHidden(texts), resumeUpload },
      values: new Map([...texts, ...found]),
      filled: new Set(found.map(([name]) => name)),
    });
  };

  app.get<{ Params: JobParams; Querystring: Record<string, unknown> }>(
    path,
    options,
    async (request, reply) => {
      limits.assertMayRead(toNetworkAddress(request.ip));
      await companyDay();
      try {
        const job = await requireJob(request);
        const visit = readVisitSource(request.query, request.headers.referer, request.host);
        if (visit.ref) await countReferralLinkOpening(db, visit.ref, job.jobId);
        return await showForm(request, reply, job, { hidden: { key: randomUUID(), ...visit } });
      } catch (error) {
        return sendClosed(request, reply, error);
      }
    },
  );

  app.post<{ Params: JobParams; Querystring: Record<string, unknown> }>(
    path,
    {
      ...options,
      ...applicationFormOptions,
      // Limits requests of one network before a body is read; sent forms are counted below.
      onRequest: async ({ ip }) => limits.assertMayRead(toNetworkAddress(ip)),
    },
    async (request, reply) => {
      await companyDay();
      const network = toNetworkAddress(request.ip);
      try {
        const job = await requireJob(request);
        try {
          limits.assertMaySend(network);
          const { body, sentFiles } = request;
          const key = readFormFields(body, []).texts.get('key') || undefined;
          const { jobId, language } = job;
          const sending = { jobId, language, body, sentFiles, network, key };
          const state = await receiveApplication(parts, sending);
          const chosen = readChosenLanguage(request);
          return await reply.redirect(
            `${toFormPath(job.slug)}/sent?state=${state}${chosen ? `&lang=${chosen}` : ''}`,
            303,
          );
        } catch (error) {
          if (!(error instanceof AppError) || error.code === 'GONE') throw error;
          if (error.fields) return await showAgain(request, reply, job, error.fields);
          const { slug, language } = job;
          const back = { backPath: toFormPath(slug), isForm: true };
          return await pages.sendRefusal(reply, error, { language, ...back });
        }
      } catch (error) {
        return sendClosed(request, reply, error);
      }
    },
  );

  // Browsers request this address when an applicant reloads the page after the resume was read.
  app.get<{ Params: JobParams; Querystring: Record<string, unknown> }>(
    `${path}/read`,
    options,
    async (request, reply) =>
      reply.redirect(`${toFormPath(request.params.slug)}${toLanguageQuery(request)}`),
  );

  app.post<{ Params: JobParams; Querystring: Record<string, unknown> }>(
    `${path}/read`,
    {
      ...options,
      ...applicationFormOptions,
      onRequest: async ({ ip }) => limits.assertMayReadResume(toNetworkAddress(ip)),
    },
    async (request, reply) => {
      await companyDay();
      try {
        const job = await requireJob(request);
        try {
          return await showRead(request, reply, job);
        } catch (error) {
          if (!(error instanceof AppError) || !error.fields) throw error;
          return await showAgain(request, reply, job, error.fields);
        }
      } catch (error) {
        return sendClosed(request, reply, error);
      }
    },
  );

  app.get<{ Params: JobParams; Querystring: Static<typeof SentQuery> }>(
    `${path}/sent`,
    { ...options, schema: { ...pageOptions.schema, querystring: SentQuery } },
    async (request, reply) => {
      try {
        const { state = 'received' } = request.query;
        const { slug, title, language } = await requireJob(request);
        const texts = applicantTexts[language];
        const body = renderSentNote({ slug, title, state, listPath: pages.toPath(''), texts });
        const content = { language, title: texts.sent.title, body, scripts: [removeDraftScript] };
        return await pages.send(reply, content);
      } catch (error) {
        return sendClosed(request, reply, error);
      }
    },
  );
};
