import sql from 'sql-template-tag';
import { workHandedOver } from '../../identity/people/hooks';
import { recordHiringParts } from '../../platform/hiring-parts/record-parts';
import { announceApplications, announceJobs } from '../../platform/realtime/changes';

export const handOverJobs = workHandedOver.by(async (tx, { from, to }) => {
  const rows = await tx.many<{ id: number }>(sql`
    select id from job
    where hiring_manager_id = ${from} or recruiting_manager_id = ${from}
      or id = any (array(select job_id from job_user where user_id = ${from}))
    order by id for update`);
  const jobId = rows.map(({ id }) => id);
  await recordHiringParts(tx, { jobs: jobId }, async () => {
    await tx.run(sql`
      update job set version = version + 1,
        hiring_manager_id = case when hiring_manager_id = ${from} then ${to} else hiring_manager_id end,
        recruiting_manager_id =
          case when recruiting_manager_id = ${from} then ${to} else recruiting_manager_id end
      where id = any (${jobId}::integer[])`);
    await tx.run(sql`
      update job_user one set user_id = ${to}
      where user_id = ${from} and not exists (
        select from job_user other where other.job_id = one.job_id and other.user_id = ${to})`);
    await tx.run(sql`delete from job_user where user_id = ${from}`);
  });
  announceJobs(tx, jobId, true);
  announceApplications(tx, [], jobId, true);
  return { counts: { jobs: jobId.length }, details: { jobId } };
});
