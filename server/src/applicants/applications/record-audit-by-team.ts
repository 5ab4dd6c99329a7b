import { audit, type AuditedRecord } from '../../platform/audit/audit';
import type { Db } from '../../platform/db/database';

export const recordStatusAuditByTeam = (
  db: Db,
  actorId: number | null,
  action: 'application.status' | 'application.status-undo',
  rows: readonly { id: number; groupId: number | null }[],
  details: object = {},
): Promise<void> => {
  const teams = new Map<number | null, number[]>();
  for (const { id, groupId } of rows) {
    const ids = teams.get(groupId) ?? [];
    ids.push(id);
    teams.set(groupId, ids);
  }
  const records = [...teams].map(([groupId, ids]): AuditedRecord => ({
    id: Math.min(...ids),
    groupId,
    details: { ...details, applicantId: ids },
  }));
  return audit(db, actorId, action, records);
};
