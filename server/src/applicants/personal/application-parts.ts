import sql from 'sql-template-tag';
import type { PersonalData } from '../../platform/personal-data';
import { createPersonalData } from '../../platform/personal-data/personal-table';

const byApplication = { by: 'application', column: sql`row.application_id` } as const;
const key = ['id'] as const;

/** Erased before the applications, which refer to the resumes. */
export const resumeTextPersonalData = createPersonalData('Texts of resumes', [
  {
    one: 'Text of the resume',
    table: 'resume_text',
    key: ['file_id'],
    link: {
      by: 'application',
      column: sql`row.file_id`,
      on: sql`row.file_id = any (array(
        select resume_file_id from application where id = owned.owner))`,
    },
  },
]);

export const resumePersonalData = createPersonalData('Resumes', [
  {
    one: 'Resume',
    table: 'application',
    key,
    link: { by: 'application', column: sql`row.id` },
    erased: { resume_file_id: sql`null::uuid` },
    files: ['resume_file_id'],
    shown: {
      'Applied for': sql`(select title from job where job.id = row.job_id)`,
      'Applied on': sql`to_json(row.created_at)`,
      Resume: sql`(select name from stored_file where stored_file.id = row.resume_file_id)`,
    },
  },
]);

export const stepRemarkPersonalData = createPersonalData('Remarks of steps', [
  {
    one: 'Remark of step',
    table: 'application_history',
    key,
    link: byApplication,
    erased: { comment: sql`''` },
  },
]);

export const formPersonalData = createPersonalData('Letters and forms', [
  {
    one: 'Form',
    table: 'sent_application',
    key: ['application_id'],
    link: byApplication,
    erased: {
      resume_text: sql`''`,
      letter: sql`''`,
      first_touch: sql`jsonb_build_object('at', row.first_touch -> 'at')`,
      last_touch: sql`jsonb_build_object('at', row.last_touch -> 'at')`,
      unanswered: sql`'{}'::text[]`,
    },
    shown: {
      'Sent on': sql`to_json(row.sent_at)`,
      Letter: sql`row.letter`,
      'Resume as text': sql`row.resume_text`,
      'First came by': sql`row.first_touch`,
      'Came by': sql`row.last_touch`,
    },
  },
]);

export const answerPersonalData = createPersonalData('Answers', [
  {
    one: 'Answer',
    table: 'question_answer',
    key,
    link: byApplication,
    erased: { answer: sql`''`, file_id: sql`null::uuid` },
    files: ['file_id'],
    shown: {
      Question: sql`(select text from question where question.id = row.question_id)`,
      Answer: sql`row.answer`,
    },
  },
  {
    one: 'Further question',
    table: 'asked_question',
    key,
    link: byApplication,
    erased: {
      text: sql`''`,
      description: sql`''`,
      options: sql`'{}'::text[]`,
      knock_out: sql`'{}'::text[]`,
      answer: sql`case when row.answer is not null then '' end`,
      file_id: sql`null::uuid`,
    },
    files: ['file_id'],
    shown: { Question: sql`row.text`, Answer: sql`row.answer` },
  },
]);

/** The text of a consent and its time are not erased, as they prove the consent. */
export const consentPersonalData: PersonalData = {
  ...createPersonalData('Consents', [
    {
      one: 'Consent',
      table: 'application_consent',
      key: ['application_id', 'consent_id'],
      link: byApplication,
      shown: {
        Text: sql`(select text from consent_text where consent_text.id = row.consent_id)`,
        'Agreed on': sql`to_json(row.agreed_at)`,
        'Taken back on': sql`to_json(row.withdrawn_at)`,
      },
    },
  ]),
  isKept: true,
};

export const consentSourcePersonalData = createPersonalData('Words on how consents were given', [
  {
    one: 'Source of consent',
    table: 'application_consent',
    key: ['application_id', 'consent_id'],
    link: byApplication,
    erased: { source: sql`''` },
  },
]);

export const replyPersonalData = createPersonalData('Replies to mail', [
  {
    one: 'Reply',
    table: 'applicant_reply',
    key,
    link: byApplication,
    erased: {
      message_id: sql`'anonymised ' || row.id`,
      from_name: sql`''`,
      from_address: sql`''`,
      subject: sql`''`,
      body: sql`''`,
      attachments: sql`'[]'::jsonb`,
    },
    shown: {
      'Received on': sql`to_json(row.received_at)`,
      Subject: sql`row.subject`,
      Text: sql`row.body`,
    },
  },
]);

export const statusLinkPersonalData = createPersonalData('Links to the status page', [
  { one: 'Link', table: 'status_link', key: ['secret_hash'], link: byApplication },
]);
