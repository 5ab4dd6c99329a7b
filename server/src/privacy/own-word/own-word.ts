import type { Domain } from '../../platform/domain';
import { ownConsentMails } from './own-word-mails';
import { registerOwnConsentPage } from './own-word-routes';
import { createNotifyPeopleTask } from './tell-people';

/** Consent of people whom others added, and renewal of consents that end. */
export const ownConsentDomain: Domain = {
  register: registerOwnConsentPage,
  mailKinds: ownConsentMails,
  tasks: ({ db }) => [createNotifyPeopleTask(db)],
};
