import sql from 'sql-template-tag';
import type { ReferralSubmission } from '../../../contract/referrals/referring/my-referral';
import {
  consent,
  mostReferralsADay,
  referringMessages,
} from '../../../contract/referrals/referring/referring-constants';
import type { Transaction } from '../../platform/db/database';
import type { ServerDependencies } from '../../platform/domain';
import { AppError, invalidField } from '../../platform/errors';
import type { CheckedFile } from '../../platform/files/file-changes';
import { createIdempotently, type IdempotencyKey } from '../../platform/http/idempotency';
import { addApplicationInTransaction } from '../../applicants/intake/create-application';
import { announce } from '../../platform/realtime/changes';
import { isJobOpenForReferralsSql } from './open-jobs.list';
import { getReferralSourceId } from '../../applicants/sources/referral-source';

interface SubmissionRequest {
  /** Id of the signed-in user, never a value from the request's body. */
  referrerId: number;
  body: ReferralSubmission;
  resume: CheckedFile | undefined;
  key: IdempotencyKey | undefined;
}

/** The lock makes requests of a referrer run one at a time, so that concurrent ones are counted too. */
const assertSubmissionPace = async (tx: Transaction, referrerId: number): Promise<void> => {
  await tx.run(sql`select from app_user where id = ${referrerId} for no key update`);
  const row = await tx.one<{ n: number }>(sql`
    select count(*)::integer as n from referral
    where referrer_id = ${referrerId} and consent_at > now() - interval '1 day'`);
  if ((row?.n ?? 0) >= mostReferralsADay)
    throw new AppError('TOO_MANY', { message: referringMessages.pace });
};

const assertConsentGiven = (version: number | undefined): void => {
  if (version === undefined) throw invalidField('consent', referringMessages.consent);
  if (version !== consent.version) throw invalidField('consent', referringMessages.consentChanged);
};

const assertJobOpen = async (tx: Transaction, jobId: number): Promise<void> => {
  const job = await tx.one(
    sql`select from job where job.id = ${jobId} and ${isJobOpenForReferralsSql}`,
  );
  if (!job) throw invalidField('jobId', referringMessages.closed);
};

/** Checks all records of probably the same person; withdrawn referrals do not count. */
const assertFirstReferral = async (
  tx: Transaction,
  referrerId: number,
  applicationId: number,
): Promise<void> => {
  const first = await tx.one<{ day: string }>(sql`
    select to_char(min(referral.referred_at) at time zone company_zone(), 'FMDD FMMonth YYYY') as day
    from application made cross join lateral same_people(made.applicant_id) person
      join application on application.applicant_id = person and application.id <> made.id
      join status on status.id = application.status_id
      join referral on referral.application_id = application.id
    where made.id = ${applicationId} and application.job_id = made.job_id
      and referral.referrer_id = ${referrerId}
      and not (referral.state = 'waiting' and status.category = 'withdrawn')
    having count(*) > 0`);
  if (first) throw invalidField('applicantEmail', referringMessages.repeated(first.day));
};

/** @throws AppError when a record of the referred person has the referrer's e-mail address. */
const assertNotOneself = async (
  tx: Transaction,
  referrerId: number,
  applicationId: number,
): Promise<void> => {
  const self = await tx.one(sql`
    select from application made cross join lateral same_people(made.applicant_id) person
      join applicant known on known.id = person
      join app_user me on me.id = ${referrerId} and known.mailbox = me.mailbox
    where made.id = ${applicationId} limit 1`);
  if (self) throw invalidField('applicantEmail', referringMessages.self);
};

const insertReferral = async (
  tx: Transaction,
  storage: ServerDependencies['storage'],
  { referrerId, body, resume }: SubmissionRequest,
): Promise<number> => {
  const { relation = '', consent: version, ...person } = body;
  assertConsentGiven(version);
  await assertSubmissionPace(tx, referrerId);
  await assertJobOpen(tx, body.jobId);
  const id = await addApplicationInTransaction(tx, storage, {
    actorId: referrerId,
    referrerId,
    body: { ...person, sourceId: await getReferralSourceId(tx), comment: relation },
    resume,
    scope: isJobOpenForReferralsSql,
  });
  await assertNotOneself(tx, referrerId, id);
  await assertFirstReferral(tx, referrerId, id);
  await tx.run(sql`
    update referral set consent_version = ${version}, consent_at = now()
    where application_id = ${id}`);
  announce(tx, { owner: 'referral', ids: [id], jobIds: [body.jobId] });
  return id;
};

/**
 * Adds a referral; the response does not reveal whether the person is known: suspected duplicates are for
 * staff.
 */
export const submitReferral = (
  { db, storage }: Pick<ServerDependencies, 'db' | 'storage'>,
  submission: SubmissionRequest,
): Promise<number> =>
  createIdempotently(db, submission.referrerId, 'referral.submit', submission.key, (tx) =>
    insertReferral(tx, storage, submission),
  );
