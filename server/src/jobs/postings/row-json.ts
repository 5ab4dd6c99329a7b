import sql, { raw, type Sql } from 'sql-template-tag';
import type { JobAction } from '../../../contract/jobs/postings/job-constants';
import type { Grant, Permission } from '../../../contract/permission';
import type { Actor } from '../../platform/access/actor';
import { toAllowedActions } from '../../platform/access/allowed-actions';
import { canReadAmounts, canReadEmails } from '../../platform/access/visible-fields';
import { toFixedSqlPart } from '../../platform/db/fixed-part';
import {
  toMemberTexts,
  toObjectText,
  toTextOrNull,
  toUnescapedText,
  toJsonText,
  toBooleanText,
} from '../../platform/db/json-text';
import { jobsInScope } from '../../platform/hiring-parts/job-scope';

const actionPermissions = {
  edit: 'job:edit',
  publish: 'job:publish',
  delete: 'job:delete',
} as const satisfies Record<JobAction, Permission>;

export interface JobView {
  /** Id of the user; URLs of images are signed for this user and session. */
  userId: number;
  sessionId: string;
  amounts: boolean;
  emails: boolean;
  /** True to show all salaries, false to show public ones only. */
  salaries: boolean;
  /** SQL over alias `job` for the JSON of the user's permitted actions. */
  may: Sql;
}

/** `within` is the permission whose scope limits all shown rows, if any. */
export const toJobView = (actor: Actor, within?: Pick<Grant, 'scope'>): JobView => ({
  userId: actor.userId,
  sessionId: actor.sessionId,
  amounts: canReadAmounts(actor),
  emails: canReadEmails(actor),
  salaries: actor.grants.has('job:edit'),
  may: toAllowedActions(actionPermissions, jobsInScope, actor, within),
});

/** JSON object of a left join; null if there is no joined row. */
const joinedObject = (alias: string, members: Readonly<Record<string, Sql>>): Sql =>
  sql`case when ${raw(alias)}.id is null then 'null' else ${toObjectText(members)} end`;

const locationsJson = sql`coalesce((
  select ${toObjectText({ city: toJsonText(sql`city.name`) })}
  from job_location
    join location on location.id = job_location.location_id
    join city on city.id = location.city_id
  where job_location.job_id = job.id order by job_location.sequence limit 1), 'null')`;

const platformsJson = sql`coalesce(case when job.is_published then (
  select '[' || string_agg(${toObjectText({
    id: sql`platform.id`,
    name: toJsonText(sql`platform.name`),
  })}, ',' order by platform.id) || ']'
  from publication join platform on platform.id = publication.platform_id
  where publication.job_id = job.id and publication.state = 'live') end, '[]')`;

const amountMembers = {
  amount: sql`trim_scale(referral_amount.amount_minor / 100.0)`,
  currency: toJsonText(sql`referral_amount.currency`),
};

const referralAmount = (amounts: boolean): Sql => sql`
  case when referral_amount.id is null then '[]' else '[' || ${toObjectText({
    id: sql`referral_amount.id`,
    slug: toJsonText(sql`referral_amount.slug`),
    designation: toTextOrNull(toJsonText(sql`amount_designation.name`)),
    ...(amounts && amountMembers),
  })} || ']' end`;

const rowMembers = (amounts: boolean): Sql =>
  toMemberTexts({
    jobId: sql`job.id`,
    id: sql`job.id`,
    jobTitle: toJsonText(sql`job.title`),
    jobCode: toJsonText(sql`job.code`),
    numberOfPositions: sql`job.number_of_positions`,
    jobApplication: sql`job.application_count`,
    created_at: toJsonText(sql`job.created_at`),
    expiryDate: toTextOrNull(toJsonText(sql`job.expiry_date`)),
    department: toObjectText({
      departmentId: sql`department.id`,
      departmentName: toJsonText(sql`department.name`),
    }),
    designation: joinedObject('designation', {
      id: sql`designation.id`,
      designation: toJsonText(sql`designation.name`),
    }),
    jobType: joinedObject('job_type', {
      id: sql`job_type.id`,
      jobType: toJsonText(sql`job_type.name`),
    }),
    remote: toBooleanText(sql`job.is_remote`),
    location: locationsJson,
    referralAmount: referralAmount(amounts),
    publishplatforms: platformsJson,
    status: toUnescapedText(sql`case when job.is_published then 'Published' else 'Saved' end`),
    jobStatusId: sql`job.job_status_id`,
    version: sql`job.version`,
  });

const membersWithAmounts = toFixedSqlPart(rowMembers(true));
const membersWithoutAmounts = toFixedSqlPart(rowMembers(false));

export const jobRowJson = ({ amounts, may }: Pick<JobView, 'amounts' | 'may'>): Sql =>
  sql`concat('{', ${amounts ? membersWithAmounts : membersWithoutAmounts}, ',"may":', ${may}, '}')`;

export const jobRowJoins = toFixedSqlPart(sql`
  join department on department.id = job.department_id
  left join designation on designation.id = job.designation_id
  left join job_type on job_type.id = job.job_type_id
  left join referral_amount on referral_amount.id = job.referral_amount_id
  left join designation amount_designation on amount_designation.id = referral_amount.designation_id`);
