import sql from 'sql-template-tag';
import { createRandomSecret, digestSecret } from '../../platform/access/seal';
import type { Transaction } from '../../platform/db/database';
import type { MailKind } from '../../platform/mail/mail-kind';
import { confirmKind, linkKind } from './applying-kinds';
import { createStatusLink } from './status-links';

const createConfirmPath = async (tx: Transaction, heldId: number): Promise<string> => {
  const secret = createRandomSecret();
  await tx.run(sql`
    update held_application set confirm_hash = ${digestSecret(secret)} where id = ${heldId}`);
  return `/careers/my/confirm/${secret}`;
};

const confirmMail: MailKind = {
  ...confirmKind,
  render: async ({ reference }, { db, company }) => {
    const heldId = Number(reference.heldId);
    const held = await db.one<{ title: string; name: string }>(sql`
      select job.title, held.first_name as name
      from held_application held join job on job.id = held.job_id where held.id = ${heldId}`);
    if (!held) return { suppressed: 'The application is in the list already, or was deleted.' };
    return {
      subject: `Please confirm your application for ${held.title}`,
      heading: `One more step, ${held.name}`,
      paragraphs: [
        `Thank you for applying for ${held.title} at ${company}. Please confirm that this is your address; then your application goes straight to the hiring team.`,
      ],
      button: {
        label: 'Confirm my application',
        createPath: (tx) => createConfirmPath(tx, heldId),
      },
      note: 'If you did not apply, do nothing.',
      reason: 'an application was sent with this address',
    };
  },
};

const linkMail: MailKind = {
  ...linkKind,
  render: async ({ applicationId }, { db, company }) => {
    const application = await db.one<{ title: string; name: string; email: string }>(sql`
      select job.title, btrim(applicant.first_name) as name, btrim(applicant.email) as email
      from application join applicant on applicant.id = application.applicant_id
        join job on job.id = application.job_id
      where application.id = ${applicationId}`);
    if (!application || applicationId === null) return { suppressed: 'The applicant was deleted.' };
    const { title, name, email } = application;
    if (!email) return { suppressed: 'The applicant has no e-mail address.' };
    return {
      subject: `Your application for ${title}`,
      heading: `Thank you, ${name}`,
      paragraphs: [
        `Your application for ${title} has reached ${company}. On your own page you see where it stands, and you can correct what has changed.`,
      ],
      button: {
        label: 'See where it stands',
        createPath: (tx) => createStatusLink(tx, applicationId),
      },
      note: 'The page needs no account. Do not pass the link on.',
      reason: `you applied for a job at ${company}`,
      to: { name, address: email },
    };
  },
};

export const applyingMails: readonly MailKind[] = [confirmMail, linkMail];
