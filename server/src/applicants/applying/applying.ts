import { jobAudience } from '../../jobs/postings/audience';
import type { Domain } from '../../platform/domain';
import { registerApplyingCalls } from './api-routes';
import { registerApplyPages } from './apply-routes';
import { applyingMails } from './applying-mails';
import { registerConfirmPage } from './confirm-routes';
import { createSendingLimits } from './sending-limit';
import { registerLinkRequest } from './link-request-routes';
import { registerStatusPage } from './status-routes';

export const applying: Domain = {
  audiences: { 'held-application': jobAudience('application:view', 'job:view') },
  register: (app, parts) => {
    const limits = createSendingLimits(parts, app.log);
    registerApplyingCalls(app, parts, limits);
    registerApplyPages(app, parts, limits);
    registerConfirmPage(app, parts);
    registerStatusPage(app, parts, limits);
    registerLinkRequest(app, parts, limits);
  },
  mailKinds: applyingMails,
};
