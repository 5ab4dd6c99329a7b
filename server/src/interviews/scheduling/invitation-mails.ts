import sql from 'sql-template-tag';
import { careersLabels, type CareersLanguage } from '../../jobs/careers/page/careers-labels';
import { detectLanguage } from '../../jobs/careers/page/detect-language.rule';
import type { Config } from '../../platform/config';
import type { MailAddress } from '../../platform/config-mail';
import type { Db, Transaction } from '../../platform/db/database';
import { companyTimeZone } from '../../platform/lists/company-zone';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import type { MailContent, MailContext, MailFact, MailKind } from '../../platform/mail/mail-kind';
import { writeInvitation } from './calendar-file';
import { invitationTexts } from './invitation-texts';

/** Person who has, or had, an invitation to an interview. */
export interface InvitedParticipant {
  uid: string;
  /** User id; null for the applicant. */
  personId: number | null;
  address: string;
}

interface MailedInterview {
  applicationId: number;
  applicant: string;
  job: string;
  description: string;
  title: string;
  startsAt: string;
  endsAt: string;
  minutes: number;
  timeZone: string;
  place: string;
  state: string;
  reason: string;
  sequence: number;
  people: string;
  recipient: MailAddress;
}

interface Reference {
  interviewId: number;
  uid: string;
  sequence: number;
}

export const readInvitedParticipants = (
  db: Db,
  interviewId: number,
): Promise<InvitedParticipant[]> =>
  db.many<InvitedParticipant>(sql`
    select part.uid, part.user_id as "personId", btrim(coalesce(applicant.email, person.email)) as address
    from interview_person part
      left join app_user person on person.id = part.user_id
      left join applicant on applicant.id = part.applicant_id
    where part.interview_id = ${interviewId} order by part.id`);

const readMailed = (
  db: Db,
  interviewId: number,
  personId: number | null,
): Promise<MailedInterview | undefined> =>
  db.one<MailedInterview>(sql`
    select interview.application_id as "applicationId", job.title as job, job.description,
      btrim(applicant.first_name || ' ' || applicant.last_name) as applicant, interview.title,
      to_json(interview.starts_at) #>> '{}' as "startsAt",
      to_json(interview.ends_at) #>> '{}' as "endsAt",
      (extract(epoch from interview.ends_at - interview.starts_at) / 60)::integer as minutes,
      case when person.id is null then interview.time_zone
        else coalesce(own.time_zone, ${companyTimeZone}) end as "timeZone",
      interview.place, interview.state, interview.reason, interview.sequence,
      coalesce((select string_agg(btrim(other.first_name || ' ' || other.last_name), ', '
        order by other.first_name, other.id)
        from interview_person part join app_user other on other.id = part.user_id
        where part.interview_id = interview.id), '') as people,
      json_build_object('name', btrim(coalesce(person.first_name || ' ' || person.last_name,
          applicant.first_name || ' ' || applicant.last_name)),
        'address', btrim(coalesce(person.email, applicant.email))) as recipient
    from interview join application on application.id = interview.application_id
      join applicant on applicant.id = application.applicant_id
      join job on job.id = application.job_id
      left join app_user person on person.id = ${personId}::integer
      left join interview_calendar own on own.user_id = person.id
    where interview.id = ${interviewId}`);

const formatTime = (interview: MailedInterview, language: CareersLanguage): string =>
  new Intl.DateTimeFormat(careersLabels[language].locale, {
    ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'long' },
    timeZone: interview.timeZone,
  }).format(new Date(interview.startsAt));

/**
 * Organizer of the invitations: calendars send answers to the address of the mailbox that the console reads,
 * if there is one.
 */
const getOrganizer = ({ mail }: Config, company: string): MailAddress | undefined =>
  mail && { name: mail.from.name || company, address: (mail.mailbox ?? mail.from).address };

const createFacts = (interview: MailedInterview, language: CareersLanguage): MailFact[] => {
  const texts = invitationTexts[language];
  return [
    { label: texts.when, value: formatTime(interview, language) },
    { label: texts.length, value: texts.minutes(interview.minutes) },
    ...(interview.place ? [{ label: texts.place, value: interview.place }] : []),
    ...(interview.people ? [{ label: texts.withWhom, value: interview.people }] : []),
    { label: texts.job, value: interview.job },
  ];
};

type InvitationParts = Pick<MailContent, 'subject' | 'heading' | 'paragraphs' | 'reason'> &
  Partial<MailContent>;

