import sql from 'sql-template-tag';
import { retentionMessages } from '../../../contract/privacy/retention/retention-rule-constants';
import { audit } from '../../platform/audit/audit';
import type { Database, Db } from '../../platform/db/database';
import { lockPeople } from '../../platform/db/lock-people';
import { AppError } from '../../platform/errors';
import { announcePeople } from '../erasure/erase-people';
import { findApplicant } from '../erasure/read-subjects';

const getApplicant = async (db: Db, applicationId: number): Promise<number> => {
  const id = await findApplicant(db, applicationId);
  if (id === undefined) throw new AppError('NOT_FOUND');
  return id;
};

/** Puts a person on hold; a repeated call replaces the reason. */
export const putPersonOnHold = (
  db: Database,
  applicationId: number,
  actorId: number,
  reason: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockPeople(tx);
    const id = await getApplicant(tx, applicationId);
    await tx.run(sql`
      insert into retention_hold (applicant_id, reason, set_by) values (${id}, ${reason.trim()}, ${actorId})
      on conflict (applicant_id) do update set reason = excluded.reason, set_by = excluded.set_by,
        set_at = now()`);
    await audit(tx, actorId, 'application.hold', { id: applicationId });
    await announcePeople(tx, [applicationId]);
  });

export const endPersonHold = (
  db: Database,
  applicationId: number,
  actorId: number,
): Promise<void> =>
  db.transaction(async (tx) => {
    const id = await getApplicant(tx, applicationId);
    const ended = await tx.run(sql`
      delete from retention_hold hold using applicant person
      where person.id = hold.applicant_id and ${id} in (person.id, person.merged_into_id)`);
    if (ended === 0) throw new AppError('STALE_VERSION', { message: retentionMessages.notHeld });
    await audit(tx, actorId, 'application.end-hold', { id: applicationId });
    await announcePeople(tx, [applicationId]);
  });
