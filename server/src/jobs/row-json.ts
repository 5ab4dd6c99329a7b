import sql, { empty, type Sql } from 'sql-template-tag';
import type { JobAction } from '../../contract/jobs/job-constants';
import type { Grant, Permission } from '../../contract/permission';
import type { Actor } from '../access/actor';
import { mayJson } from '../access/may';
import { jobsInScope } from './scope';
import { readsAmounts, readsEmails } from '../access/visible-fields';

const actions = {
  edit: 'job:edit',
  publish: 'job:publish',
  delete: 'job:delete',
} as const satisfies Record<JobAction, Permission>;

/** What a person may read of a job beyond the job itself, and do with it. */
export interface JobView {
  /** Whose address of an image it will be. */
  userId: number;
  sessionId: string;
  amounts: boolean;
  emails: boolean;
  /** The actions that are open to the person, as JSON over alias `job`. */
  may: Sql;
}

/** `within` is the grant that all jobs are read by, where none is shown beyond it. */
export const viewOf = (actor: Actor, within?: Pick<Grant, 'scope'>): JobView => ({
  userId: actor.userId,
  sessionId: actor.sessionId,
  amounts: readsAmounts(actor),
  emails: readsEmails(actor),
  may: mayJson(actions, jobsInScope, actor, within),
});

const amountFields = sql`,
  'amount', trim_scale(referral_amount.amount_minor / 100.0),
  'currency', referral_amount.currency`;

/** Name and value pairs of a `JobRow`, for `json_build_object` over `rowSource`. */
export const rowFields = (view: JobView): Sql => sql`
  'jobId', job.id,
  'id', job.id,
  'jobTitle', job.title,
  'jobCode', job.code,
  'numberOfPositions', job.number_of_positions,
  'jobApplication', job.application_count,
  'created_at', job.created_at,
  'expiryDate', job.expiry_date,
  'department', json_build_object('departmentId', department.id, 'departmentName', department.name),
  'designation', case when designation.id is not null then
    json_build_object('id', designation.id, 'designation', designation.name) end,
  'jobType', case when job_type.id is not null then
    json_build_object('id', job_type.id, 'jobType', job_type.name) end,
  'remote', job.is_remote,
  'location', (
    select json_build_object('city', city.name)
    from job_location
      join location on location.id = job_location.location_id
      join city on city.id = location.city_id
    where job_location.job_id = job.id order by job_location.sequence limit 1),
  'referralAmount', case when referral_amount.id is null then '[]'::json else json_build_array(
    json_build_object('id', referral_amount.id, 'slug', referral_amount.slug,
      'designation', amount_designation.name${view.amounts ? amountFields : empty})) end,
  'publishplatforms', case when not job.is_published then '[]'::json else (
    select json_agg(json_build_object('id', platform.id, 'name', platform.name) order by platform.id)
    from publication join platform on platform.id = publication.platform_id
    where publication.job_id = job.id and publication.state = 'live') end,
  'status', case when job.is_published then 'Published' else 'Saved' end,
  'may', ${view.may},
  'version', job.version`;

/** What `rowFields` reads beside `job`. */
export const rowSource = sql`
  join department on department.id = job.department_id
  left join designation on designation.id = job.designation_id
  left join job_type on job_type.id = job.job_type_id
  left join referral_amount on referral_amount.id = job.referral_amount_id
  left join designation amount_designation on amount_designation.id = referral_amount.designation_id`;
