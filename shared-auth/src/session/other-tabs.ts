import { logoutAddress } from '../console-config';
import { leaveTo } from './leave';
import { renewInTime } from './renewal';
import { announceSignOut } from './sign-out';
import { signedInPerson } from './signed-in-person';
import { sessionKey, storedSession } from './stored-session';

let watching = false;

export const watchOtherTabs = (): void => {
  if (watching) return;
  watching = true;
  const subject = signedInPerson();
  const follow = () => {
    const session = storedSession();
    if (!session) {
      announceSignOut();
      leaveTo(logoutAddress(location.href));
    } else if (signedInPerson() !== subject) {
      announceSignOut();
      leaveTo(location.pathname + location.search);
    } else {
      renewInTime(session.selfToken, false);
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
