import sql from 'sql-template-tag';
import type { Db } from '../db/database';

/** A record that something was done with. */
export interface AuditedRecord {
  id?: number;
  /** The hiring team that it belongs to. */
  groupId?: number | null;
  /** Ids and names of fields, never what people wrote. */
  details?: object;
}

/**
 * Leaves a line in the audit log for each record, in the transaction of the write that it tells of.
 * `actorId` is null where the server acts by itself; `action` begins with the kind of record.
 */
export const audit = async (
  db: Db,
  actorId: number | null,
  action: `${string}.${string}`,
  records: AuditedRecord | readonly AuditedRecord[],
  subject = action.split('.', 1)[0],
): Promise<void> => {
  await db.run(sql`
    insert into audit_entry (actor_id, action, subject, subject_id, group_id, details)
    select ${actorId}::integer, ${action}, ${subject}, id, "groupId", coalesce(details, '{}')
    from jsonb_to_recordset(${JSON.stringify([records].flat())}::jsonb)
      as record (id integer, "groupId" integer, details jsonb)`);
};
