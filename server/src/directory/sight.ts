import type { Actor } from '../access/actor';

const readsEmails = new Set(['administrator', 'recruiting-manager', 'recruiter']);

/** Who reads the e-mail addresses of colleagues: recruiters and above. */
export const seesEmails = (actor: Actor): boolean =>
  actor.roles.some((role) => readsEmails.has(role));

/** Who reads what a referral is worth; a referrer reads only what is their own. */
export const seesAmounts = (actor: Actor): boolean => {
  const scope = actor.grants.get('amounts:view')?.scope;
  return scope === 'all' || scope === 'groups';
};
