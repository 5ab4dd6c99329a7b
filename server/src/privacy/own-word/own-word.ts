import type { Domain } from '../../platform/domain';
import { ownWordMails } from './own-word-mails';
import { registerKeepPage } from './own-word-routes';
import { createTellPeopleTask } from './tell-people';

/** What people say of themselves whom others added, or whose time ends. */
export const ownWordDomain: Domain = {
  register: registerKeepPage,
  mailKinds: ownWordMails,
  tasks: ({ db }) => [createTellPeopleTask(db)],
};
