import sql from 'sql-template-tag';
import type { Db } from '../db/database';

/** What every installation needs before its first person signs in; changes nothing that is there. */
export const seedBase = (db: Db): Promise<void> =>
  db.transaction(async (inner) => {
    await inner.run(sql`
      insert into company (id, name) values (1, 'Your company') on conflict do nothing`);
    await inner.run(sql`
      insert into status (id, name, category, is_fixed) values
        (1, 'To-be-start', 'start', true), (2, 'Rejected', 'rejected', true), (19, 'Hired', 'hired', false)
      on conflict do nothing`);
  });
