import type { Actor, Viewer } from './actor';

const readersOfEmails = new Set(['administrator', 'recruiting-manager', 'recruiter']);

export const readsEmails = (actor: Actor): boolean =>
  actor.roles.some((role) => readersOfEmails.has(role));

export const readsAmounts = ({ grants }: Viewer): boolean => {
  const scope = grants.get('amounts:view')?.scope;
  return scope === 'all' || scope === 'groups';
};
