import sql from 'sql-template-tag';
import {
  requestAnswerDays,
  identityLinkDays,
  requestMessages,
  type RequestKind,
} from '../../../contract/privacy/requests/privacy-request-constants';
import { computeSecretDigest } from '../../platform/access/secret-hash';
import { audit } from '../../platform/audit/audit';
import type { Database, Db, Transaction } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import { announce } from '../../platform/realtime/changes';
import { mailConfirmationLink, mailNewRequest } from './request-mails';

export const announceRequest = (tx: Transaction, id: number): void =>
  announce(tx, { owner: 'privacy-request', ids: [id], jobIds: [] });

export interface NewPrivacyRequest {
  applicationId: number;
  kind: RequestKind;
  note: string;
  /** Id of the user who recorded the request; null if the applicant made it. */
  madeBy: number | null;
}

/**
 * Creates a request and mails a link to the stored e-mail address to confirm it. Without an address,
 * administrators are notified at once, since they must check the identity.
 */
const openRequest = async (
  tx: Transaction,
  { applicationId, kind, note, madeBy }: NewPrivacyRequest,
): Promise<number | undefined> => {
  const made = await tx.one<{ id: number; hasAddress: boolean }>(sql`
    insert into privacy_request (kind, application_id, note, made_by, due_on)
    select ${kind}, application.id, ${note}, ${madeBy},
      (now() at time zone company_zone())::date + ${requestAnswerDays}::integer
    from application where id = ${applicationId}
    on conflict (application_id, kind) where state in ('unconfirmed', 'open', 'building') do nothing
    returning id, exists (select from application
      join applicant on applicant.id = application.applicant_id
      where application.id = ${applicationId} and btrim(applicant.email) <> '') as "hasAddress"`);
  if (!made) return undefined;
  await mailConfirmationLink(tx, made.id, applicationId);
  if (!made.hasAddress) await mailNewRequest(tx, made.id);
  const details = { kind, applicationId };
  await audit(tx, madeBy, 'privacy-request.create', { id: made.id, details });
  announceRequest(tx, made.id);
  return made.id;
};

/**
 * @throws AppError when the application does not exist, or has an open request of the same kind.
 */
export const insertPrivacyRequest = (db: Database, asked: NewPrivacyRequest): Promise<number> =>
  db.transaction(async (tx) => {
    const id = await openRequest(tx, asked);
    if (id !== undefined) return id;
    const isThere = await tx.one(sql`select from application where id = ${asked.applicationId}`);
    throw isThere
      ? new AppError('ALREADY_EXISTS', { message: requestMessages.same })
      : new AppError('NOT_FOUND');
  });

/** Creates a request; if an unconfirmed one of the same kind exists, mails its link again. */
export const createRequestOrMailLink = (db: Database, asked: NewPrivacyRequest): Promise<void> =>
  db.transaction(async (tx) => {
    if ((await openRequest(tx, asked)) !== undefined) return;
    const open = await tx.one<{ id: number }>(sql`
      select id from privacy_request where application_id = ${asked.applicationId}
        and kind = ${asked.kind} and state = 'unconfirmed'`);
    if (open) await mailConfirmationLink(tx, open.id, asked.applicationId);
  });

export interface RequestToConfirm {
  id: number;
  kind: RequestKind;
  description: string;
}

export const findRequestToConfirm = (
  db: Db,
  secret: string,
): Promise<RequestToConfirm | undefined> =>
  db.one<RequestToConfirm>(sql`
    select request.id, request.kind, job.description
    from privacy_request request join application on application.id = request.application_id
      join job on job.id = application.job_id
    where request.confirm_hash = ${computeSecretDigest(secret)} and request.state = 'unconfirmed'
      and request.made_at > now() - ${identityLinkDays} * interval '1 day'`);

/** Confirms a request; the link works once, so a second click changes nothing. */
export const confirmRequest = (db: Database, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    const changed = await tx.run(sql`
      update privacy_request set state = 'open', confirmed_at = now(), confirm_hash = null,
        version = version + 1
      where id = ${id} and state = 'unconfirmed'`);
    if (changed === 0) return;
    await audit(tx, null, 'privacy-request.confirm', { id });
    await mailNewRequest(tx, id);
    announceRequest(tx, id);
  });
