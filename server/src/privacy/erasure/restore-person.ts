import sql from 'sql-template-tag';
import { erasureMessages } from '../../../contract/privacy/erasure/erasure-constants';
import { audit } from '../../platform/audit/audit';
import type { Database } from '../../platform/db/database';
import { lockPeople } from '../../platform/db/lock-people';
import { AppError } from '../../platform/errors';
import { restoreOriginals } from '../../platform/personal-data/restore-originals';
import type { ErasureDependencies } from './erasure-dependencies';
import { announcePeople } from './erase-people';
import { decryptOriginals } from './seal-originals';

interface OpenErasure {
  id: number;
  applicationIds: number[];
  sealed: Buffer | null;
  isLate: boolean;
}

const createConflict = (message: string): AppError => new AppError('STALE_VERSION', { message });

/** @throws AppError when the days for that are over. Returns the id of the erasure. */
export const restorePerson = (
  db: Database,
  { keys }: ErasureDependencies,
  applicantId: number,
  actorId: number,
): Promise<number> =>
  db.transaction(async (tx) => {
    await lockPeople(tx);
    const found = await tx.one<OpenErasure>(sql`
      select id, application_ids as "applicationIds", sealed, restorable_until <= now() as "isLate"
      from erasure where applicant_ids @> array[${applicantId}::integer] and restored_at is null
      order by id desc limit 1 for update`);
    if (!found) throw createConflict(erasureMessages.notErased);
    if (found.isLate || !found.sealed) throw createConflict(erasureMessages.tooLate);
    const content = decryptOriginals(found.sealed, keys);
    if (!content) throw createConflict(erasureMessages.lostKey);
    await restoreOriginals(tx, content.originals);
    await tx.run(sql`
      update erasure set restored_at = now(), restored_by = ${actorId}, sealed = null, file_ids = '{}'
      where id = ${found.id}`);
    await audit(
      tx,
      actorId,
      'application.bring-back',
      found.applicationIds.map((id) => ({ id })),
    );
    await announcePeople(tx, found.applicationIds);
    return found.id;
  });
