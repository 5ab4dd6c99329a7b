import type { FastifyRequest } from 'fastify';
import sql from 'sql-template-tag';
import type { Db } from '../db/database';
import { invalidField } from '../errors';

/** The `Idempotency-Key` of a call, if it sent one. */
export const idempotencyKeyOf = ({ headers }: FastifyRequest): string | undefined => {
  const key = headers['idempotency-key'];
  if (typeof key === 'string' && key.length > 200)
    throw invalidField('Idempotency-Key', 'Use at most 200 characters.');
  return typeof key === 'string' && key !== '' ? key : undefined;
};

/**
 * Creates once for a person and an `Idempotency-Key`: a repeated or simultaneous call gets the id of
 * the first. `create` runs in the same transaction, so a failed attempt leaves the key free.
 */
export const createOnce = (
  db: Db,
  userId: number,
  action: string,
  key: string | undefined,
  create: (db: Db) => Promise<number>,
): Promise<number> =>
  db.transaction(async (inner) => {
    if (!key) return create(inner);
    // The second of two simultaneous inserts waits here until the first has committed.
    const claimed = await inner.run(sql`
      insert into idempotency_key (user_id, action, key)
      values (${userId}, ${action}, ${key}) on conflict do nothing`);
    if (claimed === 0) {
      const first = await inner.one<{ subject_id: number }>(sql`
        select subject_id from idempotency_key
        where user_id = ${userId} and action = ${action} and key = ${key}`);
      if (first) return first.subject_id;
    }
    const id = await create(inner);
    await inner.run(sql`
      update idempotency_key set subject_id = ${id}
      where user_id = ${userId} and action = ${action} and key = ${key}`);
    return id;
  });
