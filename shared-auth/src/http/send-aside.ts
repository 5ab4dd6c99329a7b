import type { BodyOf, Call } from 'server/contract/call';
import { getStoredSession } from '../session/stored-session';
import { fillPathParams } from './address';
import { getBaseAddress } from './get-base-address';

/**
 * Sends a request in the background, even while the page closes; failures are ignored and never sign the user
 * out.
 */
export const sendAside = <C extends Call>(call: C, body: BodyOf<C>): void => {
  const session = getStoredSession();
  if (!session) return;
  const app = encodeURIComponent(session.appToken);
  fetch(`${getBaseAddress(call)}${fillPathParams(call)}?app=${app}`, {
    method: call.method,
    keepalive: true,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${session.selfToken}`,
    },
    body: JSON.stringify(body),
  }).catch(() => undefined);
};
