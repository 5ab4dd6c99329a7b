import type { FastifyReply } from 'fastify';
import { createCareersAddresses } from '../../../jobs/careers/careers-addresses';
import { sendCareersPage } from '../../../jobs/careers/page/send-careers-page';
import { readCompanyBranding } from '../../../platform/company/company-branding';
import type { ServerDependencies } from '../../../platform/domain';
import { AppError } from '../../../platform/errors';
import { html, type Html } from '../../../platform/pages/html';
import { readOtherOpenJobs } from '../find-live-job';
import { renderClosed } from './apply-notes';
import { applyStyles } from './apply-styles';

interface Content {
  title: string;
  body: Html;
  scripts?: readonly string[];
}

const renderUnknown = (listPath: string): Html =>
  html`<div class="wrap body">
    <div class="apply">
      <h1>There is nothing here</h1>
      <p class="lead">The link is incomplete, or too old.</p>
      <p><a class="btn" href="${listPath}">See open jobs</a></p>
    </div>
  </div>`;

/** Pages of one person in the frame of the careers site. */
export const createPageSender = ({ db, config }: Pick<ServerDependencies, 'db' | 'config'>) => {
  const addresses = createCareersAddresses(config);
  const { toPath } = addresses;
  const send = async (reply: FastifyReply, content: Content, status = 200) => {
    const company = await readCompanyBranding(db);
    const page = { language: 'en' as const, company, styles: [applyStyles], ...content };
    return sendCareersPage(reply, page, addresses, status);
  };
  const sendUnknown = (reply: FastifyReply) =>
    send(reply, { title: 'Nothing here', body: renderUnknown(toPath('')) }, 404);
  return {
    toPath,
    toUrl: addresses.toUrl,
    send,
    sendUnknown,
    /** A page for a job that is closed or was never there. @throws other errors. */
    sendClosed: async (reply: FastifyReply, error: unknown): Promise<FastifyReply> => {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return sendUnknown(reply);
      if (!(error instanceof AppError && error.code === 'GONE')) throw error;
      const body = renderClosed({ jobs: await readOtherOpenJobs(db, null), toPath });
      return send(reply, { title: 'No longer open', body }, 410);
    },
  };
};
