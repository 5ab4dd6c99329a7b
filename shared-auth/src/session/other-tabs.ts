import { getLogoutAddress } from '../console-config';
import { leaveTo } from './leave';
import { scheduleRenewal } from './renewal';
import { announceSignOut } from './sign-out';
import { signedInPerson } from './signed-in-person';
import { sessionKey, getStoredSession } from './stored-session';

let isWatching = false;

export const watchOtherTabs = (): void => {
  if (isWatching) return;
  isWatching = true;
  const subject = signedInPerson();
  const follow = () => {
    const session = getStoredSession();
    if (!session) {
      announceSignOut();
      leaveTo(getLogoutAddress(location.href));
    } else if (signedInPerson() !== subject) {
      announceSignOut();
      leaveTo(location.pathname + location.search);
    } else {
      scheduleRenewal(session.selfToken, false);
    }
  };
  addEventListener('storage', ({ key }) => {
    if (key === sessionKey || key === null) follow();
  });
  // A page from the back/forward cache has missed the storage events.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });
};
