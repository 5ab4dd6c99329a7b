import sql from 'sql-template-tag';
import type { MailTemplateRecord } from '../../../contract/applicants/mail-templates/mail-template';
import type { TestServer, Caller } from '../../server';

const draft = {
  language: 'en',
  purpose: 'status',
  mode: 'offered',
  subject: 'Your application as {{job-title}}',
  body: '<p>Dear {{first-name}},</p><p>it is <strong>{{status}}</strong>. {{recruiter}}</p>',
};

let made = 0;

export const createTemplate = async (by: Caller, parts: object): Promise<MailTemplateRecord> => {
  made += 1;
  const payload = { ...draft, name: `Template ${made}`, ...parts };
  const answer = await by.send('POST', '/api/v1/mail-templates', { payload });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return (answer.json() as { data: MailTemplateRecord }).data;
};

/** Gives the applicants known names and addresses, and no recruiter. */
export const nameApplicants = async (
  { db }: TestServer,
  ids: readonly number[],
  parts: { firstName?: string; email?: string } = {},
): Promise<void> => {
  const { firstName = 'Nila', email } = parts;
  await db.run(sql`
    update applicant set first_name = ${firstName}, last_name = 'Das',
      email = coalesce(${email ?? null}::text, 'applicant-' || application.id || '@example.com')
    from application where application.applicant_id = applicant.id
      and application.id = any (${[...ids]}::integer[])`);
  await db.run(sql`
    update application set recruiter_id = null where id = any (${[...ids]}::integer[])`);
};

/** Makes delayed mail due at once. */
export const makeMailDue = async ({ db }: TestServer): Promise<void> => {
  await db.run(sql`update mail_message set next_try_at = now()`);
};
