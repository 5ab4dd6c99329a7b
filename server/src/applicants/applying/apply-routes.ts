import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { Type, type Static } from 'typebox';
import { JobParams } from '../../../contract/applicants/applying/applying';
import type { SendingState } from '../../../contract/applicants/applying/applying-constants';
import { oneOf } from '../../../contract/answer';
import { hashSecret } from '../../platform/access/seal';
import type { ServerDependencies } from '../../platform/domain';
import { AppError } from '../../platform/errors';
import { toNetworkAddress } from '../../platform/http/client-address';
import { formOptions } from './api-routes';
import { readAskedForm } from './asked-form';
import { requireLiveJob, type LiveJob } from './find-live-job';
import { readFormFields } from './form-fields.rule';
import { createPageSender } from './page/page-sender';
import { applyScript, sentScript } from './page/apply-script';
import { uploadScript } from './page/upload-script';
import { renderApplyForm } from './page/apply-form';
import { renderRefused, renderSent } from './page/apply-notes';
import { readVisit } from './page/visit.rule';
import { receiveApplication } from './receive-application';
import { countOpenedLink } from './referral-links';
import type { SendingLimits } from './sending-limit';
import { findUploadName, keepFile } from './uploads';

type Request = FastifyRequest<{ Params: JobParams; Querystring: Record<string, unknown> }>;

const SentQuery = Type.Object({
  state: Type.Optional(oneOf<SendingState>(['received', 'confirm', 'waits'])),
});

const path = '/careers/:slug/apply';
const pageOptions = { helmet: false as const, schema: { params: JobParams, hide: true } };

const carried = ['key', 'ref', 'source', 'utm_source', 'utm_medium', 'utm_campaign'];
const hiddenFields = [...carried, 'referrer', 'firstTouch'];

export const registerApplyPages = (
  app: FastifyInstance,
  parts: ServerDependencies,
  limits: SendingLimits,
): void => {
  const { db, companyDay } = parts;
  const pages = createPageSender(parts);

  const showForm = async (
    request: Request,
    reply: FastifyReply,
    job: LiveJob,
    hidden: Record<string, string>,
    faults: Record<string, string> = {},
    values: ReadonlyMap<string, string> = new Map(),
  ) => {
    const asked = await readAskedForm(parts, job, toNetworkAddress(request.ip));
    const upload = hidden.resumeUpload ?? '';
    const resumeName = await findUploadName(db, job.jobId, upload);
    const body = renderApplyForm({
      ...{ asked, resumeName, state: { values, faults } },
      hidden: { firstTouch: '', ...hidden, resumeUpload: resumeName ? upload : '' },
      jobPath: pages.toPath(`/${job.slug}`),
    });
    const isRefused = Object.keys(faults).length > 0;
    const title = `${isRefused ? 'Please look again: ' : ''}Apply for ${job.title}`;
    return pages.send(
      reply,
      { title, body, scripts: [uploadScript, applyScript] },
      isRefused ? 422 : 200,
    );
  };

  const keepResume = async (request: Request, job: LiveJob, faults: Record<string, string>) => {
    const { texts, files } = readFormFields(request.body, request.sentFiles);
    const resume = files.get('resume');
    if (!resume || 'resume' in faults) return texts.get('resumeUpload') ?? '';
    const networkHash = hashSecret(`applying ${toNetworkAddress(request.ip)}`, parts.keys);
    return (await keepFile(db, { jobId: job.jobId, networkHash }, resume)) ?? '';
  };

  const showAgain = async (
    request: Request,
    reply: FastifyReply,
    job: LiveJob,
    faults: Record<string, string>,
  ) => {
    const { texts } = readFormFields(request.body, []);
    const hidden = Object.fromEntries(hiddenFields.map((name) => [name, texts.get(name) ?? '']));
    hidden.resumeUpload = await keepResume(request, job, faults);
    return showForm(request, reply, job, hidden, faults, texts);
  };

  app.get<{ Params: JobParams; Querystring: Record<string, unknown> }>(
    path,
    pageOptions,
    async (request, reply) => {
      limits.assertMayRead(toNetworkAddress(request.ip));
      await companyDay();
      try {
        const job = await requireLiveJob(db, request.params.slug);
        const visit = readVisit(request.query, request.headers.referer, request.host);
        if (visit.ref) await countOpenedLink(db, visit.ref, job.jobId);
        return await showForm(request, reply, job, { key: randomUUID(), ...visit });
      } catch (error) {
        return pages.sendClosed(reply, error);
      }
    },
  );

  app.post<{ Params: JobParams; Querystring: Record<string, unknown> }>(
    path,
    {
      ...pageOptions,
      ...formOptions,
      // Bounds what one network sends, before a body is read; the form itself is counted below.
      onRequest: async ({ ip }) => limits.assertMayRead(toNetworkAddress(ip)),
    },
    async (request, reply) => {
      await companyDay();
      const network = toNetworkAddress(request.ip);
      try {
        const job = await requireLiveJob(db, request.params.slug);
        try {
          limits.assertMaySend(network);
          const { body, sentFiles } = request;
          const key = readFormFields(body, []).texts.get('key') || undefined;
          const sending = { jobId: job.jobId, body, sentFiles, network, key };
          const state = await receiveApplication(parts, sending);
          return await reply.redirect(
            `${pages.toPath(`/${job.slug}/apply/sent`)}?state=${state}`,
            303,
          );
        } catch (error) {
          if (!(error instanceof AppError) || error.code === 'GONE') throw error;
          if (error.fields) return await showAgain(request, reply, job, error.fields);
          if (error.retryAfter) void reply.header('retry-after', String(error.retryAfter));
          const body = renderRefused(error.message, pages.toPath(`/${job.slug}/apply`));
          return await pages.send(reply, { title: 'Not just now', body }, error.status);
        }
      } catch (error) {
        return pages.sendClosed(reply, error);
      }
    },
  );

  app.get<{ Params: JobParams; Querystring: Static<typeof SentQuery> }>(
    `${path}/sent`,
    { ...pageOptions, schema: { ...pageOptions.schema, querystring: SentQuery } },
    async ({ params, query: { state = 'received' } }, reply) => {
      try {
        const { slug, title } = await requireLiveJob(db, params.slug);
        const body = renderSent({ slug, title, state, listPath: pages.toPath('') });
        return await pages.send(reply, { title: 'Sent', body, scripts: [sentScript] });
      } catch (error) {
        return pages.sendClosed(reply, error);
      }
    },
  );
};
