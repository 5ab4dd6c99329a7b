import type { DirectoryKind } from '../../../../contract/company/directory/directory-constants';
import type { Db } from '../../../platform/db/database';
import {
  lastAdministratorMessage,
  listSignInAdministrators,
} from '../../../identity/people/administrators';
import { ownDeactivationMessage } from '../../../identity/people/write-person';
import { isRefusedEntry, type PlannedRecord } from './upsert-entry';
import { hasLeftCompany } from './leaving.rule';

/**
 * Refuses that users deactivate themselves or the last administrator. People stay inactive after their last
 * day.
 */
export const readExpectedStates = async (
  db: Db,
  kind: DirectoryKind,
  records: readonly PlannedRecord[],
  { userId, today }: { userId: number; today: string },
): Promise<void> => {
  if (kind !== 'people') return;
  const isOut = ({ fields, before }: PlannedRecord): boolean =>
    hasLeftCompany({ ...before, ...fields }, today);
  for (const record of records) {
    if (record.fields.status !== 1 || !isOut(record)) continue;
    delete record.fields.status;
    record.changed = record.changed.filter((name) => name !== 'status');
  }
  const leaving = records.filter(
    (record) =>
      !isRefusedEntry(record) &&
      record.before.status === true &&
      (record.fields.status === 0 || isOut(record)),
  );
  if (leaving.length === 0) return;
  const administrators = await listSignInAdministrators(db);
  const ids = new Set(leaving.map(({ id }) => id));
  const isLast = !administrators.some((id) => !ids.has(id));
  for (const { id, faults } of leaving)
    if (id === userId) faults.status = ownDeactivationMessage;
    else if (isLast && administrators.includes(id)) faults.status = lastAdministratorMessage;
};
