import sql from 'sql-template-tag';
import type { Db } from '../db/database';
import type { Changes } from './changes';

/** A record that something was done with. */
export interface AuditedRecord {
  id?: number;
  /** What it is called; left out for people, of whom the log keeps ids only. */
  name?: string;
  /** The hiring team that it belongs to. */
  groupId?: number | null;
  /** Ids and names of fields, never what people wrote. */
  details?: object;
  /** Fields of a setting or a job, before and after. */
  changes?: Changes;
}

/**
 * Leaves a line in the audit log for each record, in the transaction of the write that it tells of.
 * `actorId` is null where the server acts by itself, below zero for a service token; `action` begins with the kind of record.
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
