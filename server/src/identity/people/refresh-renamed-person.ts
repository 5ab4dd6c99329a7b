import sql from 'sql-template-tag';
import type { Transaction } from '../../platform/db/database';
import { peopleDisplayChanged } from './hooks';

/** Gives records that show the person's name a new version; call it before the name is written. */
export const refreshRenamedPerson = async (
  tx: Transaction,
  id: number,
  { firstName, lastName }: { firstName?: unknown; lastName?: unknown },
): Promise<void> => {
  const renamed = await tx.one(sql`
    select 1 from app_user where id = ${id}
      and (first_name <> coalesce(${firstName ?? null}::text, first_name)
        or last_name <> coalesce(${lastName ?? null}::text, last_name))`);
  if (renamed) await peopleDisplayChanged.run(tx, { ids: [id] });
};
