import { jobAudience } from '../../jobs/postings/audience';
import type { Domain } from '../../platform/domain';
import { isAnswerFileVisibleSql } from './answer-file-holder';
import { registerApplyingCalls } from './api-routes';
import { registerApplyPages } from './apply-routes';
import { applicationFormMails } from './applying-mails';
import { registerConfirmPage } from './confirm-routes';
import { registerFurtherQuestions } from './further/staff-routes';
import { isQuarantinedResumeVisibleSql } from './held-resume-holder';
import { registerLinkRequest } from './link-request-routes';
import { createSendingLimits } from './sending-limit';
import { registerMyData } from './my-data-routes';
import { registerStaffConsents } from './staff-consents/consent-routes';
import { registerQuarantine } from './staff-routes';
import { registerStatusPage } from './status-routes';
import { registerUploads } from './upload-routes';
import { waitingQuarantineSource } from './waiting-quarantine-source';

export const applyingDomain: Domain = {
  register: (app, parts) => {
    const limits = createSendingLimits(parts, app.log);
    registerApplyingCalls(app, parts, limits);
    registerUploads(app, parts, limits);
    registerApplyPages(app, parts, limits);
    registerConfirmPage(app, parts, limits);
    registerStatusPage(app, parts, limits);
    registerMyData(app, parts, limits);
    registerLinkRequest(app, parts, limits);
    registerQuarantine(app, parts);
    registerFurtherQuestions(app, parts);
    registerStaffConsents(app, parts);
  },
  fileHolders: [isAnswerFileVisibleSql],
  fileDownloads: [isQuarantinedResumeVisibleSql],
  audiences: { 'held-application': jobAudience('application:view', 'job:view') },
  mailKinds: applicationFormMails,
  waiting: [waitingQuarantineSource],
};
