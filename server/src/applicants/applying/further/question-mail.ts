import sql from 'sql-template-tag';
import { detectLanguage } from '../../../jobs/careers/page/detect-language.rule';
import type { Transaction } from '../../../platform/db/database';
import { enqueueMail } from '../../../platform/mail/enqueue-mail';
import type { MailKind } from '../../../platform/mail/mail-kind';
import { restartAnswerPromise } from '../../applications/promised-answers';
import { createStatusLink } from '../status-links';
import { applicantTexts } from '../texts/applicant-texts';
import { readOpenQuestions } from './open-questions';

/** Milliseconds: questions asked within this time share a mail. */
const period = 60_000;

interface AskedApplicant {
  title: string;
  description: string;
  name: string;
  email: string;
}

/** Mail to the applicant with all questions that are still unanswered when it is sent. */
export const questionMail: MailKind = {
  name: 'applicant-question',
  sent: (db, { applicationId }) => restartAnswerPromise(db, applicationId),
  render: async ({ applicationId }, { db, company }) => {
    if (applicationId === null) return { suppressed: 'The applicant was deleted.' };
    const [first, ...others] = await readOpenQuestions(db, applicationId);
    if (!first) return { suppressed: 'Nothing is asked any more.' };
    const found = await db.one<AskedApplicant>(sql`
      select job.title, job.description, btrim(applicant.first_name) as name,
        btrim(applicant.email) as email
      from application join applicant on applicant.id = application.applicant_id
        join job on job.id = application.job_id
      where application.id = ${applicationId}`);
    if (!found?.email) return { suppressed: 'The applicant has no e-mail address.' };
    const { title, description, name, email } = found;
    const language = detectLanguage(description);
    const { mail } = applicantTexts[language];
    const asked = [first, ...others].map(({ question }) => question);
    return {
      language,
      subject: mail.furtherSubject(title, asked.length),
      heading: mail.furtherHeading(name),
      paragraphs: [mail.furtherText(title, company, asked.length), ...asked],
      button: {
        label: mail.furtherButton,
        createPath: (tx) => createStatusLink(tx, applicationId),
      },
      note: mail.linkNote,
      reason: { sentence: mail.appliedReason(company) },
      to: { name, address: email },
    };
  },
};

export const enqueueQuestionMail = async (
  tx: Transaction,
  applicationId: number,
  actorId: number,
): Promise<void> => {
  const turn = Math.floor(Date.now() / period);
  const applicant = await tx.one<{ address: string }>(sql`
    select btrim(applicant.email) as address
    from application join applicant on applicant.id = application.applicant_id
    where application.id = ${applicationId}`);
  await enqueueMail(tx, questionMail, [
    {
      cause: `asked:${applicationId}:${turn}`,
      to: { address: applicant?.address ?? '' },
      ...{ applicationId, reference: { actorId } },
      dueAt: new Date((turn + 1) * period),
    },
  ]);
};
