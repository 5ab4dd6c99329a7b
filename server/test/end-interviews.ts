import sql from 'sql-template-tag';
import { runOnOwnDatabase } from './own-database';

/** Moves all booked interviews into the past, so that the last one has just ended. */
export const endInterviews = (dataFolder: string): Promise<void> =>
  runOnOwnDatabase(dataFolder, async (db) => {
    await db.run(sql`
      update interview set starts_at = starts_at - passed, ends_at = ends_at - passed,
        local_start = local_start - passed
      from (select max(ends_at) - now() + interval '1 minute' as passed from interview
        where state = 'booked') days
      where state = 'booked'`);
    await db.run(sql`
      update interview_person part set during = tstzrange(interview.starts_at, interview.ends_at)
      from interview where interview.id = part.interview_id`);
  });
