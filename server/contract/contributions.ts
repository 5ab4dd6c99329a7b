import * as applicants from './applicants/contribution';
import * as chat from './chat/contribution';
import * as company from './company/contribution';
import * as consoleWing from './console/contribution';
import * as identity from './identity/contribution';
import * as interviews from './interviews/contribution';
import * as jobs from './jobs/contribution';
import * as platform from './platform/contribution';
import * as privacy from './privacy/contribution';
import * as referrals from './referrals/contribution';

// To add a wing, spread its contribution into each of these lists. The lists are marked as pure, so
// that a bundle contains only the lists that it uses.

/** Access table: for each permission, the roles that have it, with scope and view. */
export const access = /* #__PURE__ */ (() => ({
  ...platform.access,
  ...identity.access,
  ...company.access,
  ...jobs.access,
  ...applicants.access,
  ...referrals.access,
  ...chat.access,
  ...interviews.access,
  ...privacy.access,
  ...consoleWing.access,
}))();

/**
 * Scopes of a permission, widest first: on which records a user has it. `groups`: jobs of the user's groups,
 * and those that they created or are recruiting manager of. `assigned`: jobs that they are hiring manager of
 * or were added to by name. `interviewing`: interviews that they take part in, until 14 days after each.
 */
export const scopes = [
  'all',
  'payouts',
  'groups',
  'assigned',
  'member',
  'published',
  'interviewing',
  'own',
] as const;

export const auditedKinds = /* #__PURE__ */ (() => ({
  ...platform.auditedKinds,
  ...identity.auditedKinds,
  ...company.auditedKinds,
  ...jobs.auditedKinds,
  ...applicants.auditedKinds,
  ...referrals.auditedKinds,
  ...chat.auditedKinds,
  ...interviews.auditedKinds,
  ...privacy.auditedKinds,
  ...consoleWing.auditedKinds,
}))();

/** Labels of the kinds of mail, by the names that are stored with messages. */
export const mailKinds = /* #__PURE__ */ (() => ({
  ...platform.mailKinds,
  ...identity.mailKinds,
  ...jobs.mailKinds,
  ...applicants.mailKinds,
  ...referrals.mailKinds,
  ...chat.mailKinds,
  ...interviews.mailKinds,
  ...privacy.mailKinds,
}))();

/** Lookups: the sources of options for pickers. */
export const lookups = /* #__PURE__ */ (() => ({
  ...identity.lookups,
  ...company.lookups,
  ...jobs.lookups,
  ...applicants.lookups,
  ...referrals.lookups,
  ...interviews.lookups,
}))();
