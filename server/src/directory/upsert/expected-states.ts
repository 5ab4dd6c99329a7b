import type { DirectoryKind } from '../../../contract/directory/directory-constants';
import type { Db } from '../../db/database';
import { lastAdministrator, signingAdministrators } from '../../people/administrators';
import { ownDeactivation } from '../../people/write-person';
import { isRefused } from './candidate';
import type { PlannedRecord } from './plan-upsert';

/** Refuses to deactivate oneself, and the last who administers. */
export const expectedStates = async (
  db: Db,
  kind: DirectoryKind,
  records: readonly PlannedRecord[],
  userId: number,
): Promise<void> => {
  if (kind !== 'people') return;
  const leaving = records.filter(
    (record) => !isRefused(record) && record.fields.status === 0 && record.before.status === true,
  );
  if (leaving.length === 0) return;
  const administrators = await signingAdministrators(db);
  const ids = new Set(leaving.map(({ id }) => id));
  const isLast = !administrators.some((id) => !ids.has(id));
  for (const { id, faults } of leaving)
    if (id === userId) faults.status = ownDeactivation;
    else if (isLast && administrators.includes(id)) faults.status = lastAdministrator;
};
