import sql from 'sql-template-tag';
import { jobAudience } from '../../jobs/postings/audience';
import type { Audience } from '../../platform/realtime/audience';

const ofJobs = jobAudience('interview:view');

/** Events go to everybody who hires for the job, and to the participants. */
export const interviewAudience: Audience = {
  mayReceive: ({ grants }) => grants.has('interview:take-part'),
  recipients: async (db, change, listeners) => {
    const audience = await ofJobs.recipients(db, change, listeners);
    const rest = listeners.map(({ userId }) => userId).filter((id) => !audience.has(id));
    const parts = await db.many<{ id: number }>(sql`
      select distinct user_id as id from interview_person
      where interview_id = any (${[...change.ids]}::integer[])
        and user_id = any (${rest}::integer[])`);
    for (const { id } of parts) audience.set(id, 'something');
    return audience;
  },
};
