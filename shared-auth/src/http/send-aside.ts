import type { BodyOf, Call } from 'server/contract/call';
import { storedSession } from '../session/stored-session';
import { pathOf } from './address';
import { baseOf } from './base-of';

/**
 * Sends what nobody waits for, also while the page is being closed. Nobody is told when it fails, it
 * signs nobody out, and without a session nothing is sent.
 */
export const sendAside = <C extends Call>(call: C, body: BodyOf<C>): void => {
  const session = storedSession();
  if (!session) return;
  const app = encodeURIComponent(session.appToken);
  fetch(`${baseOf(call)}${pathOf(call)}?app=${app}`, {
    method: call.method,
    keepalive: true,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${session.selfToken}`,
    },
    body: JSON.stringify(body),
  }).catch(() => undefined);
};
