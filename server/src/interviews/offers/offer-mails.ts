import sql from 'sql-template-tag';
import { offerStates, type OfferState } from '../../../contract/interviews/offers/offer-constants';
import { createStatusLink } from '../../applicants/applying/status-links';
import { careersLabels } from '../../jobs/careers/page/careers-labels';
import { detectLanguage } from '../../jobs/careers/page/detect-language.rule';
import { formatDate } from '../../jobs/careers/page/format-job';
import { readGrants } from '../../platform/access/read-grants';
import { jobsInScope } from '../../platform/hiring-parts/job-scope';
import type { Db, Transaction } from '../../platform/db/database';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import type { MailContent, MailKind, SuppressedMail } from '../../platform/mail/mail-kind';
import { offerTexts } from './offer-texts';

interface MailedOffer {
  applicationId: number;
  jobTitle: string;
  description: string;
  name: string;
  email: string;
  state: OfferState;
  position: string;
  expiresOn: string;
  reason: string;
}

const readMailedOffer = (db: Db, id: number): Promise<MailedOffer | undefined> =>
  db.one<MailedOffer>(sql`
    select application.id as "applicationId", job.title as "jobTitle", job.description,
      btrim(applicant.first_name || ' ' || applicant.last_name) as name,
      btrim(applicant.email) as email, offer.state, offer.position,
      offer.expires_on::text as "expiresOn", offer.reason
    from offer join application on application.id = offer.application_id
      join applicant on applicant.id = application.applicant_id
      join job on job.id = application.job_id
    where offer.id = ${id}`);

const gone: SuppressedMail = { suppressed: 'The offer was deleted, or has no address.' };

const createApplicantMail = (
  name: 'offer-sent' | 'offer-withdrawn',
  state: OfferState,
  write: (offer: MailedOffer, company: string) => Omit<MailContent, 'reason'>,
): MailKind => ({
  name,
  render: async ({ reference }, { db, company }) => {
    const offer = await readMailedOffer(db, Number(reference.offerId));
    if (!offer?.email) return gone;
    if (offer.state !== state) return { suppressed: 'The offer was closed or changed meanwhile.' };
    const language = detectLanguage(offer.description);
    const { mail } = offerTexts[language];
    return {
      language,
      heading: mail.heading(offer.name),
      ...write(offer, company),
      note: mail.note,
      reason: { sentence: mail.reason(company) },
      to: { name: offer.name, address: offer.email },
    };
  },
});

const sentMail = createApplicantMail('offer-sent', 'sent', (offer, company) => {
  const language = detectLanguage(offer.description);
  const { mail } = offerTexts[language];
  const day = formatDate(offer.expiresOn, careersLabels[language], 'UTC');
  return {
    subject: mail.sentSubject(company),
    paragraphs: [mail.sentText(offer.position, company, day)],
    button: {
      label: mail.button,
      createPath: async (tx) => `${await createStatusLink(tx, offer.applicationId)}/offer`,
    },
  };
});

const withdrawnMail = createApplicantMail('offer-withdrawn', 'withdrawn', (offer, company) => {
  const { mail } = offerTexts[detectLanguage(offer.description)];
  return {
    subject: mail.withdrawnSubject(company),
    paragraphs: [mail.withdrawnText(offer.position)],
    button: {
      label: mail.withdrawnButton,
      createPath: (tx) => createStatusLink(tx, offer.applicationId),
    },
  };
});

/** Mail to staff about an offer omits the pay, which only authorized users read in the console. */
const staffMail = (
  kind: 'offer-approval' | 'offer-answer',
  optionalFor: 'offer:approve' | 'offer:make',
  write: (offer: MailedOffer) => MailContent | SuppressedMail,
): MailKind => ({
  name: kind,
  optionalFor,
  isNotice: true,
  render: async ({ personId, reference }, { db }) => {
    const id = Number(reference.offerId);
    const offer = await readMailedOffer(db, id);
    if (!offer) return gone;
    const userId = personId ?? 0;
    const grant = (await readGrants(db, userId)).get('offer:view');
    const seen =
      grant &&
      (await db.one(sql`
        select from offer join application on application.id = offer.application_id
          join job on job.id = application.job_id
        where offer.id = ${id} and ${jobsInScope(grant, { userId })}`));
    return seen ? write(offer) : { suppressed: 'The person sees this offer no more.' };
  },
});

const linkTo = ({ applicationId }: MailedOffer) => ({
  label: 'Open the applicant',
  path: `/application/view/${applicationId}`,
});

const approvalMail = staffMail('offer-approval', 'offer:approve', (offer) =>
  offer.state === 'waiting'
    ? {
        subject: `An offer to ${offer.name} waits for your approval`,
        heading: `An offer to ${offer.name} waits for your approval`,
        paragraphs: [],
        facts: [
          { label: 'Position', value: offer.position },
          { label: 'Job', value: offer.jobTitle },
        ],
        button: linkTo(offer),
        reason: 'your role approves offers of this pay',
      }
    : { suppressed: 'The offer does not wait any more.' },
);

const answerMail = staffMail('offer-answer', 'offer:make', (offer) => ({
  subject: `Offer to ${offer.name}: ${offerStates[offer.state]}`,
  heading: `Offer to ${offer.name}: ${offerStates[offer.state]}`,
  paragraphs:
    offer.state === 'draft'
      ? ['It was not approved. The note beside it says why.']
      : offer.reason === ''
        ? []
        : [offer.reason],
  facts: [
    { label: 'Position', value: offer.position },
    { label: 'Job', value: offer.jobTitle },
  ],
  button: linkTo(offer),
  reason: 'you made this offer',
}));

export const offerMails: readonly MailKind[] = [sentMail, withdrawnMail, approvalMail, answerMail];

/** Returns false if the applicant has no e-mail address. */
export const mailOfferToApplicant = async (
  tx: Transaction,
  id: number,
  name: 'offer-sent' | 'offer-withdrawn',
): Promise<boolean> => {
  const offer = await readMailedOffer(tx, id);
  if (!offer?.email) return false;
  const { applicationId, email } = offer;
  await enqueueMail(tx, { name }, [
    {
      ...{ cause: `${name}:${id}`, to: { address: email }, reference: { offerId: id } },
      applicationId,
    },
  ]);
  return true;
};

export const mailOfferApprovers = async (
  tx: Transaction,
  id: number,
  number: number,
): Promise<void> => {
  const people = await tx.many<{ personId: number; place: number }>(sql`
    select person.id as "personId", step.place
    from (select place, role from offer_approval where offer_id = ${id} and number = ${number}
        and is_approved is null order by place limit 1) step
      join user_role on user_role.role = step.role
      join app_user person on person.id = user_role.user_id and person.is_active
      join offer on offer.id = ${id} and offer.made_by <> person.id`);
  await enqueueMail(
    tx,
    approvalMail,
    people.map(({ personId, place }) => ({
      cause: `offer-approval:${id}:${number}:${place}`,
      to: { personId },
      reference: { offerId: id },
    })),
  );
};

export const mailOfferMaker = async (tx: Transaction, id: number, what: string): Promise<void> => {
  const maker = await tx.one<{ personId: number }>(sql`
    select made_by as "personId" from offer where id = ${id}`);
  if (!maker) return;
  await enqueueMail(tx, answerMail, [
    { cause: `offer-answer:${id}:${what}`, to: maker, reference: { offerId: id } },
  ]);
};
