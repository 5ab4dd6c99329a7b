import type { One } from '../../answer';
import { call } from '../../call';
import { recordCalls } from '../../record-calls';
import type { ServiceSecret, ServiceToken, ServiceTokenShapes } from './service-token';

const kind = 'service-token';
const changes = [kind];

export const serviceTokenCalls = recordCalls<ServiceTokenShapes>(kind, []);

/** The only answer with the secret; any earlier secret becomes invalid at once. */
export const makeServiceSecret = call<{ params: { id: number }; reply: One<ServiceSecret> }>(
  'POST',
  `/api/v1/${kind}/:id/secret`,
  { changes },
);

/** Immediate and permanent. */
export const revokeServiceToken = call<{ params: { id: number }; reply: One<ServiceToken> }>(
  'POST',
  `/api/v1/${kind}/:id/revocation`,
  { changes },
);
