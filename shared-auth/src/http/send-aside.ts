import type { BodyOf, Call } from 'server/contract/call';
import { storedSession } from '../session/stored-session';
import { pathOf } from './address';
import { baseOf } from './base-of';

/** Sends a request also while the page closes. Failures are ignored and never sign the user out. */
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
