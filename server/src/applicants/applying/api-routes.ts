import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Failure, One } from '../../../contract/answer';
import {
  ApplicationForm,
  ApplicationSent,
  JobParams,
  JobQuestions,
} from '../../../contract/applicants/applying/applying';
import * as calls from '../../../contract/applicants/applying/applying.calls';
import type { ServerDependencies } from '../../platform/domain';
import { maxFileBytes, maxTextBytes } from '../../platform/http/body-limits';
import { closeSchema } from '../../platform/http/close-schema';
import { toNetworkAddress } from '../../platform/http/client-address';
import { setDataHeaders } from '../../platform/http/data-headers';
import { readIdempotencyKey } from '../../platform/http/idempotency';
import { readAskedForm } from './asked-form';
import { requireLiveJob } from './find-live-job';
import { receiveApplication } from './receive-application';
import type { SendingLimits } from './sending-limit';

type Request = FastifyRequest<{ Params: JobParams }>;

const tag = 'Applying';

/** Bytes: a resume, and one file more that answers a question. */
export const maxFormBytes = maxTextBytes + 2 * maxFileBytes;

export const formOptions = {
  bodyLimit: maxFormBytes,
  config: { takesMultipart: true, body: ApplicationForm },
};

/** Other sites may call, since nothing here depends on cookies. */
const openToAll = async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  setDataHeaders(reply);
  void reply.headers({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'no-store',
  });
};

const describe = (summary: string, reply: object) => ({
  ...{ tags: [tag], summary, security: [], params: JobParams },
  querystring: closeSchema(Type.Object({})),
  response: { 200: reply, '4xx': Failure },
});

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
    schema: describe('What the form of a live job asks.', One(JobQuestions)),
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
    onRequest: openToAll,
    schema: describe(
      'Sends an application; the same `Idempotency-Key` sends once.',
      One(ApplicationSent),
    ),
    handler: async (request: Request) => {
      const network = toNetworkAddress(request.ip);
      await companyDay();
      const { jobId } = await requireLiveJob(db, request.params.slug);
      const { body, sentFiles } = request;
      const key = readIdempotencyKey(request)?.key;
      limits.assertMaySend(network);
      const state = await receiveApplication(parts, { jobId, body, sentFiles, network, key });
      return { data: { state } };
    },
  });
};
