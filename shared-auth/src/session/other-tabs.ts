import { getLogoutAddress } from '../console-config';
import { leavePageTo } from './leave-page';
import { scheduleSessionRenewal } from './session-renewal';
import { announceSignOut } from './sign-out';
import { signedInPerson } from './signed-in-person';
import { sessionStorageKey, getStoredSession } from './stored-session';

let isWatchingOtherTabs = false;

export const watchOtherTabs = (): void => {
  if (isWatchingOtherTabs) return;
  isWatchingOtherTabs = true;
  const subject = signedInPerson();
  const follow = () => {
    const session = getStoredSession();
    if (!session) {
      announceSignOut();
      leavePageTo(getLogoutAddress(location.href));
    } else if (signedInPerson() !== subject) {
      announceSignOut();
      leavePageTo(location.pathname + location.search);
    } else {
      scheduleSessionRenewal(session.selfToken, false);
    }
  };
  addEventListener('storage', ({ key }) => {
    if (key === sessionStorageKey || key === null) follow();
  });
  // A page that is restored from the back/forward cache has missed storage events.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });
};
