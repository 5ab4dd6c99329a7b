import sql from 'sql-template-tag';
import type { Db } from '../../platform/db/database';

interface Id {
  id: number;
}

/** Returns a status of category withdrawn: the stage's own, else any; creates one if there is none. */
export const readWithdrawnStatus = async (db: Db, stageId: number | null): Promise<number> => {
  const known = await db.one<Id>(sql`
    select id from status where category = 'withdrawn'
    order by id in (select status_id from stage_status where stage_id = ${stageId}::integer) desc,
      lower(name) = 'withdrawn' desc, id limit 1`);
  if (known) return known.id;
  const made = await db.one<Id>(sql`
    insert into status (name, category) values ('Withdrawn by referrer', 'withdrawn')
    on conflict (lower(name)) do update set category = excluded.category returning id`);
  return made?.id ?? 0;
};
