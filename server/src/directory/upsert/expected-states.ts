import sql from 'sql-template-tag';
import type { DirectoryKind } from '../../../contract/directory/directory-constants';
import type { Db } from '../../db/database';
import { lastAdministrator, signingAdministrators } from '../../people/administrators';
import { ownDeactivation } from '../../people/write-person';
import { isRefused, type PlannedRecord } from './candidate';

/** What has become of a field once the record is written. */
const written = ({ fields, before }: PlannedRecord, name: string): unknown =>
  name in fields ? fields[name] : before[name];

/**
 * Refuses to deactivate oneself, and the last who administers. Whoever's last day has come is out
 * whatever status is sent, so that the same file again changes nothing.
 */
export const expectedStates = async (
  db: Db,
  kind: DirectoryKind,
  records: readonly PlannedRecord[],
  userId: number,
): Promise<void> => {
  if (kind !== 'people') return;
  const company = await db.one<{ today: string }>(
    sql`select (now() at time zone company_zone())::date::text as today`,
  );
  const hasLeft = (record: PlannedRecord): boolean => {
    const day = written(record, 'leavingDate');
    return typeof day === 'string' && day !== '' && day <= (company?.today ?? '');
  };
  for (const record of records) {
    if (record.fields.status !== 1 || !hasLeft(record)) continue;
    delete record.fields.status;
    record.changed = record.changed.filter((name) => name !== 'status');
  }
  const leaving = records.filter(
    (record) =>
      !isRefused(record) &&
      record.before.status === true &&
      (record.fields.status === 0 || hasLeft(record)),
  );
  if (leaving.length === 0) return;
  const administrators = await signingAdministrators(db);
  const ids = new Set(leaving.map(({ id }) => id));
  const isLast = !administrators.some((id) => !ids.has(id));
  for (const { id, faults } of leaving)
    if (id === userId) faults.status = ownDeactivation;
    else if (isLast && administrators.includes(id)) faults.status = lastAdministrator;
};
