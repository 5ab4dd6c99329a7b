import type { Domain } from '../../platform/domain';
import type { PersonalData } from '../../platform/personal-data';
import { permissionAudience } from '../../platform/realtime/common-audiences';
import { registerOwnRequests } from './applicant-routes';
import { registerConfirmRequest } from './confirm-routes';
import { dueRequestMail, mailDueRequests } from './due-requests';
import { createBuildPackageTask } from './package/build-package';
import { isPackageVisibleSql } from './package/package-holder';
import { createRemovePackagesTask } from './package/remove-packages';
import { requestPersonalData } from './personal-requests';
import { requestMails } from './request-mails';
import { registerStaffRequests } from './staff-routes';
import { waitingRequestSource } from './waiting-request-source';

export const privacyRequestsDomain: Domain = {
  register: (app, parts) => {
    registerOwnRequests(app, parts);
    registerConfirmRequest(app, parts);
    registerStaffRequests(app, parts);
  },
  audiences: { 'privacy-request': permissionAudience('privacy:view') },
  fileHolders: [isPackageVisibleSql],
  mailKinds: [...requestMails, dueRequestMail],
  dayStart: mailDueRequests,
  waiting: [waitingRequestSource],
  personalData: [requestPersonalData],
  tasks: ({ db }) => [createRemovePackagesTask(db)],
};

/** `data` is the personal data of applicants in all domains. */
export const createPrivacyPackagesDomain = (data: readonly PersonalData[]): Domain => ({
  register: () => undefined,
  tasks: (parts) => [createBuildPackageTask(parts, data)],
});
