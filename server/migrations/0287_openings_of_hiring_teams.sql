-- The kept totals of hiring teams count openings as those of the company do.
-- holds job: writes, while all jobs are counted; 0.1 s for 100,000 jobs.
lock table job in share mode;
-- holds job_group_total: has four rows for a team.
update job_group_total total set positions = coalesce(counted.openings, 0)
from job_group_total kept left join (
  select group_id, is_expired, is_published, sum(openings) as openings
  from job group by 1, 2, 3) counted using (group_id, is_expired, is_published)
where (total.group_id, total.is_expired, total.is_published)
  = (kept.group_id, kept.is_expired, kept.is_published);
