import sql from 'sql-template-tag';
import type { ServiceSecret } from '../../../contract/identity/service-tokens/service-token';
import type { ServiceTokenState } from '../../../contract/identity/service-tokens/service-token-constants';
import type { Actor } from '../../platform/access/actor';
import { computeSecretDigest } from '../../platform/access/secret-hash';
import { createServiceSecret } from '../../platform/access/service-authenticator';
import { serviceTokenStateSql } from './create-service-authenticator';
import { audit } from '../../platform/audit/audit';
import type { Database, Transaction } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import { announceRecords } from '../../platform/lists/announce-records';
import { serviceTokenList } from './service-tokens.list';

interface StoredToken {
  name: string;
  state: ServiceTokenState;
}

const lockToken = async (tx: Transaction, id: number): Promise<StoredToken> => {
  const stored = await tx.one<StoredToken>(sql`
    select name, ${serviceTokenStateSql} as state from service_token where id = ${id} for update`);
  if (!stored) throw new AppError('NOT_FOUND');
  return stored;
};

const recordTokenWrite = async (
  tx: Transaction,
  { userId }: Actor,
  deed: `service-token.${string}`,
  record: { id: number; name: string },
): Promise<void> => {
  await audit(tx, userId, deed, record);
  announceRecords(tx, serviceTokenList, [record.id]);
};

const unusableReasons: Partial<Record<ServiceTokenState, string>> = {
  revoked: 'This service token was revoked for good. Create another.',
  expired: 'This service token has expired. Give it a later last day first.',
};

/**
 * Issues a new secret, which ends the earlier one.
 * @throws AppError for a revoked or expired token.
 */
export const issueServiceSecret = (
  db: Database,
  actor: Actor,
  id: number,
): Promise<ServiceSecret> =>
  db.transaction(async (tx) => {
    const { name, state } = await lockToken(tx, id);
    const message = unusableReasons[state];
    if (message !== undefined) throw new AppError('IN_USE', { message });
    const token = createServiceSecret();
    await tx.run(sql`
      update service_token set secret_hash = ${computeSecretDigest(token)}, secret_end = ${token.slice(-4)},
        version = version + 1
      where id = ${id}`);
    await recordTokenWrite(tx, actor, 'service-token.secret', { id, name });
    return { id, token };
  });

/** Revokes a token. Its row remains stored, so that later calls get a precise error. */
export const markTokenRevoked = (db: Database, actor: Actor, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    const { name, state } = await lockToken(tx, id);
    if (state === 'revoked') return;
    await tx.run(sql`
      update service_token set revoked_at = now(), version = version + 1 where id = ${id}`);
    await recordTokenWrite(tx, actor, 'service-token.revoke', { id, name });
  });
