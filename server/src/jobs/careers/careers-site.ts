import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerDependencies } from '../../platform/domain';
import { AppError } from '../../platform/errors';
import { isCareersHost } from '../../platform/http/host.rule';
import { createAnswerCache, type RenderedAnswer } from './page-cache/answer-cache';
import { createChangeGate } from './page-cache/change-gate';
import { sendAnswer } from './page-cache/send-answer';
import { createCareersAddresses } from './careers-addresses';
import { createCareersContentReader, type CareersContent } from './careers-content';
import { createCareersPageRenderer } from './page/render-pages';

/** Functions that pages, feeds and calls of the careers site share. */
export const createCareersSite = (
  { db, config, companyDay, changeFeed }: ServerDependencies,
  log: FastifyBaseLogger,
) => {
  const addresses = createCareersAddresses(config);
  const gate = createChangeGate(changeFeed.isComplete);
  changeFeed.listen(gate.changed);
  const readContent = createCareersContentReader({ db, companyDay, gate });
  const readCached = createAnswerCache({
    gate,
    isOutage: (error) => !(error instanceof AppError) || error.status >= 500,
    failed: (error) => log.warn({ err: error }, 'A careers page was sent as it was last'),
  });
  const readDay = async () => (await companyDay()).day;
  const pages = createCareersPageRenderer(addresses);

  const readAnswer = (
    key: string,
    render: (content: CareersContent) => Promise<RenderedAnswer> | RenderedAnswer,
  ) => readCached(key, readDay, async () => render(await readContent()));

  return {
    ...{ db, addresses, pages, readContent, readAnswer, gate },

    /**
     * Sends a response from the cache, or renders it.
     * @throws the error of `render` if nothing is cached.
     */
    send: async (
      request: FastifyRequest,
      reply: FastifyReply,
      key: string,
      render: (content: CareersContent) => Promise<RenderedAnswer> | RenderedAnswer,
    ): Promise<FastifyReply> => sendAnswer(request, reply, await readAnswer(key, render)),

    /** Redirects to the careers pages' own origin, if they have one. Returns true if it did. */
    redirectHome: ({ headers, url }: FastifyRequest, reply: FastifyReply): boolean => {
      if (!addresses.isOwnOrigin || isCareersHost(config, headers.host)) return false;
      void reply.redirect(addresses.toUrl(url.replace(/^\/careers/, '')), 301);
      return true;
    },
  };
};

export type CareersSite = ReturnType<typeof createCareersSite>;
