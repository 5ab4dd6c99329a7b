import sql from 'sql-template-tag';
import type {
  ApplicantDetails,
  ApplicantDetailsUpdate,
} from '../../../contract/applicants/details/applicant-details';
import {
  birthDateMessage,
  firstBirthDate,
} from '../../../contract/applicants/details/applicant-details-constants';
import { writeDetails, type PersonDetails } from '../../applicants/details/write-details';
import type { Actor } from '../../platform/access/actor';
import { audit } from '../../platform/audit/audit';
import type { Database, Db, Transaction } from '../../platform/db/database';
import { AppError, invalidField } from '../../platform/errors';
import { assertVersion } from '../../platform/http/assert-version';
import { announce } from '../../platform/realtime/changes';
import type { ReferralReader } from './referral-reader';

const noDetails: ApplicantDetails = {
  ...{ fatherName: '', birthDate: null, maritalStatus: '', address: '', version: 0 },
};

export const readApplicantDetails = async (
  db: Db,
  applicationId: number,
): Promise<ApplicantDetails> => {
  const stored = await db.one<ApplicantDetails>(sql`
    select coalesce(father_name, '') as "fatherName", birth_date::text as "birthDate",
      coalesce(marital_status, '') as "maritalStatus", coalesce(address, '') as address, version
    from applicant_details
    where applicant_id = (select applicant_id from application where id = ${applicationId})`);
  return stored ?? noDetails;
};

const lockApplicantPerson = async (db: Db, applicationId: number, { scope }: ReferralReader) => {
  const held = await db.one<{ personId: number; jobId: number }>(sql`
    select application.applicant_id as "personId", referral.job_id as "jobId"
    from application join referral on referral.application_id = application.id
    where application.id = ${applicationId} and ${scope} for update of application`);
  if (!held) throw new AppError('NOT_FOUND');
  await db.run(sql`select from applicant where id = ${held.personId} for no key update`);
  return held;
};

/** Announces all referrals of a person, since each shows the person's details. */
const announcePerson = async (tx: Transaction, personId: number): Promise<void> => {
  const shown = await tx.many<{ id: number; jobId: number }>(sql`
    select application.id, referral.job_id as "jobId"
    from application join referral on referral.application_id = application.id
    where application.applicant_id = ${personId}`);
  announce(tx, {
    owner: 'referral',
    ids: shown.map(({ id }) => id),
    jobIds: shown.map(({ jobId }) => jobId),
  });
};

const mergeApplicantDetails = (
  stored: ApplicantDetails,
  sent: ApplicantDetailsUpdate,
  today: string,
): PersonDetails => {
  const { fatherName, birthDate, maritalStatus, address } = { ...stored, ...sent };
  if (birthDate && birthDate !== stored.birthDate)
    if (birthDate < firstBirthDate || birthDate >= today)
      throw invalidField('birthDate', birthDateMessage);
  return {
    ...{ fatherName: fatherName.trim(), address: address.trim(), maritalStatus },
    birthDate: birthDate || null,
  };
};

/**
 * Stores details of a person; the audit log contains no values.
 * @throws AppError `STALE_VERSION` with the stored details.
 */
export const writeApplicantDetails = (
  db: Database,
  actor: Actor,
  applicationId: number,
  { version, ...sent }: ApplicantDetailsUpdate,
  reader: ReferralReader,
): Promise<ApplicantDetails> =>
  db.transaction(async (tx) => {
    const { personId, jobId } = await lockApplicantPerson(tx, applicationId, reader);
    const stored = await readApplicantDetails(tx, applicationId);
    await assertVersion(version, stored.version, () => Promise.resolve(stored));
    const next = mergeApplicantDetails(stored, sent, reader.today);
    const fields = (Object.keys(next) as (keyof typeof next)[]).filter(
      (field) => next[field] !== stored[field],
    );
    if (fields.length === 0) return stored;
    await writeDetails(tx, personId, next);
    await audit(tx, actor.userId, 'referral.details', {
      id: applicationId,
      details: { jobId, fields },
    });
    await announcePerson(tx, personId);
    return readApplicantDetails(tx, applicationId);
  });
