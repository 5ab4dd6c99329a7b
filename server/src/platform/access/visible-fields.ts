import type { Actor, Viewer } from './actor';

const emailReaderRoles = new Set(['administrator', 'recruiting-manager', 'recruiter']);

export const canReadEmails = (actor: Actor): boolean =>
  actor.roles.some((role) => emailReaderRoles.has(role));

export const canReadAmounts = ({ grants }: Viewer): boolean => {
  const scope = grants.get('amounts:view')?.scope;
  return scope === 'all' || scope === 'groups';
};
