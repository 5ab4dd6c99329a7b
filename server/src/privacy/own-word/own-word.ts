import type { Domain } from '../../platform/domain';
import { ownWordMails } from './own-word-mails';
import { registerKeepPage } from './own-word-routes';
import { createTellPeopleTask } from './tell-people';

/** Consent of people whom others added, and renewal of consents that end. */
export const ownWordDomain: Domain = {
  register: registerKeepPage,
  mailKinds: ownWordMails,
  tasks: ({ db }) => [createTellPeopleTask(db)],
};
