import sql from 'sql-template-tag';
import { detectLanguage } from '../../jobs/careers/page/detect-language.rule';
import { createRandomSecret, computeSecretDigest } from '../../platform/access/secret-hash';
import type { Transaction } from '../../platform/db/database';
import type { MailKind } from '../../platform/mail/mail-kind';
import { answerMail } from './further/answer-mail';
import { questionMail } from './further/question-mail';
import { confirmationMailKind, statusLinkMailKind } from './applying-kinds';
import { lacksAnswersOrConsents, findQuarantinedApplication } from './linked-application';
import { createStatusLink } from './status-links';
import { applicantTexts } from './texts/applicant-texts';

/** Each mail contains a new link, so the link in an earlier mail still works after a reminder. */
const createConfirmPath = async (
  tx: Transaction,
  heldId: number,
  isReminder: boolean,
): Promise<string> => {
  const secret = createRandomSecret();
  const column = isReminder ? sql`reminder_hash` : sql`confirm_hash`;
  await tx.run(sql`
    update held_application set ${column} = ${computeSecretDigest(secret)} where id = ${heldId}`);
  return `/careers/my/confirm/${secret}`;
};

const confirmMail: MailKind = {
  ...confirmationMailKind,
  render: async ({ reference }, { db, company }) => {
    const heldId = Number(reference.heldId);
    const isReminder = reference.isReminder === true;
    const held = await findQuarantinedApplication(db, heldId);
    if (!held) return { suppressed: 'The application is in the list already, or was deleted.' };
    const { title, name, language } = held;
    const { mail } = applicantTexts[language];
    const isAsking = lacksAnswersOrConsents(held);
    const subject = isAsking ? mail.askSubject(title) : mail.confirmSubject(title);
    const text = isAsking ? mail.askText(title, company) : mail.confirmText(title, company);
    return {
      language,
      subject: isReminder ? mail.reminderSubject(title) : subject,
      heading: mail.confirmHeading(name),
      paragraphs: [isReminder ? mail.reminderText(title, company) : text],
      button: {
        label: isAsking ? mail.askButton : mail.confirmButton,
        createPath: (tx) => createConfirmPath(tx, heldId, isReminder),
      },
      note: mail.confirmNote,
      reason: { sentence: mail.addressReason },
    };
  },
};

interface SentApplication {
  title: string;
  description: string;
  name: string;
  email: string;
}

const linkMail: MailKind = {
  ...statusLinkMailKind,
  render: async ({ applicationId }, { db, company }) => {
    const application = await db.one<SentApplication>(sql`
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

export const applicationFormMails: readonly MailKind[] = [
  confirmMail,
  linkMail,
  questionMail,
  answerMail,
];
