import sql from 'sql-template-tag';
import type { Db } from '../db/database';
import type { FieldChanges } from './field-changes';

export interface AuditedRecord {
  id?: number;
  /** Name of the record; undefined for people, of whom the log stores ids only. */
  name?: string;
  groupId?: number | null;
  /** Details of the change: ids and field names only, never texts that people wrote. */
  details?: object;
  changes?: FieldChanges;
}

/**
 * Adds an entry to the audit log in the transaction of the change. `actorId` is null for the server itself
 * and negative for a service token; `action` begins with the kind of record.
 */
export const audit = async (
  db: Db,
  actorId: number | null,
  action: `${string}.${string}`,
  records: AuditedRecord | readonly AuditedRecord[],
  subject = action.split('.', 1)[0],
): Promise<void> => {
  await db.run(sql`
    insert into audit_entry (actor_id, action, subject, subject_id, subject_name, group_id, details)
    select ${actorId}::integer, ${action}, ${subject}, id, coalesce(name, ''), "groupId",
      coalesce(details, '{}') || case when changes is null then '{}' else jsonb_build_object('changes', changes) end
    from jsonb_to_recordset(${JSON.stringify([records].flat())}::jsonb)
      as record (id integer, name text, "groupId" integer, details jsonb, changes jsonb)`);
};
