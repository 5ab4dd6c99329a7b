import sql from 'sql-template-tag';
import type { EveryoneRole } from '../../../contract/identity/people/person';
import { permissionsChanged } from '../../../contract/platform/realtime/realtime-constants';
import type { Actor } from '../../platform/access/actor';
import { isSessionLiveSql } from '../../platform/access/live-session';
import { audit } from '../../platform/audit/audit';
import { getFieldChanges } from '../../platform/audit/field-changes';
import { writeCompany } from '../../platform/company/write-company';
import type { Database, Db } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import { announce } from '../../platform/realtime/changes';

export const readEveryoneRole = async (db: Db): Promise<EveryoneRole> => {
  const row = await db.one<EveryoneRole>(
    sql`select everyone_role as role from company where id = 1`,
  );
  if (!row) throw new AppError('NOT_FOUND');
  return row;
};

/** Changes the role that all active users have; applies at once, also to open sessions. */
export const updateEveryoneRole = (
  db: Database,
  { userId }: Actor,
  { role }: EveryoneRole,
): Promise<void> =>
  db.transaction(async (tx) => {
    const company = await tx.one<EveryoneRole & { name: string }>(
      sql`select everyone_role as role, name from company where id = 1 for update`,
    );
    if (!company) throw new AppError('NOT_FOUND');
    if (company.role === role) return;
    await writeCompany(tx, { everyone_role: role });
    await audit(tx, userId, 'company.update', {
      id: 1,
      name: company.name,
      changes: getFieldChanges({ everyoneRole: company.role }, { everyoneRole: role }),
    });
    const signedIn = await tx.many<{ id: number }>(
      sql`select distinct session.user_id as id from session where ${isSessionLiveSql}`,
    );
    announce(tx, { owner: permissionsChanged, ids: signedIn.map(({ id }) => id), jobIds: [] });
    announce(tx, { owner: 'person', ids: [], jobIds: [] });
  });
