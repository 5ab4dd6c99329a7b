import { logoutAddress } from '../console-config';
import { leaveTo } from './leave';
import { renewInTime } from './renewal';
import { announceSignOut } from './sign-out';
import { signedInPerson } from './signed-in-person';
import { sessionKey, storedSession } from './stored-session';

let watching = false;

/**
 * Follows what other tabs do to the stored session: a renewed token is used from then on, a sign-out
 * ends this tab too, and another person's sign-in starts this page afresh.
 */
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
  // A page that Back brings to life again has missed the events.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });
};
