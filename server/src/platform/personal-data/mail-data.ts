import sql from 'sql-template-tag';
import type { PersonalData } from '../personal-data';
import { createPersonalData } from './personal-table';

const key = ['id'] as const;
const noText = {
  subject: sql`'About an anonymised applicant'`,
  body_text: sql`''`,
  body_html: sql`''`,
  problem: sql`''`,
  notice: sql`null::jsonb`,
};
const toNobody = {
  ...noText,
  address: sql`'anonymised ' || row.id`,
  // Mail that was not sent yet is suppressed, since its address is erased.
  state: sql`case when row.state in ('queued', 'deferred') then 'suppressed' else row.state end`,
};
const shown = {
  'Sent on': sql`to_json(row.sent_at)`,
  Subject: sql`row.subject`,
  Text: sql`row.body_text`,
};

const aboutApplication = sql`row.id = any (array(
  select mail.id from mail_message mail
  where mail.reference @> jsonb_build_object('applicationId', owned.owner)
  union all
  select mail.id from referral join mail_message mail
    on mail.reference @> jsonb_build_object('referralId', referral.id)
  where referral.application_id = owned.owner
  union all
  select mail.id from applicant_reply reply join mail_message mail
    on mail.reference @> jsonb_build_object('replyId', reply.id)
  where reply.application_id = owned.owner
  union all
  select mail.id from asked_question asked join mail_message mail
    on mail.reference @> jsonb_build_object('askedIds', jsonb_build_array(asked.id))
  where asked.application_id = owned.owner))`;

/** Condition for mail that lists what happened in a job, and for digests. */
const mayList = sql`row.id = any (array(
  select mail.id from application join mail_message mail
    on mail.reference @> jsonb_build_object('jobId', application.job_id)
  where application.id = owned.owner
  union all
  select part.digest_id from mail_message part
  where part.digest_id is not null
    and (part.reference @> jsonb_build_object('applicationId', owned.owner)
      or part.reference @> jsonb_build_object('jobId', (
        select job_id from application where id = owned.owner)))))`;

const byApplication = { by: 'application', column: sql`row.application_id` } as const;

export const mailPersonalData: PersonalData = createPersonalData('Mail', [
  {
    one: 'Mail',
    table: 'mail_message',
    key,
    link: byApplication,
    erased: toNobody,
    shown,
  },
  {
    one: 'Mail to the address',
    table: 'mail_message',
    key,
    link: { by: 'email', column: sql`lower(row.address)` },
    where: sql`row.person_id is null`,
    erased: toNobody,
  },
  {
    one: 'Mail to staff',
    table: 'mail_message',
    key,
    link: { ...byApplication, on: aboutApplication },
    where: sql`row.person_id is not null and row.body_text <> ''`,
    erased: noText,
  },
  {
    one: 'Mail that lists applicants',
    table: 'mail_message',
    key,
    link: { ...byApplication, on: mayList },
    where: sql`row.person_id is not null`,
    masked: ['subject', 'body_text', 'body_html'],
  },
  {
    one: 'Note on the address',
    table: 'mail_suppression',
    key: ['address'],
    link: { by: 'email', column: sql`row.address` },
  },
]);

/** Audit entries contain ids and names of fields; an erasure removes changed values. */
export const auditPersonalData: PersonalData = createPersonalData('Values in audit entries', [
  {
    one: 'Audit entry',
    table: 'audit_entry',
    key,
    link: { by: 'application', column: sql`row.subject_id` },
    where: sql`row.subject = 'application'`,
    erased: { details: sql`row.details - 'changes'`, subject_name: sql`''` },
  },
  {
    one: 'Audit entry',
    table: 'audit_entry',
    key,
    link: { by: 'applicant', column: sql`row.subject_id` },
    where: sql`row.subject = 'applicant'`,
    erased: { details: sql`row.details - 'changes'`, subject_name: sql`''` },
  },
]);
