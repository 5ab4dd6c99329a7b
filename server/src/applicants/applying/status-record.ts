import sql, { type Sql } from 'sql-template-tag';
import type { StatusCategory } from '../../../contract/applicants/applications/application-constants';
import type { StatusText } from '../../../contract/applicants/applying/status-text-constants';
import type { QuestionType } from '../../../contract/jobs/questions/question-constants';
import type { CareersLanguage } from '../../jobs/careers/page/careers-labels';
import { detectLanguage } from '../../jobs/careers/page/detect-language.rule';
import type { Db } from '../../platform/db/database';
import { promisedAnswerDaySql } from '../applications/promised-answers';
import { isRejectionDelayedSql, selectLatestLetter } from './delayed-rejection';
import { selectGivenAnswers, readOpenQuestions, type OpenQuestion } from './further/open-questions';
import { readStatusText } from './read-status-text';
import { companyTimeZone } from '../../platform/lists/company-zone';

export interface StatusPageRecord {
  applicationId: number;
  title: string;
  language: CareersLanguage;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  category: StatusCategory;
  text: StatusText;
  /** Last day on which the company promised to answer; null without a promise. */
  answerBy: string | null;
  isAnswerLate: boolean;
  /** Text of the letter about a rejection; empty if none was sent. */
  letterOfRejection: string;
  /** Day in the company's time zone, as YYYY-MM-DD. */
  sentOn: string;
  movedOn: string;
  resumeName: string | null;
  letter: string;
  hasResumeText: boolean;
  answers: { question: string; type: QuestionType; answer: string }[];
  openQuestions: OpenQuestion[];
  /** True if an offer was sent. */
  hasOffer: boolean;
  consents: { consentId: number; text: string; agreedOn: string; isRequired: boolean }[];
}

interface StoredRecord extends Omit<StatusPageRecord, 'language' | 'text' | 'openQuestions'> {
  description: string;
  isWithdrawn: boolean;
  /** True while the letter of a rejection can still be cancelled. */
  isRejectionDelayed: boolean;
}

/** Separates the text of a mail from its footer, which says why the mail was sent. */
const footerMark = '\n\n-- \n';

const toCategory = ({
  category,
  isWithdrawn,
  isRejectionDelayed,
}: StoredRecord): StatusCategory => {
  if (isRejectionDelayed) return 'active';
  return isWithdrawn && category !== 'hired' && category !== 'rejected' ? 'withdrawn' : category;
};

const toDay = (instant: Sql): Sql =>
  sql`to_char(${instant} at time zone ${companyTimeZone}, 'YYYY-MM-DD')`;

/** Data that applicants may see about their own application: no stages, ratings or remarks. */
export const readStatusPageRecord = async (
  db: Db,
  applicationId: number,
): Promise<StatusPageRecord | undefined> => {
  const row = await db.one<StoredRecord>(sql`
    select application.id as "applicationId", job.title, job.description, applicant.first_name as "firstName",
      applicant.last_name as "lastName", applicant.email, applicant.phone, status.category,
      sent.withdrawn_at is not null as "isWithdrawn", to_char(${promisedAnswerDaySql}, 'YYYY-MM-DD') as "answerBy",
      coalesce(${promisedAnswerDaySql} < (now() at time zone ${companyTimeZone})::date, false) as "isAnswerLate",
      case when status.category = 'rejected' then coalesce(${selectLatestLetter}, '') else '' end
        as "letterOfRejection",
      status.category = 'rejected' and ${isRejectionDelayedSql} as "isRejectionDelayed",
      ${toDay(sql`sent.sent_at`)} as "sentOn",
      coalesce((select ${toDay(sql`max(created_at)`)} from application_history
        where application_id = application.id), '') as "movedOn",
      exists (select from offer where offer.application_id = application.id
        and offer.sent_at is not null) as "hasOffer",
      resume.name as "resumeName", sent.letter, sent.resume_text <> '' as "hasResumeText",
      coalesce((select json_agg(json_build_object('question', given.text,
          'type', given.type, 'answer', given.answer) order by given.later, given.id)
        from ${selectGivenAnswers} given), '[]') as answers,
      coalesce((select json_agg(json_build_object('consentId', consent.id, 'text', consent.text,
          'agreedOn', ${toDay(sql`agreed.agreed_at`)}, 'isRequired', consent.purpose = 'application')
          order by consent.id)
        from application_consent agreed join consent_text consent on consent.id = agreed.consent_id
        where agreed.application_id = application.id and agreed.withdrawn_at is null), '[]') as consents
    from sent_application sent
      join application on application.id = sent.application_id
      join applicant on applicant.id = application.applicant_id
      join job on job.id = application.job_id
      join status on status.id = application.status_id
      left join stored_file resume on resume.id = application.resume_file_id
    where application.id = ${applicationId}`);
  if (!row) return undefined;
  const { description, isWithdrawn: _withdrawn, isRejectionDelayed: _held, ...record } = row;
  const category = toCategory(row);
  const language = detectLanguage(description);
  return {
    ...record,
    ...{ category, language, text: await readStatusText(db, category, language) },
    openQuestions: await readOpenQuestions(db, applicationId),
    letterOfRejection: record.letterOfRejection.split(footerMark)[0] ?? '',
  };
};
