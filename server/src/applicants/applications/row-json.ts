import sql, { empty, type Sql } from 'sql-template-tag';
import type { ApplicationAction } from '../../../contract/applicants/applications/application-constants';
import type { Grant, Permission } from '../../../contract/permission';
import type { Actor } from '../../platform/access/actor';
import { mayJson } from '../../platform/access/may';
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
import { readsChat } from '../../platform/hiring-parts/chat-scope';
import { readsEmails } from '../../platform/access/visible-fields';

const actions = {
  status: 'application:status',
  assign: 'application:assign-recruiter',
  attach: 'application:create',
  delete: 'application:delete',
} as const satisfies Record<ApplicationAction, Permission>;

export interface ApplicationView {
  /** Hides e-mail, phone, resume and remarks. */
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

const makeView = (
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
  const may = mayJson(actions, jobsInScope, actor, within);
  return {
    ...shown,
    emails: readsEmails(actor),
    may,
    row: rowText(shown, may),
    source: rowSource(shown, readsChat(actor)),
  };
};

const views = new WeakMap<Actor, Map<string, ApplicationView>>();

/** Cached per actor. `within` is the grant that limits all rows, where no row beyond it is shown. */
export const applicationViewOf: typeof makeView = (actor, grant, within) => {
  const ofActor = views.get(actor) ?? new Map<string, ApplicationView>();
  views.set(actor, ofActor);
  const kind = `${grant.view ?? ''} ${within?.scope ?? ''}`;
  const view = ofActor.get(kind) ?? makeView(actor, grant, within);
  ofActor.set(kind, view);
  return view;
};

export const personName = (person: Sql): Sql => sql`
  case when ${person}.id is null then 'null' else ${objectText({
    userId: sql`${person}.id`,
    name: quoted(sql`${person}.first_name`),
    lastName: quoted(sql`${person}.last_name`),
  })} end`;

export const stageName = sql`case when stage.id is null then 'null' else ${objectText({
  id: sql`stage.id`,
  name: quoted(sql`stage.name`),
  colour: quoted(sql`stage.colour`),
})} end`;

const contact = {
  applicantEmail: quoted(sql`applicant.email`),
  phoneNumber: quoted(sql`applicant.phone`),
  documentNumber: orNull(quoted(sql`'XXXX ' || nullif(applicant.document_last_four, '')`)),
};

const job = objectText({
  jobId: sql`job.id`,
  jobTitle: quoted(sql`job.title`),
  jobCode: quoted(sql`job.code`),
  jobStatusId: sql`job.job_status_id`,
  designation: orNull(quoted(sql`designation.name`)),
});

const source = sql`case when applicant_source.id is null then 'null' else ${objectText({
  id: sql`applicant_source.id`,
  sourceId: sql`applicant_source.id`,
  source: quoted(sql`applicant_source.name`),
})} end`;

const status = objectText({
  id: sql`status.id`,
  name: quoted(sql`status.name`),
  category: plain(sql`status.category`),
  statusColor: orNull(quoted(sql`stage.colour`)),
});

const statusApplicant = objectText({ id: sql`status.id`, status: quoted(sql`status.name`) });

const file = sql`case when stored_file.id is null then 'null' else ${objectText({
  fileId: quoted(sql`stored_file.id`),
  name: quoted(sql`stored_file.name`),
})} end`;

type Shown = Pick<ApplicationView, 'isMasked' | 'referral' | 'resume'>;

const members = ({ isMasked, referral, resume }: Shown): Sql =>
  memberTexts({
    id: sql`application.id`,
    applicantId: sql`application.id`,
    firstName: quoted(sql`applicant.first_name`),
    lastName: quoted(sql`applicant.last_name`),
    ...(!isMasked && contact),
    experience: orNull(sql`application.experience`),
    jobId: sql`job.id`,
    jobCode: quoted(sql`job.code`),
    job,
    source,
    status,
    statusApplicant,
    stage: stageName,
    hiringManager: personName(sql`hiring_manager`),
    recruitingManager: sql`case when recruiter.id is null then '[]'
      else '[' || ${personName(sql`recruiter`)} || ']' end`,
    ...(referral && { user: personName(sql`referrer`) }),
    ...(resume && { resume: file, file }),
    joiningDate: orNull(quoted(sql`application.joining_date`)),
    created_at: quoted(sql`application.created_at`),
    pipelineId: orNull(sql`job.pipeline_id`),
    withoutHiringProcess: yesOrNo(sql`job.pipeline_id is null`),
    version: sql`application.version`,
  });

const tables = ({ referral, resume }: Shown): Sql => sql`
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

interface Parts {
  members: Sql;
  tables: Sql;
}

const parts = new Map<string, Parts>();

/** Cached per kind of view, since these parts are most of a list's SQL text. */
const partsOf = (view: Shown): Parts => {
  const kind = `${view.isMasked} ${view.referral} ${view.resume}`;
  const known = parts.get(kind) ?? {
    members: fixedPart(members(view)),
    tables: fixedPart(tables(view)),
  };
  parts.set(kind, known);
  return known;
};

/** Uses `concat`, since `json_build_object` takes half as long again in every list. */
const rowText = (shown: Shown, may: Sql): Sql =>
  sql`concat('{', ${partsOf(shown).members}, ',"hasChat":', ${yesOrNo(sql`chat.is_read`)},
    ',"may":', ${may}, '}')`;

export const columnSource = (shown: Shown): Sql => partsOf(shown).tables;

/**
 * Applications without a referrer have no chat, so no chat is read for them. The lateral join is faster
 * than a subquery: in so long a query, PostgreSQL would walk all expressions at each execution.
 */
const rowSource = (shown: Shown, chatIsRead: Sql): Sql => sql`
  ${columnSource(shown)}
  cross join lateral (
    select application.referrer_id is not null and ${chatIsRead} as is_read) chat`;
