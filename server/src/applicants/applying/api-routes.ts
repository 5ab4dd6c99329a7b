import type { FastifyInstance, FastifyRequest } from 'fastify';
import { One } from '../../../contract/answer';
import {
  ApplicationForm,
  ApplicationSent,
  JobParams,
  JobQuestions,
} from '../../../contract/applicants/applying/applying';
import * as calls from '../../../contract/applicants/applying/applying.calls';
import type { ServerDependencies } from '../../platform/domain';
import { maxFileBytes, maxTextBytes } from '../../platform/http/body-limits';
import { toNetworkAddress } from '../../platform/http/client-address';
import { readIdempotencyKey } from '../../platform/http/idempotency';
import { readAskedForm } from './asked-form';
import { requireLiveJob } from './find-live-job';
import { describeOpenCall, openToAll } from './open-call';
import { receiveApplication } from './receive-application';
import type { SendingLimits } from './sending-limit';

type Request = FastifyRequest<{ Params: JobParams }>;

/** Bytes: a resume, and one file more that answers a question. */
export const maxFormBytes = maxTextBytes + 2 * maxFileBytes;

export const formOptions = {
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
    onRequest: openToAll,
    schema: describeOpenCall('What the form of a live job asks.', JobParams, One(JobQuestions)),
    handler: async ({ params, ip }: Request) => {
      const network = toNetworkAddress(ip);
      limits.assertMayRead(network);
      await companyDay();
      const job = await requireLiveJob(db, params.slug);
      return { data: await readAskedForm(parts, job, network) };
    },
  });

  app.route({
    method: 'POST',
    url: calls.sendApplication.path,
    helmet: false,
    ...formOptions,
    // Counted before the body is read, which may have 22 MB.
    onRequest: async (request, reply) => {
      await openToAll(request, reply);
      limits.assertMaySend(toNetworkAddress(request.ip));
    },
    schema: describeOpenCall(
      'Sends an application; the same `Idempotency-Key` sends once.',
      JobParams,
      One(ApplicationSent),
    ),
    handler: async (request: Request) => {
      const network = toNetworkAddress(request.ip);
      await companyDay();
      const { jobId } = await requireLiveJob(db, request.params.slug);
      const { body, sentFiles } = request;
      const key = readIdempotencyKey(request)?.key;
      const state = await receiveApplication(parts, { jobId, body, sentFiles, network, key });
      return { data: { state } };
    },
  });
};
