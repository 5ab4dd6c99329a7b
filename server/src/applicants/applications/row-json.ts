import sql, { empty, type Sql } from 'sql-template-tag';
import type { ApplicationAction } from '../../../contract/applicants/applications/application-constants';
import type { Grant, Permission } from '../../../contract/permission';
import type { Actor } from '../../platform/access/actor';
import { toAllowedActions } from '../../platform/access/allowed-actions';
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
import { canReadChatSql } from '../../platform/hiring-parts/chat-scope';
import { canReadEmails } from '../../platform/access/visible-fields';

const actionPermissions = {
  status: 'application:status',
  assign: 'application:assign-recruiter',
  attach: 'application:create',
  delete: 'application:delete',
} as const satisfies Record<ApplicationAction, Permission>;

export interface ApplicationView {
  /** True if e-mail, phone, resume and remarks are hidden from the user. */
  isMasked: boolean;
  resume: boolean;
  referral: boolean;
  emails: boolean;
  /** SQL over alias `job` for the JSON of the user's permitted actions. */
  may: Sql;
  /** SQL for the JSON text of an `ApplicationRow`, over `source`. */
  row: Sql;
  source: Sql;
}

const createApplicationView = (
  actor: Actor,
  grant: Pick<Grant, 'view'>,
  within?: Pick<Grant, 'scope'>,
): ApplicationView => {
  const isMasked = grant.view === 'masked';
  const resume = actor.grants.get('application:resume');
  const shown = {
    isMasked,
    resume: !isMasked && resume !== undefined && resume.view !== 'masked',
    referral: actor.grants.has('referral:view'),
  };
  const may = toAllowedActions(actionPermissions, jobsInScope, actor, within);
  return {
    ...shown,
    emails: canReadEmails(actor),
    may,
    row: rowText(shown, may),
    source: rowSource(shown, canReadChatSql(actor)),
  };
};

const views = new WeakMap<Actor, Map<string, ApplicationView>>();

/** Cached per user. `within` is the permission whose scope limits all shown rows, if any. */
export const getApplicationView: typeof createApplicationView = (actor, grant, within) => {
  const ofActor = views.get(actor) ?? new Map<string, ApplicationView>();
  views.set(actor, ofActor);
  const kind = `${grant.view ?? ''} ${within?.scope ?? ''}`;
  const view = ofActor.get(kind) ?? createApplicationView(actor, grant, within);
  ofActor.set(kind, view);
  return view;
};

export const personJson = (person: Sql): Sql => sql`
  case when ${person}.id is null then 'null' else ${toObjectText({
    userId: sql`${person}.id`,
    name: toJsonText(sql`${person}.first_name`),
    lastName: toJsonText(sql`${person}.last_name`),
  })} end`;

export const stageJson = sql`case when stage.id is null then 'null' else ${toObjectText({
  id: sql`stage.id`,
  name: toJsonText(sql`stage.name`),
  colour: toJsonText(sql`stage.colour`),
})} end`;

const contactMembers = {
  applicantEmail: toJsonText(sql`applicant.email`),
  phoneNumber: toJsonText(sql`applicant.phone`),
  documentNumber: toTextOrNull(
    toJsonText(sql`'XXXX ' || nullif(applicant.document_last_four, '')`),
  ),
};

const jobObjectJson = toObjectText({
  jobId: sql`job.id`,
  jobTitle: toJsonText(sql`job.title`),
  jobCode: toJsonText(sql`job.code`),
  jobStatusId: sql`job.job_status_id`,
  designation: toTextOrNull(toJsonText(sql`designation.name`)),
});

const sourceJson = sql`case when applicant_source.id is null then 'null' else ${toObjectText({
  id: sql`applicant_source.id`,
  sourceId: sql`applicant_source.id`,
  source: toJsonText(sql`applicant_source.name`),
})} end`;

const status = toObjectText({
  id: sql`status.id`,
  name: toJsonText(sql`status.name`),
  category: toUnescapedText(sql`status.category`),
  statusColor: toTextOrNull(toJsonText(sql`stage.colour`)),
});

