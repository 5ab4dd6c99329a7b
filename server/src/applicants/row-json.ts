import sql, { empty, type Sql } from 'sql-template-tag';
import type { ApplicationAction } from '../../contract/application-constants';
import type { Grant, Permission } from '../../contract/permission';
import type { Actor } from '../access/actor';
import { mayJson } from '../access/may';
import { seesEmails } from '../directory/sight';

const actions: Record<ApplicationAction, Permission> = {
  status: 'application:status',
  assign: 'application:assign-recruiter',
  attach: 'application:create',
  delete: 'application:delete',
};

/** What a person may read of an application beyond the application itself, and do with it. */
export interface ApplicationSight {
  /** Without e-mail, phone, resume and remarks. */
  isMasked: boolean;
  resume: boolean;
  referral: boolean;
  /** E-mail addresses of colleagues. */
  emails: boolean;
  /** The actions that are open to the person, as JSON over alias `job`. */
  may: Sql;
}

/** `within` is the grant that all applications are read by, where none is shown beyond it. */
export const applicationSightOf = (
  actor: Actor,
  grant: Grant,
  within?: Grant,
): ApplicationSight => {
  const isMasked = grant.view === 'masked';
  const resume = actor.grants.get('application:resume');
  return {
    isMasked,
    resume: !isMasked && resume !== undefined && resume.view !== 'masked',
    referral: actor.grants.has('referral:view'),
    emails: seesEmails(actor),
    may: mayJson(actions, actor, within),
  };
};

export const personName = (person: Sql): Sql => sql`
  case when ${person}.id is not null then json_build_object('userId', ${person}.id,
    'name', ${person}.first_name, 'lastName', ${person}.last_name) end`;

const contact = sql`, 'applicantEmail', applicant.email, 'phoneNumber', applicant.phone`;

const resume = sql`, 'resume', case when stored_file.id is not null then
  json_build_object('fileId', stored_file.id, 'name', stored_file.name) end`;

const referrer = sql`, 'user', ${personName(sql`referrer`)}`;

export const stageName = sql`case when stage.id is not null then
  json_build_object('id', stage.id, 'name', stage.name, 'colour', stage.colour) end`;

/** Name and value pairs of an `ApplicationRow`, for `json_build_object` over `rowSource`. */
export const rowFields = (sight: ApplicationSight): Sql => sql`
  'id', application.id,
  'applicantId', application.id,
  'firstName', applicant.first_name,
  'lastName', applicant.last_name${sight.isMasked ? empty : contact},
  'experience', application.experience,
  'job', json_build_object('jobId', job.id, 'jobTitle', job.title, 'jobCode', job.code,
    'designation', designation.name),
  'source', case when applicant_source.id is not null then json_build_object(
    'id', applicant_source.id, 'sourceId', applicant_source.id, 'source', applicant_source.name) end,
  'status', json_build_object('id', status.id, 'name', status.name, 'category', status.category,
    'statusColor', stage.colour),
  'stage', ${stageName},
  'hiringManager', ${personName(sql`hiring_manager`)},
  'recruitingManager', case when recruiter.id is null then '[]'::json else
    json_build_array(${personName(sql`recruiter`)}) end${sight.referral ? referrer : empty}${sight.resume ? resume : empty},
  'joiningDate', application.joining_date,
  'created_at', application.created_at,
  'pipelineId', job.pipeline_id,
  'withoutHiringProcess', job.pipeline_id is null,
  'may', ${sight.may},
  'version', application.version`;

/** What `rowFields` reads beside `application`. */
export const rowSource = (sight: ApplicationSight): Sql => sql`
  join applicant on applicant.id = application.applicant_id
  join job on job.id = application.job_id
  join status on status.id = application.status_id
  left join designation on designation.id = job.designation_id
  left join applicant_source on applicant_source.id = application.source_id
  left join stage on stage.id = application.stage_id
  left join app_user hiring_manager on hiring_manager.id = job.hiring_manager_id
  left join app_user recruiter on recruiter.id = application.recruiter_id
  ${sight.referral ? sql`left join app_user referrer on referrer.id = application.referrer_id` : empty}
  ${sight.resume ? sql`left join stored_file on stored_file.id = application.resume_file_id` : empty}`;
