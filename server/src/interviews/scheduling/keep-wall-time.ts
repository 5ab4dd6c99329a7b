import sql from 'sql-template-tag';
import type { Db } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import { announceInterviews } from './announce-interviews';
import { reportBusyPeople } from './hold-time';
import { interviewsPlanned } from './hooks';
import { mailInvitations } from './invitation-mails';

const keepOne = (db: Db, id: number): Promise<void> =>
  reportBusyPeople(() =>
    db.transaction(async (tx) => {
      await tx.run(sql`
        update interview set starts_at = local_start at time zone time_zone,
          ends_at = (local_start at time zone time_zone) + (ends_at - starts_at),
          sequence = sequence + 1, version = version + 1
        where id = ${id}`);
      await tx.run(sql`
        update interview_person part set during = tstzrange(interview.starts_at, interview.ends_at)
        from interview where interview.id = part.interview_id and interview.id = ${id}`);
      await mailInvitations(tx, [id]);
      await interviewsPlanned.run(tx, { ids: [id] });
      await announceInterviews(tx, [id]);
    }),
  );

/**
 * Keeps the local time of interviews in a country that changes its clock rules after they were scheduled. An
 * interview that would then overlap with another is not moved.
 */
export const keepInterviewLocalTimes = async (db: Db): Promise<void> => {
  const moved = await db.many<{ id: number }>(sql`
    select id from interview where state = 'booked' and starts_at > now()
      and local_start at time zone time_zone <> starts_at order by id`);
  for (const { id } of moved)
    await keepOne(db, id).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
    });
};