const statusApplicantJson = toObjectText({
  id: sql`status.id`,
  status: toJsonText(sql`status.name`),
});

const resumeFileJson = sql`case when stored_file.id is null then 'null' else ${toObjectText({
  fileId: toJsonText(sql`stored_file.id`),
  name: toJsonText(sql`stored_file.name`),
})} end`;

type ShownFields = Pick<ApplicationView, 'isMasked' | 'referral' | 'resume'>;

const rowMembers = ({ isMasked, referral, resume }: ShownFields): Sql =>
  toMemberTexts({
    id: sql`application.id`,
    applicantId: sql`application.id`,
    firstName: toJsonText(sql`applicant.first_name`),
    lastName: toJsonText(sql`applicant.last_name`),
    ...(!isMasked && contactMembers),
    experience: toTextOrNull(sql`application.experience`),
    jobId: sql`job.id`,
    jobCode: toJsonText(sql`job.code`),
    job: jobObjectJson,
    source: sourceJson,
    status,
    statusApplicant: statusApplicantJson,
    stage: stageJson,
    hiringManager: personJson(sql`hiring_manager`),
    recruitingManager: sql`case when recruiter.id is null then '[]'
      else '[' || ${personJson(sql`recruiter`)} || ']' end`,
    ...(referral && { user: personJson(sql`referrer`) }),
    ...(resume && { resume: resumeFileJson, file: resumeFileJson }),
    joiningDate: toTextOrNull(toJsonText(sql`application.joining_date`)),
    created_at: toJsonText(sql`application.created_at`),
    pipelineId: toTextOrNull(sql`job.pipeline_id`),
    withoutHiringProcess: toBooleanText(sql`job.pipeline_id is null`),
    version: sql`application.version`,
  });

const rowTables = ({ referral, resume }: ShownFields): Sql => sql`
  join applicant on applicant.id = application.applicant_id
  join job on job.id = application.job_id
  join status on status.id = application.status_id
  left join designation on designation.id = job.designation_id
  left join applicant_source on applicant_source.id = application.source_id
  left join stage on stage.id = application.stage_id
  left join app_user hiring_manager on hiring_manager.id = job.hiring_manager_id
  left join app_user recruiter on recruiter.id = application.recruiter_id
  ${referral ? sql`left join app_user referrer on referrer.id = application.referrer_id` : empty}
  ${resume ? sql`left join stored_file on stored_file.id = application.resume_file_id` : empty}`;

interface ApplicationRowSql {
  members: Sql;
  tables: Sql;
}

const rowSqlCache = new Map<string, ApplicationRowSql>();

/** Cached for each combination of shown fields, since these parts are most of a list's SQL text. */
const getRowSql = (view: ShownFields): ApplicationRowSql => {
  const kind = `${view.isMasked} ${view.referral} ${view.resume}`;
  const known = rowSqlCache.get(kind) ?? {
    members: toFixedSqlPart(rowMembers(view)),
    tables: toFixedSqlPart(rowTables(view)),
  };
  rowSqlCache.set(kind, known);
  return known;
};

/** The row is built with `concat`, since `json_build_object` makes every list 50 % slower. */
const rowText = (shown: ShownFields, may: Sql): Sql =>
  sql`concat('{', ${getRowSql(shown).members}, ',"hasChat":', ${toBooleanText(sql`chat.is_read`)},
    ',"may":', ${may}, '}')`;

export const getApplicationColumnJoins = (shown: ShownFields): Sql => getRowSql(shown).tables;

/**
 * Applications without a referrer have no chat, so no chat is read for them. The lateral join is faster than
 * a subquery: in a query this long, PostgreSQL would walk through all expressions at each execution.
 */
const rowSource = (shown: ShownFields, chatIsRead: Sql): Sql => sql`
  ${getApplicationColumnJoins(shown)}
  cross join lateral (
    select application.referrer_id is not null and ${chatIsRead} as is_read) chat`;
