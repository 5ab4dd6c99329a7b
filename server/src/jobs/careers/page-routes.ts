import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { AppError } from '../../platform/errors';
import { toNetworkAddress } from '../../platform/http/client-address';
import { createRateLimit } from '../../platform/realtime/rate-limit';
import type { RenderedAnswer } from './page-cache/answer-cache';
import type { CareersContent } from './careers-content';
import {
  formatCareersQuery,
  isListFiltered,
  parseCareersQuery,
  type CareersQuery,
} from './careers-query';
import type { CareersSite } from './careers-site';
import { findJobBySlug } from './find-job-by-slug';
import { readLiveJob } from './read-live-jobs';

const SlugParams = Type.Object({ slug: Type.String({ maxLength: 300 }) });

/**
 * Requests per minute from one network for pages that anybody can make up: searches, list pages, and unknown
 * slugs. Cached pages have no limit.
 */
const madeUpPerMinute = 300;

const hidden = { helmet: false, compress: false, schema: { hide: true } } as const;

export const registerCareersPages = (app: FastifyInstance, site: CareersSite): void => {
  const { db, addresses, pages, send, redirectHome } = site;
  const mayWrite = createRateLimit(madeUpPerMinute, 60_000);
  const assertMayWrite = ({ ip }: FastifyRequest): void => {
    if (!mayWrite(toNetworkAddress(ip))) throw new AppError('TOO_MANY');
  };

  const sendPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    render: (content: CareersContent) => Promise<RenderedAnswer> | RenderedAnswer,
  ): Promise<FastifyReply> => {
    try {
      return await send(request, reply, key, render);
    } catch (error) {
      const isBusy = error instanceof AppError && error.status < 500;
      if (!isBusy) request.log.error({ err: error }, 'A careers page could not be written');
      const { status, headers, body } = pages.away();
      return reply
        .status(isBusy ? error.status : status)
        .headers({ ...headers, 'cache-control': 'no-store', 'retry-after': '30' })
        .send(body);
    }
  };

  const renderSlug = async (
    request: FastifyRequest,
    slug: string,
    content: CareersContent,
    query: CareersQuery,
  ): Promise<RenderedAnswer> => {
    const found = await findJobBySlug(db, slug);
    if (!found) assertMayWrite(request);
    if (!found?.isLive || found.jobId === null)
      return pages.missing(content, query, found !== undefined);
    if (found.slug !== slug) {
      const location = `${addresses.toPath(`/${found.slug}`)}${formatCareersQuery(query)}`;
      return { status: 301, headers: { location }, body: '' };
    }
    const job = await readLiveJob(db, found.jobId);
    return job ? pages.job(job, content, query) : pages.missing(content, query, true);
  };

  app.get('/careers', hidden, async (request, reply) => {
    if (redirectHome(request, reply)) return reply;
    const query = parseCareersQuery(request.query);
    const key = `list ${formatCareersQuery(query)}`;
    return sendPage(request, reply, key, (content) => {
      if (isListFiltered(query) || query.page > 1) assertMayWrite(request);
      return pages.list(content, query);
    });
  });

  app.get<{ Params: Static<typeof SlugParams> }>(
    '/careers/:slug',
    { ...hidden, schema: { params: SlugParams, hide: true } },
    async (request, reply) => {
      if (redirectHome(request, reply)) return reply;
      const { slug } = request.params;
      const { language } = parseCareersQuery(request.query);
      const query = parseCareersQuery({ lang: language });
      return sendPage(request, reply, `job ${slug} ${language ?? ''}`, (content) =>
        renderSlug(request, slug, content, query),
      );
    },
  );

  app.get('/careers/*', hidden, async (request, reply) => {
    if (redirectHome(request, reply)) return reply;
    const query = parseCareersQuery(request.query);
    return sendPage(request, reply, `missing ${query.language ?? ''}`, (content) =>
      pages.missing(content, query, false),
    );
  });
};
