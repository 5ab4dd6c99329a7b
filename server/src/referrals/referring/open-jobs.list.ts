import sql, { type Sql } from 'sql-template-tag';
import type { OpenJobQuery } from '../../../contract/referrals/referring/open-job';
import type { UserId } from '../../platform/access/scope';
import { hasHiringPartSql } from '../../platform/hiring-parts/hiring-part';
import { jobsInScope } from '../../platform/hiring-parts/job-scope';
import type { ReadableList } from '../../platform/lists/list';
import { toNaturalOrder } from '../../platform/lists/sort-order';
import { toRowSql } from '../../platform/lists/row-sql';
import { jobSlabJoin } from '../promises/select-slab';

interface OpenJobReader {
  userId: number;
}

/** Predicate over alias `job`: jobs for which every employee may refer people. */
export const isJobOpenForReferralsSql = jobsInScope({ scope: 'published' }, { userId: 0 });

const canRefer = (userId: UserId) => sql`
  coalesce((
    select eligibility.is_eligible from app_user me
      join referral_eligibility eligibility using (designation_id)
    where me.id = ${userId}), true)`;

const openJobPairs = ({ userId }: OpenJobReader): Sql => sql`
    'jobId', job.id, 'jobTitle', job.title, 'jobCode', job.code,
    'department', department.name, 'remote', job.is_remote, 'jobType', job_type.name,
    'city', (
      select city.name from job_location
        join location on location.id = job_location.location_id
        join city on city.id = location.city_id
      where job_location.job_id = job.id order by job_location.sequence limit 1),
    'openDate', job.created_at, 'releaseDays', setting.release_days,
    'bonus', case when slab.amount_minor > 0 then json_build_object(
      'amount', trim_scale(slab.amount_minor / 100.0), 'currency', slab.currency) end,
    'noBonus', case
      when coalesce(slab.amount_minor, 0) = 0 then 'none'
      when not ${canRefer(userId)} then 'position'
      when ${hasHiringPartSql(sql`${userId}::integer`)} then 'part' end`;

export const openJobList: ReadableList<OpenJobReader, OpenJobQuery> = {
  from: sql`job`,
  key: sql`job.id`,
  scope: () => [isJobOpenForReferralsSql],
  filters: {},
  search: () => [
    sql`job.title || ' ' || job.code`,
    sql`(select name from department where department.id = job.department_id)`,
  ],
  sorts: { title: toNaturalOrder(sql`job.title_key`), openDate: sql`job.created_at` },
  usualSort: '-openDate',
  shownWith: sql`
    join department on department.id = job.department_id
    join referral_setting setting on setting.is_active
    ${jobSlabJoin}
    left join job_type on job_type.id = job.job_type_id`,
  row: (reader) => toRowSql(openJobPairs(reader)),
};

export const openJobRecord: ReadableList<OpenJobReader, OpenJobQuery> = {
  ...openJobList,
  row: (reader) =>
    toRowSql(sql`${openJobPairs(reader)},
    'description', job.description, 'answerDays', setting.answer_days`),
};
