import sql from 'sql-template-tag';
import { careersLabels } from '../../../jobs/careers/page/careers-labels';
import { detectLanguage } from '../../../jobs/careers/page/detect-language.rule';
import { createRandomSecret, computeSecretDigest } from '../../../platform/access/secret-hash';
import type { Transaction } from '../../../platform/db/database';
import { enqueueMail } from '../../../platform/mail/enqueue-mail';
import type { MailKind } from '../../../platform/mail/mail-kind';
import { choiceTexts } from './choice-texts';

interface MailedChoice {
  title: string;
  minutes: number;
  job: string;
  description: string;
  name: string;
  email: string;
  timeZone: string;
  expiresAt: string;
  isOver: boolean;
}

export const timeChoiceMail: MailKind = {
  name: 'interview-choice',
  render: async ({ reference }, { db, company }) => {
    const id = Number(reference.choiceId);
    const choice = await db.one<MailedChoice>(sql`
      select choice.title, choice.minutes, job.title as job, job.description,
        btrim(applicant.first_name || ' ' || applicant.last_name) as name,
        btrim(applicant.email) as email, choice.time_zone as "timeZone",
        to_json(choice.expires_at) #>> '{}' as "expiresAt",
        choice.chosen_at is not null or choice.expires_at < now() as "isOver"
      from interview_choice choice join application on application.id = choice.application_id
        join applicant on applicant.id = application.applicant_id
        join job on job.id = application.job_id
      where choice.id = ${id}`);
    if (!choice?.email || choice.isOver)
      return { suppressed: 'The applicant chose, was deleted, or has no address.' };
    const { title, minutes, job, description, name, email, timeZone, expiresAt } = choice;
    const language = detectLanguage(description);
    const texts = choiceTexts[language];
    const until = new Intl.DateTimeFormat(careersLabels[language].locale, {
      ...{ dateStyle: 'long', timeStyle: 'short', timeZone },
    }).format(new Date(expiresAt));
    return {
      ...{ language, subject: texts.subject(title, job), heading: texts.mailHeading(name) },
      paragraphs: [texts.mailText(title, minutes)],
      button: {
        label: texts.mailButton,
        createPath: async (tx) => {
          const secret = createRandomSecret();
          await tx.run(sql`
            update interview_choice set secret_hash = ${computeSecretDigest(secret)} where id = ${id}`);
          return `/careers/my/interviews/${secret}`;
        },
      },
      note: texts.mailNote(`${until} (${timeZone})`),
      reason: { sentence: texts.reason(company) },
      to: { name, address: email },
    };
  },
};

export const mailTimeChoice = async (
  tx: Transaction,
  choiceId: number,
  applicationId: number,
): Promise<void> => {
  const found = await tx.one<{ address: string }>(sql`
    select btrim(applicant.email) as address from application
      join applicant on applicant.id = application.applicant_id
    where application.id = ${applicationId}`);
  if (!found?.address) return;
  const { address } = found;
  await enqueueMail(tx, timeChoiceMail, [
    {
      cause: `interview-choice:${choiceId}`,
      to: { address },
      reference: { choiceId },
      applicationId,
    },
  ]);
};
