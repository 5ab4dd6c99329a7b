import type { Person } from 'server/contract/people/person';
import { useCompanyClock } from 'shared-auth';
import { dayText } from 'shared-ui';

/** When somebody was invited or came in last; empty where there is nothing to say. */
export const useAccountWords = () => {
  const clock = useCompanyClock();
  const dayOf = (moment: string) => dayText(clock.dayOf(moment), 'day-first');
  return ({ state, invitedAt, invitedUntil, lastSignIn }: Person): string => {
    if (state === 'invited' && invitedAt && invitedUntil)
      return Date.parse(invitedUntil) < Date.now()
        ? `Invited ${dayOf(invitedAt)}. The link ended ${dayOf(invitedUntil)}.`
        : `Invited ${dayOf(invitedAt)}. The link works until ${dayOf(invitedUntil)}.`;
    if (lastSignIn) return `Last sign-in ${dayOf(lastSignIn)}.`;
    return state === 'active' ? 'Has not signed in yet.' : '';
  };
};
