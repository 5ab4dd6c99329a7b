import type { IncomingHttpHeaders } from 'node:http';
import sql from 'sql-template-tag';
import type {
  ServiceRightName,
  ServiceTokenState,
} from '../../../contract/identity/service-tokens/service-token-constants';
import { computeSecretDigest } from '../../platform/access/secret-hash';
import { toServiceGrants } from '../../platform/access/service-rights';
import type { ServiceAuthenticator } from '../../platform/access/service-authenticator';
import type { Db } from '../../platform/db/database';
import { AppError, type ErrorCode } from '../../platform/errors';

/** SQL over `service_token`: state of the token. */
export const serviceTokenStateSql = sql`case
  when revoked_at is not null then 'revoked'
  when expires_on < (now() at time zone company_zone())::date then 'expired'
  when secret_hash is null then 'new' else 'active' end`;

interface TokenRow {
  id: number;
  rights: ServiceRightName[];
  remote: string;
  state: ServiceTokenState;
}

/** The token is read for every call, so that a revocation takes effect at once on every server. */
const readToken = (db: Db, token: string): Promise<TokenRow | undefined> => {
  const hash = computeSecretDigest(token);
  return db.one<TokenRow>(sql`
    with used as (
      update service_token set last_used_at = now()
      where secret_hash = ${hash} and ${serviceTokenStateSql} = 'active'
        and (last_used_at is null or last_used_at < now() - interval '1 minute'))
    select id, rights, remote, ${serviceTokenStateSql} as state from service_token where secret_hash = ${hash}`);
};

const errorCodesByState: Partial<Record<ServiceTokenState, ErrorCode>> = {
  expired: 'TOKEN_EXPIRED',
  revoked: 'TOKEN_REVOKED',
};

/** True if the request has headers that only browsers send. */
const isFromBrowser = (headers: IncomingHttpHeaders): boolean =>
  [headers.origin, headers.cookie, headers['sec-fetch-site']].some((value) => value !== undefined);

/** `secondsToWait` counts calls. @throws AppError for an invalid token, a browser, or too many calls. */
export const createServiceAuthenticator =
  (db: Db, secondsToWait: (key: string) => number): ServiceAuthenticator =>
  async (token, headers) => {
    if (isFromBrowser(headers)) throw new AppError('TOKEN_IN_BROWSER');
    const row = await readToken(db, token);
    if (!row) throw new AppError('TOKEN_UNKNOWN');
    const refusal = errorCodesByState[row.state];
    if (refusal) throw new AppError(refusal);
    const seconds = secondsToWait(String(row.id));
    if (seconds > 0)
      throw new AppError('TOO_MANY', {
        message: `This service token calls too often. Go on in ${seconds} seconds.`,
        retryAfter: seconds,
      });
    return {
      userId: -row.id,
      sessionId: '',
      app: '',
      roles: [],
      grants: toServiceGrants(row.rights),
      isService: true,
      remote: row.remote,
    };
  };
