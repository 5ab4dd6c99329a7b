import sql from 'sql-template-tag';
import type { Db } from '../../platform/db/database';
import type { Task, TaskRun } from '../../platform/queue/task';

/** Days for which it is stored who read what: laws require at least one year. */
const storedDays = 730;
const batchSize = 5_000;

const removeBatch = (db: Db): Promise<number> =>
  db.run(sql`
    delete from record_reading where id in (
      select id from record_reading where day < current_date - ${storedDays}::integer
      limit ${batchSize})`);

export const createRemoveReadingsTask = (db: Db): Task => ({
  name: 'remove-old-readings',
  label: 'Remove old lines of who looked',
  maxTries: 3,
  schedule: '41 2 * * *',
  run: async (_, { signal }: TaskRun) => {
    while (!signal.aborted && (await removeBatch(db)) === batchSize);
  },
});
