import sql from 'sql-template-tag';
import { erasureMessages } from '../../../contract/privacy/erasure/erasure-constants';
import type { Database, Db } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import type { ErasureDependencies } from './erasure-dependencies';
import { erasePeople, type StoredErasure } from './erase-people';
import { appendLedger, type LedgerEntry } from './ledger-file';
import { findApplicant } from './read-subjects';
import { restorePerson } from './restore-person';

export const toLedgerEntry = ({
  applicantIds,
  erasedAt,
  reason,
  rule,
}: StoredErasure): LedgerEntry => ({ applicantIds, erasedAt, reason, rule });

const getApplicant = async (db: Db, applicationId: number): Promise<number> => {
  const id = await findApplicant(db, applicationId);
  if (id === undefined) throw new AppError('NOT_FOUND');
  return id;
};

const isOnHold = async (db: Db, applicantId: number): Promise<boolean> =>
  (await db.one(sql`
    select 1 from retention_hold hold join applicant person on person.id = hold.applicant_id
    where ${applicantId} in (person.id, person.merged_into_id)`)) !== undefined;

interface Request {
  applicationId: number;
  actorId: number;
  /** Folder with this server's data, including the ledger of erasures. */
  folder: string;
}

/** @throws AppError if the person is already anonymised. */
export const anonymisePerson = async (
  db: Database,
  parts: ErasureDependencies,
  { applicationId, actorId, folder }: Request,
  reason: string,
): Promise<void> => {
  const erased = await db.transaction(async (tx) => {
    const id = await getApplicant(tx, applicationId);
    if (await isOnHold(tx, id)) throw new AppError('IN_USE', { message: erasureMessages.held });
    return erasePeople(tx, parts, [id], { actorId, reason: reason.trim(), rule: '' });
  });
  if (erased.length === 0) throw new AppError('STALE_VERSION', { message: erasureMessages.erased });
  await appendLedger(folder, erased.map(toLedgerEntry));
};

export const restoreAnonymisedPerson = async (
  db: Database,
  parts: ErasureDependencies,
  { applicationId, actorId, folder }: Request,
): Promise<void> => {
  const id = await restorePerson(db, parts, await getApplicant(db, applicationId), actorId);
  const row = await db.one<LedgerEntry>(sql`
    select applicant_ids as "applicantIds", to_json(erased_at) #>> '{}' as "erasedAt", reason, rule
    from erasure where id = ${id}`);
  if (row) await appendLedger(folder, [{ ...row, isRestored: true }]);
};
