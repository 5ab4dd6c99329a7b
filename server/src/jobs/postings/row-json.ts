import sql, { raw, type Sql } from 'sql-template-tag';
import type { JobAction } from '../../../contract/jobs/postings/job-constants';
import type { Grant, Permission } from '../../../contract/permission';
import type { Actor } from '../../platform/access/actor';
import { mayJson } from '../../platform/access/may';
import { readsAmounts, readsEmails } from '../../platform/access/visible-fields';
import { fixedPart } from '../../platform/db/fixed-part';
import {
  memberTexts,
  objectText,
  orNull,
  plain,
  quoted,
  yesOrNo,
} from '../../platform/db/json-text';
import { jobsInScope } from '../../platform/hiring-parts/job-scope';

const actions = {
  edit: 'job:edit',
  publish: 'job:publish',
  delete: 'job:delete',
} as const satisfies Record<JobAction, Permission>;

export interface JobView {
  /** Image URLs are signed for this user and session. */
  userId: number;
  sessionId: string;
  amounts: boolean;
  emails: boolean;
  /** SQL over alias `job` for the JSON of the user's permitted actions. */
  may: Sql;
}

/** `within` is the grant that limits all rows, where no row beyond it is shown. */
export const viewOf = (actor: Actor, within?: Pick<Grant, 'scope'>): JobView => ({
  userId: actor.userId,
  sessionId: actor.sessionId,
  amounts: readsAmounts(actor),
  emails: readsEmails(actor),
  may: mayJson(actions, jobsInScope, actor, within),
});

/** JSON for an optional join; null without the joined row. */
const joined = (alias: string, members: Readonly<Record<string, Sql>>): Sql =>
  sql`case when ${raw(alias)}.id is null then 'null' else ${objectText(members)} end`;

const location = sql`coalesce((
  select ${objectText({ city: quoted(sql`city.name`) })}
  from job_location
    join location on location.id = job_location.location_id
    join city on city.id = location.city_id
  where job_location.job_id = job.id order by job_location.sequence limit 1), 'null')`;

const platforms = sql`coalesce(case when job.is_published then (
  select '[' || string_agg(${objectText({
    id: sql`platform.id`,
    name: quoted(sql`platform.name`),
  })}, ',' order by platform.id) || ']'
  from publication join platform on platform.id = publication.platform_id
  where publication.job_id = job.id and publication.state = 'live') end, '[]')`;

const amount = {
  amount: sql`trim_scale(referral_amount.amount_minor / 100.0)`,
  currency: quoted(sql`referral_amount.currency`),
};

const referralAmount = (amounts: boolean): Sql => sql`
  case when referral_amount.id is null then '[]' else '[' || ${objectText({
    id: sql`referral_amount.id`,
    slug: quoted(sql`referral_amount.slug`),
    designation: orNull(quoted(sql`amount_designation.name`)),
    ...(amounts && amount),
  })} || ']' end`;

const members = (amounts: boolean): Sql =>
  memberTexts({
    jobId: sql`job.id`,
    id: sql`job.id`,
    jobTitle: quoted(sql`job.title`),
    jobCode: quoted(sql`job.code`),
    numberOfPositions: sql`job.number_of_positions`,
    jobApplication: sql`job.application_count`,
    created_at: quoted(sql`job.created_at`),
    expiryDate: orNull(quoted(sql`job.expiry_date`)),
    department: objectText({
      departmentId: sql`department.id`,
      departmentName: quoted(sql`department.name`),
    }),
    designation: joined('designation', {
      id: sql`designation.id`,
      designation: quoted(sql`designation.name`),
    }),
    jobType: joined('job_type', { id: sql`job_type.id`, jobType: quoted(sql`job_type.name`) }),
    remote: yesOrNo(sql`job.is_remote`),
    location,
    referralAmount: referralAmount(amounts),
    publishplatforms: platforms,
    status: plain(sql`case when job.is_published then 'Published' else 'Saved' end`),
    jobStatusId: sql`job.job_status_id`,
    version: sql`job.version`,
  });

const withAmounts = fixedPart(members(true));
const withoutAmounts = fixedPart(members(false));

export const rowText = ({ amounts, may }: Pick<JobView, 'amounts' | 'may'>): Sql =>
  sql`concat('{', ${amounts ? withAmounts : withoutAmounts}, ',"may":', ${may}, '}')`;

export const rowSource = fixedPart(sql`
  join department on department.id = job.department_id
  left join designation on designation.id = job.designation_id
  left join job_type on job_type.id = job.job_type_id
  left join referral_amount on referral_amount.id = job.referral_amount_id
  left join designation amount_designation on amount_designation.id = referral_amount.designation_id`);
