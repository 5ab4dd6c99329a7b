import type { FastifyReply } from 'fastify';
import { AppError } from '../../platform/errors';
import { html, type Html } from '../../platform/pages/html';
import { readCompanyBranding } from '../../platform/company/company-branding';
import { sendAccountPage } from './page';
import type { AccountService } from './account-service';

const renderRefusedContent = (message: string, reference: string): Html =>
  html`<div>
      <h1>This link was refused</h1>
      <p class="lead">${message}</p>
    </div>
    <div class="alert" role="alert">
      Nothing was sent there. Open the console from its own address.
    </div>
    <a class="main" href="/">Open the console</a>
    <p class="hint">Reference ${reference}</p>`;

/** Shows an error page for a link to a refused address; throws other errors again. */
export const sendRefusedLinkPage = async (
  { db }: AccountService,
  error: unknown,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  if (!(error instanceof AppError) || error.code !== 'CALLBACK_REFUSED') throw error;
  return sendAccountPage(reply, {
    title: 'Link refused',
    company: await readCompanyBranding(db),
    status: error.status,
    content: renderRefusedContent(error.message, String(reply.request.id)),
  });
};
