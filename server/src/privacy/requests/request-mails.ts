import sql from 'sql-template-tag';
import type { RequestKind } from '../../../contract/privacy/requests/privacy-request-constants';
import { requestKinds } from '../../../contract/privacy/requests/privacy-request-constants';
import { createStatusLink } from '../../applicants/applying/status-links';
import { detectLanguage } from '../../jobs/careers/page/detect-language.rule';
import { readGrants } from '../../platform/access/read-grants';
import { createRandomSecret, computeSecretDigest } from '../../platform/access/secret-hash';
import type { Db, Transaction } from '../../platform/db/database';
import { readAdministratorIds } from '../../platform/mail/administrators';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import type { MailKind } from '../../platform/mail/mail-kind';
import { requestTexts } from './texts/request-texts';

interface MailedRequest {
  applicationId: number;
  kind: RequestKind;
  state: string;
  answer: string;
  dueOn: string;
  hasPackage: boolean;
  description: string;
  name: string;
  email: string;
}

const readMailedRequest = (db: Db, id: number): Promise<MailedRequest | undefined> =>
  db.one<MailedRequest>(sql`
    select request.application_id as "applicationId", request.kind, request.state, request.answer,
      request.due_on::text as "dueOn", request.file_id is not null as "hasPackage", job.description,
      btrim(applicant.first_name || ' ' || applicant.last_name) as name,
      btrim(applicant.email) as email
    from privacy_request request join application on application.id = request.application_id
      join applicant on applicant.id = application.applicant_id
      join job on job.id = application.job_id
    where request.id = ${id}`);

const gone = { suppressed: 'The request or its applicant was deleted, or has no address.' };

const createConfirmPath = async (tx: Transaction, id: number): Promise<string> => {
  const secret = createRandomSecret();
  await tx.run(sql`
    update privacy_request set confirm_hash = ${computeSecretDigest(secret)} where id = ${id}`);
  return `/careers/my/request/${secret}`;
};

/** Mail to the stored e-mail address, so that only the person can confirm the request. */
const confirmationMail: MailKind = {
  name: 'privacy-confirmation',
  render: async ({ reference }, { db, company }) => {
    const id = Number(reference.requestId);
    const request = await readMailedRequest(db, id);
    if (!request?.email) return gone;
    if (request.state !== 'unconfirmed')
      return { suppressed: 'The identity is confirmed already.' };
    const { name, email } = request;
    const language = detectLanguage(request.description);
    const { kinds, mail } = requestTexts[language];
    return {
      ...{ language, subject: mail.confirmSubject(company), heading: mail.confirmHeading(name) },
      paragraphs: [mail.confirmText(kinds[request.kind], company)],
      button: { label: mail.confirmButton, createPath: (tx) => createConfirmPath(tx, id) },
      note: mail.confirmNote,
      reason: { sentence: mail.reason(company) },
      to: { name, address: email },
    };
  },
};

const answerMail: MailKind = {
  name: 'privacy-answer',
  render: async ({ reference }, { db, company }) => {
    const request = await readMailedRequest(db, Number(reference.requestId));
    if (!request?.email) return gone;
    const { name, email, applicationId, kind, answer, hasPackage } = request;
    const language = detectLanguage(request.description);
    const { kinds, mail } = requestTexts[language];
    const said = request.state === 'refused' ? mail.refusedText : mail.doneText;
    return {
      ...{ language, subject: mail.answerSubject(company), heading: mail.answerHeading(name) },
      paragraphs: [
        hasPackage ? mail.packageText : said(kinds[kind]),
        ...(answer === '' ? [] : [answer]),
        ...(request.state === 'refused' ? [mail.complainText] : []),
      ],
      button: {
        label: hasPackage ? mail.packageButton : mail.answerButton,
        createPath: async (tx) => `${await createStatusLink(tx, applicationId)}/privacy`,
      },
      reason: { sentence: mail.reason(company) },
      to: { name, address: email },
    };
  },
};

/** Mail to administrators, which the bell shows too. */
const newRequestMail: MailKind = {
  name: 'privacy-request',
  optionalFor: 'privacy:edit',
  isNotice: true,
  render: async ({ personId, reference }, { db }) => {
    const request = await readMailedRequest(db, Number(reference.requestId));
    if (!request) return gone;
    if (!(await readGrants(db, personId ?? 0)).has('privacy:edit'))
      return { suppressed: 'The person answers no requests any more.' };
    const { name, kind, dueOn } = request;
    return {
      subject: `${name} asks about their data: ${requestKinds[kind]}`,
      heading: `${name} asks about their data`,
      paragraphs: ['The law gives a month to answer.'],
      facts: [
        { label: 'Asked for', value: requestKinds[kind] },
        { label: 'Answer until', value: dueOn },
      ],
      button: { label: 'Open the requests', path: '/privacy-requests' },
      reason: 'you are an administrator',
    };
  },
};

export const requestMails: readonly MailKind[] = [confirmationMail, answerMail, newRequestMail];

const toApplicant = async (
  tx: Transaction,
  kind: MailKind,
  request: { id: number; applicationId: number; cause: string },
): Promise<void> => {
  const { id, applicationId, cause } = request;
  const found = await tx.one<{ address: string }>(sql`
    select btrim(applicant.email) as address from application
      join applicant on applicant.id = application.applicant_id
    where application.id = ${applicationId}`);
  if (!found?.address) return;
  const { address } = found;
  await enqueueMail(tx, kind, [
    { cause, to: { address }, reference: { requestId: id }, applicationId },
  ]);
};

/** Mails the link to confirm a request, at most once in ten minutes. */
export const mailConfirmationLink = (
  tx: Transaction,
  id: number,
  applicationId: number,
): Promise<void> => {
  const turn = Math.floor(Date.now() / 600_000);
  return toApplicant(tx, confirmationMail, {
    ...{ id, applicationId, cause: `privacy-confirmation:${id}:${turn}` },
  });
};

export const mailRequestAnswer = (
  tx: Transaction,
  id: number,
  applicationId: number,
): Promise<void> =>
  toApplicant(tx, answerMail, { id, applicationId, cause: `privacy-answer:${id}:${Date.now()}` });

export const mailNewRequest = async (tx: Transaction, id: number): Promise<void> => {
  const people = await readAdministratorIds(tx);
  await enqueueMail(
    tx,
    newRequestMail,
    people.map((personId) => ({
      cause: `privacy-request:${id}`,
      to: { personId },
      reference: { requestId: id },
    })),
  );
};
