import type { FastifyInstance, FastifyRequest } from 'fastify';
import { One } from '../../../contract/answer';
import {
  ApplicationForm,
  ApplicationSent,
  JobParams,
  JobQuestions,
  ResumeDetails,
  ResumeToRead,
} from '../../../contract/applicants/applying/applying';
import * as calls from '../../../contract/applicants/applying/applying.calls';
import type { ServerDependencies } from '../../platform/domain';
import { maxFileBytes, maxTextBytes } from '../../platform/http/body-limits';
import { toNetworkAddress } from '../../platform/http/client-address';
import { toStrictSchema } from '../../platform/http/close-schema';
import { omitFileFields } from '../../platform/http/file-fields';
import { readIdempotencyKey } from '../../platform/http/idempotency';
import { readApplicationForm } from './asked-form';
import { requireLiveJob } from './find-live-job';
import { describePublicCall, setPublicCallHeaders } from './open-call';
import { readDetailsFromResume } from './read-sent-details';
import { receiveApplication } from './receive-application';
import type { SendingLimits } from './sending-limit';

type Request = FastifyRequest<{ Params: JobParams }>;

/** Maximum of bytes: a resume, and a second file that answers a question. */
export const maxFormBytes = maxTextBytes + 2 * maxFileBytes;

export const applicationFormOptions = {
  bodyLimit: maxFormBytes,
  config: { takesMultipart: true, body: ApplicationForm },
};

export const registerApplyingCalls = (
  app: FastifyInstance,
  parts: ServerDependencies,
  limits: SendingLimits,
): void => {
  const { db, companyDay } = parts;

  app.route({
    method: 'GET',
    url: calls.getJobQuestions.path,
    helmet: false,
    onRequest: setPublicCallHeaders,
    schema: describePublicCall('What the form of a live job asks.', JobParams, One(JobQuestions)),
    handler: async ({ params, ip }: Request) => {
      const network = toNetworkAddress(ip);
      limits.assertMayRead(network);
      await companyDay();
      const job = await requireLiveJob(db, params.slug);
      return { data: await readApplicationForm(parts, job, network) };
    },
  });

  app.route({
    method: 'POST',
    url: calls.readResumeDetails.path,
    helmet: false,
    bodyLimit: maxFormBytes,
    config: { takesMultipart: true, body: toStrictSchema(ResumeToRead) },
    onRequest: async (request, reply) => {
      await setPublicCallHeaders(request, reply);
      limits.assertMayReadResume(toNetworkAddress(request.ip));
    },
    schema: {
      ...describePublicCall(
        'Reads from a resume what it surely says, and stores it for the form.',
        JobParams,
        One(ResumeDetails),
      ),
      body: toStrictSchema(omitFileFields(ResumeToRead)),
    },
    handler: async (request: Request) => {
      const { params, body, sentFiles, ip } = request;
      await companyDay();
      const { jobId } = await requireLiveJob(db, params.slug);
      const sent = { jobId, body, sentFiles, network: toNetworkAddress(ip) };
      return { data: await readDetailsFromResume(parts, sent) };
    },
  });

  app.route({
    method: 'POST',
    url: calls.sendApplication.path,
    helmet: false,
    ...applicationFormOptions,
    // Requests are counted before the body is read, which may have 22 MB.
    onRequest: async (request, reply) => {
      await setPublicCallHeaders(request, reply);
      limits.assertMaySend(toNetworkAddress(request.ip));
    },
    schema: describePublicCall(
      'Sends an application; the same `Idempotency-Key` sends once.',
      JobParams,
      One(ApplicationSent),
    ),
    handler: async (request: Request) => {
      const network = toNetworkAddress(request.ip);
      await companyDay();
      const { jobId, language } = await requireLiveJob(db, request.params.slug);
      const { body, sentFiles } = request;
      const key = readIdempotencyKey(request)?.key;
      const sending = { jobId, language, body, sentFiles, network, key };
      const state = await receiveApplication(parts, sending);
      return { data: { state } };
    },
  });
};
