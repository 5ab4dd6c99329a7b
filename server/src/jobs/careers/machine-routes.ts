import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { AppError } from '../../platform/errors';
import { toNetworkAddress } from '../../platform/http/client-address';
import { createRateLimit } from '../../platform/realtime/rate-limit';
import { computeEtag } from './page-cache/answer-cache';
import { matchesCacheValidators, toCacheHeaders } from './page-cache/send-answer';
import type { CareersContent } from './careers-content';
import type { Feed, FeedContext } from './feeds/feed';
import { feeds, readFeedState, streamFeed, writeWholeFeed, type FeedState } from './feeds/feeds';
import type { CareersSite } from './careers-site';
import { writeRobots, writeSitemap } from './sitemap';

/** Maximum of jobs in a feed that is cached; larger feeds are streamed to each reader to save memory. */
const maxStoredJobs = 500;
const feedsPerMinute = 30;

const hidden = { helmet: false, compress: false, schema: { hide: true } } as const;
const openHeaders = {
  'x-content-type-options': 'nosniff',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

export const registerFeedsAndSitemap = (app: FastifyInstance, site: CareersSite): void => {
  const { db, addresses, readContent, send, redirectHome } = site;
  const mayReadFeed = createRateLimit(feedsPerMinute, 60_000);

  const toContext = (content: CareersContent, state: FeedState): FeedContext => ({
    ...{ addresses, content },
    ...state,
  });

  /** Streams a feed; its ETag is computed without rendering the feed. */
  const streamLargeFeed = async (
    request: FastifyRequest,
    reply: FastifyReply,
    feed: Feed,
    content: CareersContent,
  ): Promise<FastifyReply> => {
    const state = await readFeedState(db, feed.kind);
    const { name, logoUrl } = content.company;
    const parts = [feed.contentType, addresses.toUrl(''), name, logoUrl, content.timeZone];
    const tag = computeEtag(JSON.stringify([...parts, state]));
    const modifiedAt = Math.floor(Date.parse(state.changedAt) / 1000);
    void reply.headers({
      ...{ ...openHeaders, 'content-type': feed.contentType },
      ...toCacheHeaders(tag, modifiedAt),
    });
    // A removed job does not change the time of the last change, so only an ETag proves that the
    // feed is unchanged.
    const hasTag = request.headers['if-none-match'] !== undefined;
    if (hasTag && matchesCacheValidators(request, tag, modifiedAt)) return reply.status(304).send();
    return reply.send(streamFeed(db, feed, toContext(content, state)));
  };

  const sendFeed = async (
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    feed: Feed,
  ): Promise<FastifyReply> => {
    const content = await readContent().catch(() => undefined);
    if (content && content.jobs.length > maxStoredJobs)
      return streamLargeFeed(request, reply, feed, content);
    return send(request, reply, `feed ${name}`, async (current) => ({
      status: 200,
      headers: { ...openHeaders, 'content-type': feed.contentType },
      body: await writeWholeFeed(db, feed, toContext(current, await readFeedState(db, feed.kind))),
    }));
  };

  for (const [name, feed] of Object.entries(feeds))
    app.get(
      `/careers/feeds/${name}`,
      { helmet: false, schema: { hide: true } },
      async (request, reply) => {
        if (redirectHome(request, reply)) return reply;
        if (!mayReadFeed(toNetworkAddress(request.ip))) throw new AppError('TOO_MANY');
        return sendFeed(request, reply, name, feed);
      },
    );

  app.get('/careers/sitemap.xml', hidden, async (request, reply) => {
    if (redirectHome(request, reply)) return reply;
    return send(request, reply, 'sitemap', ({ jobs }) => ({
      status: 200,
      headers: { 'content-type': 'application/xml; charset=utf-8' },
      body: writeSitemap(jobs, addresses),
    }));
  });

  app.get('/careers/robots.txt', hidden, async (request, reply) => {
    if (redirectHome(request, reply)) return reply;
    return reply.type('text/plain; charset=utf-8').send(writeRobots('/', addresses));
  });

  app.get('/careers/embed.js', { helmet: false, schema: { hide: true } }, async (_, reply) => {
    const script = await readFile(resolve('server/src/jobs/careers/embed/embed.js'), 'utf8');
    return reply
      .headers({ ...openHeaders, 'cache-control': 'public, max-age=3600' })
      .type('text/javascript; charset=utf-8')
      .send(script);
  });
};
