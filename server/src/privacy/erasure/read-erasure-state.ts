import sql from 'sql-template-tag';
import type { ErasureState } from '../../../contract/privacy/erasure/erasure';
import { dataLeftAfterErasure } from '../../../contract/privacy/erasure/erasure-constants';
import type { Db } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import type { PersonalData } from '../../platform/personal-data';
import { findApplicant } from './read-subjects';

/** @throws AppError if the application does not exist. */
export const readErasureState = async (
  db: Db,
  applicationId: number,
  data: readonly PersonalData[],
  readerId: number,
): Promise<ErasureState> => {
  const applicantId = await findApplicant(db, applicationId);
  if (applicantId === undefined) throw new AppError('NOT_FOUND');
  const applications = await db.many<{ id: number; job: string }>(sql`
    select application.id, job.title as job from application join job on job.id = application.job_id
    where application.applicant_id = ${applicantId} order by application.id`);
  const erasure = await db.one<NonNullable<ErasureState['erasure']>>(sql`
    select to_json(erased_at) #>> '{}' as "erasedAt", reason, rule, unsure,
      case when sealed is not null and restorable_until > now()
        then to_json(restorable_until) #>> '{}' end as "restorableUntil",
      to_json(sealed_until) #>> '{}' as "sealedUntil", sealed_for as "sealedFor",
      finished_at is not null as "isFinished"
    from erasure where applicant_ids @> array[${applicantId}::integer] and restored_at is null
    order by id desc limit 1`);
  const hold = await db.one<NonNullable<ErasureState['hold']>>(sql`
    select hold.reason, to_json(hold.set_at) #>> '{}' as "setAt"
    from retention_hold hold join applicant person on person.id = hold.applicant_id
    where ${applicantId} in (person.id, person.merged_into_id) order by hold.set_at limit 1`);
  const officer = await db.one(sql`
    select from privacy_setting where officer_id = ${readerId} and exists (
      select from erasure where applicant_ids @> array[${applicantId}::integer]
        and restored_at is null and sealed is not null)`);
  return {
    applications,
    mayOpen: officer !== undefined,
    hold: hold ?? null,
    erasure: erasure ?? null,
    goes: data.filter(({ isKept }) => !isKept).map(({ title }) => title),
    stays: [...dataLeftAfterErasure],
  };
};
