import type { One } from '../answer';
import { call } from '../call';
import { recordCalls } from '../record-calls';
import type { ServiceSecret, ServiceToken, ServiceTokenShapes } from './service-token';

const kind = 'service-token';
const changes = [kind];

export const serviceTokenCalls = recordCalls<ServiceTokenShapes>(kind, []);

/** Makes the secret and answers it this once; an earlier one ends at once. */
export const makeServiceSecret = call<{ params: { id: number }; reply: One<ServiceSecret> }>(
  'POST',
  `/api/v1/${kind}/:id/secret`,
  { changes },
);

/** Ends it at once and for good. */
export const revokeServiceToken = call<{ params: { id: number }; reply: One<ServiceToken> }>(
  'POST',
  `/api/v1/${kind}/:id/revocation`,
  { changes },
);
