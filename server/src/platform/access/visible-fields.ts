import type { Actor, Viewer } from './actor';

const emailReaders = new Set(['administrator', 'recruiting-manager', 'recruiter']);

export const canReadEmails = (actor: Actor): boolean =>
  actor.roles.some((role) => emailReaders.has(role));

export const canReadAmounts = ({ grants }: Viewer): boolean => {
  const scope = grants.get('amounts:view')?.scope;
  return scope === 'all' || scope === 'groups';
};
