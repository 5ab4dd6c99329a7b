import type { Actor, Viewer } from './actor';

const readersOfEmails = new Set(['administrator', 'recruiting-manager', 'recruiter']);

/** Who reads the e-mail addresses of colleagues: recruiters and above. */
export const readsEmails = (actor: Actor): boolean =>
  actor.roles.some((role) => readersOfEmails.has(role));

/** Who reads what a referral is worth; a referrer reads only what is their own. */
export const readsAmounts = ({ grants }: Viewer): boolean => {
  const scope = grants.get('amounts:view')?.scope;
  return scope === 'all' || scope === 'groups';
};
