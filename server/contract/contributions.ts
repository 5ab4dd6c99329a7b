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

// To add a wing, spread it into each list that it has words for. Marked as pure, so that a page loads
// only the lists that it uses.

/** The whole of access control: which roles have a permission, on which records and fields. */
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
 * On which records somebody has a permission, the widest first.
 * `groups`: jobs of the user's groups, and those that they created or are recruiting manager of.
 * `assigned`: jobs that they are hiring manager of or were added to by name.
 * `interviewing`: interviews that they take part in, until 14 days after each.
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

/** Kinds of record in the audit log, as people read them. */
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

/** Kinds of mail by the names that are stored with messages. */
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

/** What pickers choose from. */
export const lookups = /* #__PURE__ */ (() => ({
  ...identity.lookups,
  ...company.lookups,
  ...jobs.lookups,
  ...applicants.lookups,
  ...referrals.lookups,
  ...interviews.lookups,
}))();
