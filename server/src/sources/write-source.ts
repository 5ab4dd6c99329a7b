import sql from 'sql-template-tag';
import type { SourceCreate, SourceUpdate } from '../../contract/sources/source';
import type { Actor } from '../access/actor';
import { audit } from '../audit/audit';
import type { Database, Transaction } from '../db/database';
import { AppError, invalidField } from '../errors';
import { createOnce, type IdempotencyKey } from '../http/idempotency';
import { expectVersion } from '../http/version';
import { readRow } from '../lists/plain-list';
import { announce } from '../realtime/changes';
import { sourceList } from './sources.list';

const { kind } = sourceList;

const tell = async (tx: Transaction, actor: Actor, id: number, action: string): Promise<void> => {
  await audit(tx, actor.userId, `${kind}.${action}`, { id });
  announce(tx, { owner: kind, ids: [id], jobIds: [] });
};

/** @throws AppError at the field whose value another source has. */
const expectUnique = async (
  tx: Transaction,
  source: string | undefined,
  identifier: string | undefined,
  id = 0,
): Promise<void> => {
  const taken = await tx.one<{ name: boolean }>(sql`
    select coalesce(lower(name) = lower(${source}::text), false) as name from applicant_source
    where id <> ${id}
      and (lower(name) = lower(${source}::text) or lower(identifier) = lower(${identifier}::text))
    order by 1 desc limit 1`);
  if (taken?.name) throw invalidField('source', 'There is a source of this name already.');
  if (taken) throw invalidField('identifier', 'Another source has this identifier already.');
};

const trimmed = <Body extends Partial<SourceCreate>>(body: Body): Body => {
  const texts = Object.entries(body).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : (value as unknown),
  ]);
  return Object.fromEntries(texts) as Body;
};

/** Answers the id; the same key creates once. */
export const createSource = (
  db: Database,
  actor: Actor,
  body: SourceCreate,
  key: IdempotencyKey | undefined,
): Promise<number> =>
  createOnce(db, actor.userId, `${kind}.create`, key, async (tx) => {
    const { source, identifier, description = '' } = trimmed(body);
    await expectUnique(tx, source, identifier);
    const row = await tx.one<{ id: number }>(sql`
      insert into applicant_source (name, identifier, description)
      values (${source}, ${identifier}, ${description}) returning id`);
    const id = row?.id ?? 0;
    await tell(tx, actor, id, 'create');
    return id;
  });

/**
 * Changes what was sent; the identifier stays.
 * @throws AppError `STALE_VERSION` with the stored source when it was based on an older version.
 */
export const updateSource = (
  db: Database,
  actor: Actor,
  id: number,
  body: SourceUpdate,
): Promise<void> =>
  db.transaction(async (tx) => {
    const stored = await tx.one<{ identifier: string; version: number }>(sql`
      select identifier, version from applicant_source where id = ${id} for update`);
    if (!stored) throw new AppError('NOT_FOUND');
    await expectVersion(
      body.version,
      stored.version,
      async () => JSON.parse((await readRow(tx, sourceList, id, actor)) ?? 'null') as unknown,
    );
    const { source, identifier = stored.identifier, description } = trimmed(body);
    if (identifier !== stored.identifier)
      throw invalidField('identifier', 'The identifier of a source cannot be changed.');
    await expectUnique(tx, source, undefined, id);
    await tx.run(sql`
      update applicant_source set name = coalesce(${source ?? null}, name),
        description = coalesce(${description ?? null}, description), version = version + 1
      where id = ${id}`);
    await tell(tx, actor, id, 'update');
  });
