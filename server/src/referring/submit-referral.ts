import sql from 'sql-template-tag';
import type { ReferralSubmission } from '../../contract/referring/my-referral';
import {
  consent,
  mostReferralsADay,
  referringMessages,
} from '../../contract/referring/referring-constants';
import type { Transaction } from '../db/database';
import type { Parts } from '../domain';
import { AppError, invalidField } from '../errors';
import type { CheckedFile } from '../files/file-changes';
import { createOnce, type IdempotencyKey } from '../http/idempotency';
import { takeIn } from '../intake/create-application';
import { announce } from '../realtime/changes';
import { openJobs } from './open-jobs.list';
import { referralSource } from './referral-source';

interface Submission {
  /** From the token, never from the body. */
  referrerId: number;
  body: ReferralSubmission;
  resume: CheckedFile | undefined;
  key: IdempotencyKey | undefined;
}

/** Holds the referrer's row, so that calls at once are counted one after the other. */
const expectPace = async (tx: Transaction, referrerId: number): Promise<void> => {
  await tx.run(sql`select from app_user where id = ${referrerId} for no key update`);
  const row = await tx.one<{ n: number }>(sql`
    select count(*)::integer as n from referral
    where referrer_id = ${referrerId} and consent_at > now() - interval '1 day'`);
  if ((row?.n ?? 0) >= mostReferralsADay)
    throw new AppError('TOO_MANY', { message: referringMessages.pace });
};

const expectConsent = (version: number | undefined): void => {
  if (version === undefined) throw invalidField('consent', referringMessages.consent);
  if (version !== consent.version) throw invalidField('consent', referringMessages.consentChanged);
};

const expectOpen = async (tx: Transaction, jobId: number): Promise<void> => {
  const job = await tx.one(sql`select from job where job.id = ${jobId} and ${openJobs}`);
  if (!job) throw invalidField('jobId', referringMessages.closed);
};

const expectSomeoneElse = async (
  tx: Transaction,
  referrerId: number,
  address: string,
): Promise<void> => {
  const self = await tx.one(sql`
    select from app_user where id = ${referrerId} and lower(email) = lower(btrim(${address}))`);
  if (self) throw invalidField('applicantEmail', referringMessages.self);
};

const submit = async (
  tx: Transaction,
  storage: Parts['storage'],
  { referrerId, body, resume }: Submission,
): Promise<number> => {
  const { relation = '', consent: version, ...person } = body;
  expectConsent(version);
  await expectPace(tx, referrerId);
  await expectOpen(tx, body.jobId);
  await expectSomeoneElse(tx, referrerId, body.applicantEmail);
  const id = await takeIn(tx, storage, {
    actorId: referrerId,
    referrerId,
    body: { ...person, sourceId: await referralSource(tx), comment: relation },
    resume,
    scope: openJobs,
  });
  await tx.run(sql`
    update referral set consent_version = ${version}, consent_at = now()
    where application_id = ${id}`);
  announce(tx, { owner: 'referral', ids: [id], jobIds: [body.jobId] });
  return id;
};

/**
 * Refers a person; answers the application's id. A person who is known already is stored and answered
 * like any other: who may be the same is found by the tables' trigger, and is for the staff to see.
 */
export const submitReferral = (
  { db, storage }: Pick<Parts, 'db' | 'storage'>,
  submission: Submission,
): Promise<number> =>
  createOnce(db, submission.referrerId, 'referral.submit', submission.key, (tx) =>
    submit(tx, storage, submission),
  );
