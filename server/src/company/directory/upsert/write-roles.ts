import { audit } from '../../../platform/audit/audit';
import { getFieldChanges } from '../../../platform/audit/field-changes';
import type { Role } from '../../../../contract/permission';
import type { Transaction } from '../../../platform/db/database';
import { addRoles } from '../../../identity/people/add-roles';
import { announcePeople } from '../../../identity/people/write-person';
import type { PlannedRecord } from './upsert-entry';
import { getSentRoles } from './plan-roles';

export const writeImportedRoles = async (
  tx: Transaction,
  userId: number,
  people: readonly PlannedRecord[],
): Promise<void> => {
  const promoted = people.filter((one) => getSentRoles(one).length > 0);
  if (promoted.length === 0) return;
  const pairs = promoted.flatMap((one) => getSentRoles(one).map((role) => ({ id: one.id, role })));
  await addRoles(tx, pairs);
  const lines = promoted.map((one) => {
    const before = (one.before.roles ?? []) as Role[];
    const after = [...before, ...getSentRoles(one)].toSorted();
    return { id: one.id, changes: getFieldChanges({ roles: before }, { roles: after }) };
  });
  await audit(tx, userId, 'person.update', lines);
  announcePeople(
    tx,
    promoted.map(({ id }) => id),
  );
};
