import sql from 'sql-template-tag';
import { readGrants } from '../../../platform/access/read-grants';
import type { Transaction } from '../../../platform/db/database';
import { jobsInScope } from '../../../platform/hiring-parts/job-scope';
import { enqueueMail } from '../../../platform/mail/enqueue-mail';
import type { MailFact, MailKind } from '../../../platform/mail/mail-kind';

/** Maximum of characters of an answer in the mail; staff read the rest on the applicant's page. */
const maxExcerptLength = 500;

interface AnsweredApplicant {
  applicationId: number;
  name: string;
  jobTitle: string;
  answers: { question: string; answer: string }[];
}

const toFact = ({ question, answer }: AnsweredApplicant['answers'][number]): MailFact => ({
  label: question,
  value: answer.length > maxExcerptLength ? `${answer.slice(0, maxExcerptLength)} …` : answer,
});

/** Mail about answers to the user who asked the questions, if that user may still see the applicant. */
export const answerMail: MailKind = {
  name: 'applicant-answer',
  optionalFor: 'application:view',
  isNotice: true,
  render: async ({ personId, reference: { askedIds } }, { db }) => {
    const person = personId ?? 0;
    const grant = (await readGrants(db, person)).get('application:view');
    if (!grant || grant.view === 'masked')
      return { suppressed: 'The person may not see the applicant any more.' };
    const found = await db.one<AnsweredApplicant>(sql`
      select application.id as "applicationId", job.title as "jobTitle",
        btrim(applicant.first_name || ' ' || applicant.last_name) as name,
        json_agg(json_build_object('question', asked.text, 'answer', asked.answer)
          order by asked.id) as answers
      from asked_question asked join application on application.id = asked.application_id
        join applicant on applicant.id = application.applicant_id
        join job on job.id = application.job_id
      where asked.id = any (${askedIds as number[]}::integer[])
        and ${jobsInScope(grant, { userId: person })}
      group by application.id, job.id, applicant.id`);
    if (!found) return { suppressed: 'The applicant was deleted, or belongs to others now.' };
    const { applicationId, name, jobTitle, answers } = found;
    return {
      subject: `${name} answered your question${answers.length === 1 ? '' : 's'}`,
      heading: `${name} answered`,
      paragraphs: [answers.length === 1 ? 'There is an answer.' : 'There are answers.'],
      facts: [...answers.map(toFact), { label: 'Job', value: jobTitle }],
      button: { label: 'Open the applicant', path: `/application/view/${applicationId}` },
      reason: 'you asked this applicant, or are the recruiter now',
    };
  },
};

interface Recipient {
  personId: number;
  askedIds: number[];
}

/** Mails the users who asked; if one has left, the recruiter gets the mail. */
export const enqueueAnswerMail = async (
  tx: Transaction,
  askedIds: readonly number[],
): Promise<void> => {
  const recipients = await tx.many<Recipient>(sql`
    select person.id as "personId", array_agg(asked.id order by asked.id) as "askedIds"
    from asked_question asked join application on application.id = asked.application_id
      join job on job.id = application.job_id
      left join app_user asker on asker.id = asked.asked_by and asker.is_active
      join app_user person on person.is_active and person.id =
        coalesce(asker.id, application.recruiter_id, job.recruiting_manager_id)
    where asked.id = any (${[...askedIds]}::integer[])
    group by person.id`);
  await enqueueMail(
    tx,
    answerMail,
    recipients.map(({ personId, askedIds: answered }) => ({
      cause: `answered:${answered.join()}`,
      to: { personId },
      reference: { askedIds: answered },
    })),
  );
};
