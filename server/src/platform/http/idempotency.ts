import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Db, Transaction } from '../db/database';
import { AppError, invalidField } from '../errors';

export interface IdempotencyKey {
  key: string;
  bodyHash: string;
}

const sortKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, inner]) => [name, sortKeys(inner)]));
};

const hashBody = ({ body, sentFiles }: FastifyRequest): string => {
  const hash = createHash('sha256').update(JSON.stringify(sortKeys(body)));
  for (const { field, name, content } of sentFiles)
    hash.update(JSON.stringify([field, name, content.length])).update(content);
  return hash.digest('hex');
};

export const readIdempotencyKey = (request: FastifyRequest): IdempotencyKey | undefined => {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return undefined;
  if (key.length > 200) throw invalidField('Idempotency-Key', 'Use at most 200 characters.');
  return { key, bodyHash: hashBody(request) };
};

/**
 * Calls with the same key, repeated or concurrent, get the id that the first one created. `create`
 * runs in the same transaction, so that an error frees the key.
 * @throws AppError `ALREADY_CREATED` with that id if the bodies differ.
 */
export const createIdempotently = (
  db: Db,
  userId: number,
  action: string,
  sent: IdempotencyKey | undefined,
  create: (tx: Transaction) => Promise<number>,
): Promise<number> =>
  db.transaction(async (inner) => {
    if (!sent) return create(inner);
    const { key, bodyHash } = sent;
    // The second of two concurrent inserts waits for the first to commit.
    const claimed = await inner.run(sql`
      insert into idempotency_key (user_id, action, key, body_hash)
      values (${userId}, ${action}, ${key}, ${bodyHash}) on conflict do nothing`);
    if (claimed === 0) {
      const first = await inner.one<{ subject_id: number; is_same: boolean }>(sql`
        select subject_id, coalesce(body_hash = ${bodyHash}, true) as is_same from idempotency_key
        where user_id = ${userId} and action = ${action} and key = ${key}`);
      if (first && !first.is_same)
        throw new AppError('ALREADY_CREATED', { current: { id: first.subject_id } });
      if (first) return first.subject_id;
    }
    const id = await create(inner);
    await inner.run(sql`
      update idempotency_key set subject_id = ${id}
      where user_id = ${userId} and action = ${action} and key = ${key}`);
    return id;
  });
