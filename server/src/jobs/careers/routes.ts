import type { FastifyInstance, FastifyReply } from 'fastify';
import { Type, type Static } from 'typebox';
import { readCompanyBranding } from '../../platform/company/company-branding';
import type { ServerDependencies } from '../../platform/domain';
import { isCareersHost } from '../../platform/http/host.rule';
import { html } from '../../platform/pages/html';
import { createCareersAddresses } from './careers-addresses';
import { findJobBySlug } from './find-job-by-slug';
import { careersLabels } from './page/careers-labels';
import { sendCareersPage } from './page/send-careers-page';

const SlugParams = Type.Object({ slug: Type.String({ maxLength: 300 }) });

export const registerCareers = (
  app: FastifyInstance,
  { db, config, companyDay }: ServerDependencies,
): void => {
  const addresses = createCareersAddresses(config);
  const language = 'en';

  const sendTitle = async (
    reply: FastifyReply,
    title: string,
    status: number,
  ): Promise<FastifyReply> => {
    const company = await readCompanyBranding(db);
    const body = html`<div class="wrap body"><h1>${title}</h1></div>`;
    return sendCareersPage(reply, { language, title, company, body }, addresses, status);
  };

  app.get<{ Params: Static<typeof SlugParams> }>(
    '/careers/:slug',
    { helmet: false, schema: { params: SlugParams, hide: true } },
    async ({ params: { slug }, headers }, reply) => {
      if (addresses.isOwnOrigin && !isCareersHost(config, headers.host))
        return reply.redirect(addresses.toUrl(`/${slug}`), 301);
      await companyDay();
      const job = await findJobBySlug(db, slug);
      if (job?.isLive && job.slug !== slug)
        return reply.redirect(addresses.toPath(`/${job.slug}`), 301);
      const title = (job?.isLive && job.title) || careersLabels[language].openJobs;
      return sendTitle(reply, title, job?.isLive ? 200 : job ? 410 : 404);
    },
  );

  app.get('/careers/*', { helmet: false, schema: { hide: true } }, (_request, reply) =>
    sendTitle(reply, careersLabels[language].openJobs, 404),
  );
};
