import sql from 'sql-template-tag';
import {
  applicantsMerged,
  applicationsDeleted,
  mergeUndone,
} from '../../applicants/applications/hooks';
import { interviewMessages } from '../../../contract/interviews/scheduling/interview-constants';
import type { Transaction } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import type { HookFollower } from '../../platform/hook';

/**
 * Interviews belong to the person of the application. If merged people have two interviews at the same time,
 * the one that was scheduled later loses its time and staff must move it.
 */
const followPerson = async (tx: Transaction, ids: readonly number[]): Promise<void> => {
  await tx.run(sql`
    with moving as (
      select part.id, part.interview_id, part.during, application.applicant_id
      from interview_person part join interview on interview.id = part.interview_id
        join application on application.id = interview.application_id
      where part.applicant_id is not null and part.holds
        and interview.application_id = any (${[...ids]}::integer[]))
    update interview_person part set holds = false from moving
    where part.id = moving.id and exists (
      select from moving other where other.applicant_id = moving.applicant_id
        and other.during && moving.during and other.interview_id < moving.interview_id)`);
  await tx.run(sql`
    update interview_person part set applicant_id = application.applicant_id
    from interview join application on application.id = interview.application_id
    where interview.id = part.interview_id and part.applicant_id <> application.applicant_id
      and interview.application_id = any (${[...ids]}::integer[])`);
};

/** Refuses to remove applications with invited participants, who would come to an interview with nobody. */
const refuseWhileInvited = async (tx: Transaction, ids: readonly number[]): Promise<void> => {
  const invited = await tx.one(sql`
    select from interview where application_id = any (${[...ids]}::integer[])
      and state = 'booked' and ends_at > now() limit 1`);
  if (invited) throw new AppError('IN_USE', { message: interviewMessages.stands });
};

export const interviewApplicantFollowers: readonly HookFollower[] = [
  applicantsMerged.by(async (tx, { ids }) => {
    await followPerson(tx, ids);
    return undefined;
  }),
  mergeUndone.by((tx, { ids }) => followPerson(tx, ids)),
  applicationsDeleted.by((tx, { ids }) => refuseWhileInvited(tx, ids)),
];
