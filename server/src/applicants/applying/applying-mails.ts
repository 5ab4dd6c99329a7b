import sql from 'sql-template-tag';
import { detectLanguage } from '../../jobs/careers/page/detect-language.rule';
import { createRandomSecret, digestSecret } from '../../platform/access/seal';
import type { Transaction } from '../../platform/db/database';
import type { MailKind } from '../../platform/mail/mail-kind';
import { confirmKind, linkKind } from './applying-kinds';
import { createStatusLink } from './status-links';
import { applicantTexts } from './texts/applicant-texts';

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
    const held = await db.one<{ title: string; description: string; name: string }>(sql`
      select job.title, job.description, held.first_name as name
      from held_application held join job on job.id = held.job_id where held.id = ${heldId}`);
    if (!held) return { suppressed: 'The application is in the list already, or was deleted.' };
    const { title, description, name } = held;
    const language = detectLanguage(description);
    const { mail } = applicantTexts[language];
    return {
      language,
      subject: mail.confirmSubject(title),
      heading: mail.confirmHeading(name),
      paragraphs: [mail.confirmText(title, company)],
      button: {
        label: mail.confirmButton,
        createPath: (tx) => createConfirmPath(tx, heldId),
      },
      note: mail.confirmNote,
      reason: { sentence: mail.addressReason },
    };
  },
};

interface LinkedApplication {
  title: string;
  description: string;
  name: string;
  email: string;
}

const linkMail: MailKind = {
  ...linkKind,
  render: async ({ applicationId }, { db, company }) => {
    const application = await db.one<LinkedApplication>(sql`
      select job.title, job.description, btrim(applicant.first_name) as name,
        btrim(applicant.email) as email
      from application join applicant on applicant.id = application.applicant_id
        join job on job.id = application.job_id
      where application.id = ${applicationId}`);
    if (!application || applicationId === null) return { suppressed: 'The applicant was deleted.' };
    const { title, description, name, email } = application;
    if (!email) return { suppressed: 'The applicant has no e-mail address.' };
    const language = detectLanguage(description);
    const { mail } = applicantTexts[language];
    return {
      language,
      subject: mail.linkSubject(title),
      heading: mail.linkHeading(name),
      paragraphs: [mail.linkText(title, company)],
      button: {
        label: mail.linkButton,
        createPath: (tx) => createStatusLink(tx, applicationId),
      },
      note: mail.linkNote,
      reason: { sentence: mail.appliedReason(company) },
      to: { name, address: email },
    };
  },
};

export const applyingMails: readonly MailKind[] = [confirmMail, linkMail];
