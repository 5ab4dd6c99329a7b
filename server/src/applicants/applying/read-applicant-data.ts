import sql, { type Sql } from 'sql-template-tag';
import type { ApplicantData } from '../../../contract/applicants/applying/applicant-data';
import type { StatusCategory } from '../../../contract/applicants/applications/application-constants';
import type { CareersLanguage } from '../../jobs/careers/page/careers-labels';
import { detectLanguage } from '../../jobs/careers/page/detect-language.rule';
import type { Db } from '../../platform/db/database';
import { isStepNotUndoneSql } from '../applications/history-json';
import { isRejectionDelayedSql } from './delayed-rejection';
import { selectGivenAnswers } from './further/open-questions';
import { readStatusText } from './read-status-text';

/** Maximum of rows of each kind on the page, more than an application has: limits the work for one page. */
const maxEntries = 200;

const toList = (fields: Sql, rows: Sql, order: Sql): Sql => sql`
  (select coalesce(json_agg(json_build_object(${fields}) order by ${order}), '[]') ${rows})`;

const files = toList(
  sql`'name', file.name, 'mediaType', file.media_type, 'size', file.size,
    'addedAt', to_json(file.created_at)`,
  sql`from stored_file file where file.id = application.resume_file_id or file.id in (
    select file_id from ${selectGivenAnswers} given)`,
  sql`file.created_at, file.id`,
);

const answers = toList(
  sql`'question', given.text, 'type', given.type, 'answer', given.answer`,
  sql`from ${selectGivenAnswers} given`,
  sql`given.later, given.id`,
);

const consents = toList(
  sql`'text', consent.text, 'version', consent.number, 'agreedAt', to_json(agreed.agreed_at),
    'withdrawnAt', to_json(agreed.withdrawn_at)`,
  sql`from application_consent agreed join consent_text consent on consent.id = agreed.consent_id
    where agreed.application_id = application.id`,
  sql`consent.id`,
);

const mail = toList(
  sql`'sentAt', to_json(sent_mail.sent_at), 'subject', sent_mail.subject`,
  sql`from (select sent_at, subject from mail_message
    where application_id = application.id and person_id is null and state = 'sent'
    order by created_at desc, id desc limit ${maxEntries}) sent_mail`,
  sql`sent_mail.sent_at`,
);

interface Step {
  at: string;
  category: StatusCategory;
}

/** Applicants see categories of statuses only, so only the first step within a category is listed. */
const readHistory = async (
  db: Db,
  applicationId: number,
  language: CareersLanguage,
): Promise<ApplicantData['history']> => {
  const steps = await db.many<Step>(sql`
    select to_json(step.created_at)#>>'{}' as at, status.category
    from application_history step
      join application on application.id = step.application_id
      join status on status.id = step.status_id
    where step.application_id = ${applicationId} and ${isStepNotUndoneSql(sql`step`)}
      and not (status.category = 'rejected' and step.status_id = application.status_id
        and ${isRejectionDelayedSql})
    order by step.created_at, step.id limit ${maxEntries}`);
  const seen = steps.filter(({ category }, at) => category !== steps[at - 1]?.category);
  return Promise.all(
    seen.map(async ({ at, category }) => ({
      at,
      status: (await readStatusText(db, category, language)).heading,
    })),
  );
};

export interface LocalizedApplicantData {
  data: ApplicantData;
  language: CareersLanguage;
}

export const readApplicantData = async (
  db: Db,
  applicationId: number,
): Promise<LocalizedApplicantData | undefined> => {
  const row = await db.one<{ description: string; data: Omit<ApplicantData, 'history'> }>(sql`
    select job.description, json_build_object('job', job.title,
      'firstName', applicant.first_name, 'lastName', applicant.last_name,
      'email', applicant.email, 'phone', applicant.phone,
      'sentAt', to_json(sent.sent_at), 'withdrawnAt', to_json(sent.withdrawn_at),
      'letter', sent.letter, 'resumeText', sent.resume_text,
      'firstTouch', sent.first_touch, 'lastTouch', sent.last_touch,
      'files', ${files}, 'answers', ${answers}, 'consents', ${consents}, 'mail', ${mail}) as data
    from sent_application sent
      join application on application.id = sent.application_id
      join applicant on applicant.id = application.applicant_id
      join job on job.id = application.job_id
    where application.id = ${applicationId}`);
  if (!row) return undefined;
  const language = detectLanguage(row.description);
  const history = await readHistory(db, applicationId, language);
  return { language, data: { ...row.data, history } };
};
