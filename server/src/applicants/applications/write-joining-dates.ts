import sql from 'sql-template-tag';
import type { Transaction } from '../../platform/db/database';
import { joiningDatesChanged } from './hooks';

interface JoiningDate {
  applicationId: number;
  /** Joining date as `YYYY-MM-DD`; null removes it. */
  day: string | null;
}

export const writeJoiningDates = async (
  tx: Transaction,
  dates: readonly JoiningDate[],
): Promise<void> => {
  await tx.run(sql`
    update application set joining_date = given.day, updated_at = now(), version = version + 1
    from unnest(${dates.map(({ applicationId }) => applicationId)}::integer[],
      ${dates.map(({ day }) => day)}::date[]) as given (id, day)
    where application.id = given.id`);
  await joiningDatesChanged.run(tx, { ids: dates.map(({ applicationId }) => applicationId) });
};
