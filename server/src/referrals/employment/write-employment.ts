import sql from 'sql-template-tag';
import type {
  EmploymentRecord,
  EmploymentResult,
} from '../../../contract/referrals/employment/employment';
import { employmentMessages } from '../../../contract/referrals/employment/employment-constants';
import { writeJoiningDates } from '../../applicants/applications/write-joining-dates';
import type { Actor } from '../../platform/access/actor';
import { audit } from '../../platform/audit/audit';
import type { Transaction } from '../../platform/db/database';
import type { EntryResult } from '../../platform/http/entry-validator';
import { companyTimeZone } from '../../platform/lists/company-zone';
import { announce, announceApplications } from '../../platform/realtime/changes';
import {
  listEmploymentDayChanges,
  findEmploymentDateFaults,
  findHire,
  type EmploymentDayChange,
  type EmploymentFaults,
  type HireMatch,
  type Hire,
} from './employment.rule';

/** Locks the referrals before reading them, so that the result is current. */
const lockHires = async (
  tx: Transaction,
  records: readonly EmploymentRecord[],
): Promise<Hire[]> => {
  const named = records.flatMap(({ applicantId }) => applicantId ?? []);
  const emails = records.flatMap(({ email }) => email?.trim().toLowerCase() || []);
  const found = await tx.many<{ id: number }>(sql`
    select id from application where id = any (${named}::integer[]) and referrer_id is not null
    union
    select application.id from applicant
      join application on application.applicant_id = applicant.id
    where applicant.email_key = any (${emails}::text[]) and application.referrer_id is not null`);
  const ids = found.map(({ id }) => id);
  await tx.run(sql`
    select from application
    where id = any (${ids}::integer[])
      or id in (select hire_id from referral where application_id = any (${ids}::integer[]))
    order by id for update`);
  await tx.run(sql`
    select from referral where application_id = any (${ids}::integer[]) order by id for update`);
  return tx.many<Hire>(sql`
    select referral.id as "referralId", referral.application_id as "applicantId",
      application.id as "hireId", application.job_id as "jobId", applicant.email_key as email,
      status.category,
      referral.state, (application.created_at at time zone ${companyTimeZone})::date::text as "appliedOn",
      application.joining_date::text as "joiningDate",
      referral.hire_left_on::text as "leavingDate"
    from referral
      join application on application.id = coalesce(referral.hire_id, referral.application_id)
      join applicant on applicant.id = application.applicant_id
      join status on status.id = application.status_id
    where referral.application_id = any (${ids}::integer[]) order by referral.application_id`);
};

const hasFaults = (faults: EmploymentFaults): boolean => Object.keys(faults).length > 0;

interface HireDayChange extends EmploymentDayChange {
  hire: Hire;
}

const writeHireDayChanges = async (
  tx: Transaction,
  actor: Actor,
  changes: readonly HireDayChange[],
): Promise<void> => {
  if (changes.length === 0) return;
  const daysOf = (of: EmploymentDayChange['fact']) =>
    changes
      .filter(({ fact }) => fact === of)
      .map(({ hire, after }) => ({ applicationId: hire.hireId, day: after }));
  await writeJoiningDates(tx, daysOf('joining'));
  const leaving = daysOf('leaving');
  await tx.run(sql`
    update referral set hire_left_on = leaving.day, version = version + 1
    from unnest(${leaving.map(({ applicationId }) => applicationId)}::integer[],
      ${leaving.map(({ day }) => day)}::date[]) as leaving (id, day)
    where (referral.application_id = leaving.id and referral.hire_id is null) or referral.hire_id = leaving.id`);
  await tx.run(sql`
    insert into referral_event (referral_id, from_state, to_state, fact, day_before, day_after, actor_id)
    select id, state, state, fact, day_before, day_after, ${actor.isService ? null : actor.userId}::integer
    from unnest(${changes.map(({ hire }) => hire.referralId)}::integer[],
      ${changes.map(({ hire }) => hire.state)}::text[], ${changes.map(({ fact }) => fact)}::text[],
      ${changes.map(({ before }) => before)}::date[], ${changes.map(({ after }) => after)}::date[])
      as day_change (id, state, fact, day_before, day_after)`);
  await audit(
    tx,
    actor.userId,
    'referral.employment',
    changes.map(({ hire, fact }) => ({
      id: hire.applicantId,
      details: { jobId: hire.jobId, fact },
    })),
  );
  const ids = [...new Set(changes.map(({ hire }) => hire.applicantId))];
  const jobIds = [...new Set(changes.map(({ hire }) => hire.jobId))];
  announce(tx, { owner: 'referral', ids, jobIds });
  announceApplications(
    tx,
    changes.map(({ hire }) => hire.hireId),
    jobIds,
  );
};

/**
 * Stores dates of employment; a repeated call changes nothing. Payouts use the dates when they are next
 * evaluated.
 */
export const writeEmployment = async (
  tx: Transaction,
  actor: Actor,
  entries: readonly EntryResult[],
): Promise<EmploymentResult[]> => {
  const records = entries.map(({ value, faults }) =>
    hasFaults(faults) ? {} : (value as EmploymentRecord),
  );
  const hires = await lockHires(tx, records);
  const seen = new Set<number>();
  const changes: HireDayChange[] = [];
  const results = entries.map((entry, at): EmploymentResult => {
    const record = records[at] ?? {};
    const { hire, faults }: HireMatch = hasFaults(entry.faults)
      ? { faults: entry.faults }
      : findHire(record, hires);
    if (!hire) return { outcome: 'refused', applicantId: null, fields: faults };
    const { applicantId } = hire;
    const fields = seen.has(hire.hireId)
      ? { applicantId: employmentMessages.repeated }
      : findEmploymentDateFaults(hire, record);
    if (hasFaults(fields)) return { outcome: 'refused', applicantId, fields };
    seen.add(hire.hireId);
    const differing = listEmploymentDayChanges(hire, record);
    changes.push(...differing.map((change) => ({ ...change, hire })));
    return { outcome: differing.length > 0 ? 'updated' : 'unchanged', applicantId };
  });
  await writeHireDayChanges(tx, actor, changes);
  return results;
};