const writeToApplicant = (
  interview: MailedInterview,
  sequence: number,
  isCancelled: boolean,
  company: string,
): InvitationParts => {
  const language = detectLanguage(interview.description);
  const texts = invitationTexts[language];
  const { title, job, applicant, reason } = interview;
  const subject = isCancelled ? texts.cancelledSubject(title, job) : texts.subject(title, job);
  const invited = sequence === 0 ? texts.invited : texts.changed;
  return {
    ...{ language, subject, heading: texts.heading(applicant) },
    paragraphs: isCancelled ? [texts.cancelled, ...(reason ? [reason] : [])] : [invited],
    ...(!isCancelled && { note: texts.answer }),
    reason: { sentence: texts.reason(company) },
  };
};

const writeToInterviewer = (
  { applicant, title, reason, state }: MailedInterview,
  { interviewId, sequence }: Reference,
  isCancelled: boolean,
): InvitationParts => {
  if (isCancelled)
    return {
      subject: `Cancelled: interview with ${applicant}, ${title}`,
      heading: 'An interview is cancelled',
      paragraphs: [
        state === 'cancelled'
          ? 'This interview does not take place.'
          : 'You no longer take part in this interview.',
        ...(reason && state === 'cancelled' ? [reason] : []),
      ],
      reason: 'you were to take part in this interview',
    };
  return {
    subject: `${sequence === 0 ? 'Interview' : 'Changed interview'} with ${applicant}: ${title}`,
    heading: `Interview with ${applicant}`,
    paragraphs: [sequence === 0 ? 'You take part in an interview.' : 'An interview has changed.'],
    button: { label: 'Open the interview', path: `/interviews/${interviewId}` },
    reason: 'you take part in this interview',
  };
};

const renderInvitation = async (
  personId: number | null,
  reference: Reference,
  { db, config, company }: MailContext,
  isCancelled: boolean,
) => {
  const { interviewId, uid, sequence } = reference;
  const interview = await readMailed(db, interviewId, personId);
  if (!interview) return { suppressed: 'The interview was deleted with its applicant.' };
  if (!isCancelled && (interview.state !== 'booked' || interview.sequence !== sequence))
    return { suppressed: 'The interview changed again; a newer message says how it stands.' };
  const words =
    personId === null
      ? writeToApplicant(interview, sequence, isCancelled, company)
      : writeToInterviewer(interview, reference, isCancelled);
  const { title, job, applicant, place, startsAt, endsAt, recipient } = interview;
  const organizer = getOrganizer(config, company);
  const about = createFacts(
    interview,
    personId === null ? detectLanguage(interview.description) : 'en',
  );
  return {
    ...words,
    facts: about,
    to: recipient,
    ...(organizer && {
      calendar: writeInvitation({
        event: {
          ...{ uid, sequence, place, startsAt, endsAt },
          title: personId === null ? `${title}, ${job}` : `${applicant}: ${title}`,
          about: about.map(({ label, value }) => `${label}: ${value}`).join('\n'),
        },
        ...{ organizer, attendee: recipient, isCancelled },
      }),
    }),
  };
};

const createKind = (name: MailKind['name'], isCancelled: boolean): MailKind => ({
  name,
  isNotice: true,
  render: ({ personId, reference }, context) =>
    renderInvitation(personId, reference as unknown as Reference, context, isCancelled),
});

const invitationMail = createKind('interview-invitation', false);
const cancellationMail = createKind('interview-cancellation', true);
export const invitationMails: readonly MailKind[] = [invitationMail, cancellationMail];

const enqueue = async (
  tx: Transaction,
  kind: MailKind,
  interviewId: number,
  invited: readonly InvitedParticipant[],
): Promise<void> => {
  const found = await tx.one<{ sequence: number; applicationId: number }>(sql`
    select sequence, application_id as "applicationId" from interview where id = ${interviewId}`);
  if (!found) return;
  const { sequence, applicationId } = found;
  await enqueueMail(
    tx,
    kind,
    invited
      .filter(({ personId, address }) => personId !== null || address !== '')
      .map(({ uid, personId, address }) => ({
        cause: `${kind.name}:${uid}:${sequence}`,
        to: personId === null ? { address } : { personId },
        reference: { interviewId, uid, sequence } satisfies Reference,
        ...(personId === null && { applicationId }),
      })),
  );
};

/** Mails all participants an invitation, or the current state of the interview. */
export const mailInvitations = async (tx: Transaction, ids: readonly number[]): Promise<void> => {
  for (const id of ids)
    await enqueue(tx, invitationMail, id, await readInvitedParticipants(tx, id));
};

export const mailCancellations = (
  tx: Transaction,
  id: number,
  invited: readonly InvitedParticipant[],
): Promise<void> => enqueue(tx, cancellationMail, id, invited);
