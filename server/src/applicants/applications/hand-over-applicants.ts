import sql from 'sql-template-tag';
import { workHandedOver } from '../../identity/people/hooks';
import { recordHiringParts } from '../../platform/hiring-parts/record-parts';
import { announceApplications } from '../../platform/realtime/changes';

export const handOverApplicants = workHandedOver.by(async (tx, { from, to }) => {
  const referred = await tx.many<{ id: number }>(sql`
    select id from application
    where recruiter_id = ${from} and referrer_id is not null order by id for update`);
  const moved = await recordHiringParts(tx, { applications: referred.map(({ id }) => id) }, () =>
    tx.many<{ id: number; jobId: number }>(sql`
      update application set recruiter_id = ${to} where recruiter_id = ${from}
      returning id, job_id as "jobId"`),
  );
  announceApplications(
    tx,
    [],
    moved.map(({ jobId }) => jobId),
    true,
  );
  return { counts: { applicants: moved.length }, details: { applicants: moved.length } };
});
