import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure, Many, One } from '../../../contract/answer';
import {
  PublicJob,
  PublicJobEntry,
  PublicJobParams,
  PublicJobQuery,
} from '../../../contract/jobs/careers/public-job';
import * as calls from '../../../contract/jobs/careers/public-job.calls';
import { AppError } from '../../platform/errors';
import { toNetworkAddress } from '../../platform/http/client-address';
import { toStrictSchema } from '../../platform/http/close-schema';
import { setDataHeaders } from '../../platform/http/data-headers';
import { createRateLimit } from '../../platform/realtime/rate-limit';
import type { RenderedAnswer } from './page-cache/answer-cache';
import type { CareersContent } from './careers-content';
import type { CareersSite } from './careers-site';
import { findJobBySlug } from './find-job-by-slug';
import { findJobs } from './find-jobs';
import { readLiveJob } from './read-live-jobs';
import { toPublicJobEntry, toPublicJob } from './to-public-job';

const callsPerMinute = 600;
const defaultLimit = 20;
const tag = 'Careers';

const toJson = (data: unknown): RenderedAnswer => ({
  status: 200,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(data),
});

/** Public calls without session or cookies, so pages of any site may read the responses. */
export const registerPublicJobs = (app: FastifyInstance, site: CareersSite): void => {
  const { db, addresses, send } = site;
  const mayCall = createRateLimit(callsPerMinute, 60_000);

  const openToAll = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    setDataHeaders(reply);
    void reply.headers({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'etag, last-modified, retry-after',
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (!mayCall(toNetworkAddress(request.ip))) throw new AppError('TOO_MANY');
  };
  const options = { helmet: false, compress: false, onRequest: openToAll } as const;
  const describe = (summary: string, reply: object) => ({
    ...{ tags: [tag], summary, security: [] },
    response: { 200: reply, '4xx': Failure },
  });

  const renderList = ({ jobs }: CareersContent, query: PublicJobQuery): RenderedAnswer => {
    const { search = '', department = '', place = '', type = '', page = 1 } = query;
    const limit = query.limit ?? defaultLimit;
    const remote = query.remote === true || query.remote === 'true';
    const found = findJobs(jobs, { search, department, place, type, remote });
    const shown = found.slice((page - 1) * limit, page * limit);
    const from = shown.length > 0 ? (page - 1) * limit + 1 : 0;
    return toJson({
      data: shown.map((job) => toPublicJobEntry(job, addresses)),
      meta: {
        total: found.length,
        current_page: page,
        last_page: Math.max(1, Math.ceil(found.length / limit)),
        ...{ from, to: from === 0 ? 0 : from + shown.length - 1 },
      },
    });
  };

  app.get<{ Querystring: PublicJobQuery }>(
    calls.getPublicJobs.path,
    {
      ...options,
      schema: {
        ...describe('Jobs on the careers site, the newest first.', Many(PublicJobEntry)),
        querystring: toStrictSchema(PublicJobQuery),
      },
    },
    (request, reply) => {
      const pairs = Object.entries(request.query).sort(([one], [other]) => (one < other ? -1 : 1));
      return send(request, reply, `api list ${JSON.stringify(pairs)}`, (content) =>
        renderList(content, request.query),
      );
    },
  );

  app.get<{ Params: PublicJobParams }>(
    calls.getPublicJob.path,
    {
      ...options,
      schema: {
        ...describe(
          'One job of the careers site; its earlier slugs answer with the current one.',
          One(PublicJob),
        ),
        params: PublicJobParams,
        querystring: toStrictSchema({ type: 'object', properties: {} }),
      },
    },
    async (request, reply) => {
      const { slug } = request.params;
      return send(request, reply, `api job ${slug}`, async () => {
        const found = await findJobBySlug(db, slug);
        const job = found?.isLive && found.jobId ? await readLiveJob(db, found.jobId) : undefined;
        if (!job) throw new AppError(found ? 'GONE' : 'NOT_FOUND');
        return toJson({ data: toPublicJob(job, addresses) });
      });
    },
  );
};
