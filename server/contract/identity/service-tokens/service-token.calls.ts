import type { One } from '../../answer';
import { call } from '../../call';
import { recordCalls } from '../../record-calls';
import type { ServiceSecret, ServiceToken, ServiceTokenShapes } from './service-token';

const kind = 'service-token';
const changes = [kind];

export const serviceTokenCalls = recordCalls<ServiceTokenShapes>(kind, []);

/** Creates a secret, which only this response contains; a previous secret becomes invalid at once. */
export const makeServiceSecret = call<{ params: { id: number }; reply: One<ServiceSecret> }>(
  'POST',
  `/api/v1/${kind}/:id/secret`,
  { changes },
);

/** Revokes a service token, immediately and permanently. */
export const revokeServiceToken = call<{ params: { id: number }; reply: One<ServiceToken> }>(
  'POST',
  `/api/v1/${kind}/:id/revocation`,
  { changes },
);
