import { createMissingReferrals } from '../../../src/referrals/promises/promise-referrals';
import sql from 'sql-template-tag';
import { recordSuspectedDuplicates } from '../../../src/applicants/duplicates/suspect-duplicates';
import type { Db } from '../../../src/platform/db/database';
import { isDismissedPair, personNames, type PayoutSet, type PersonRecord } from './payout-sets';

const mailOf = ({ mail }: PersonRecord, set: number, at: number): string => {
  if (mail === 'shared') return `set${set}@m.example`;
  return mail === 'tagged' ? `Set${set}+jobs@M.example` : `set${set}-${at}@m.example`;
};

const numberOf = (set: number): string => `+9170${String(set).padStart(8, '0')}`;

const records = 3;
const personOf = (set: number, record: number): number => 1_000_000 + set * records + record;

export const storePayoutSets = async (
  db: Db,
  sets: readonly PayoutSet[],
  today: string,
): Promise<void> => {
  const people = sets.flatMap((set, at) =>
    set.records.map((record, place) => ({
      ...{
        id: personOf(at, place),
        first: personNames[record.name]?.[0],
        last: personNames[record.name]?.[1],
      },
      ...{ email: mailOf(record, at, place), phone: record.hasPhone ? numberOf(at) : '' },
    })),
  );
  await db.run(sql`
    insert into applicant (id, first_name, last_name, email, phone)
    select * from jsonb_to_recordset(${JSON.stringify(people)}::jsonb)
      as given (id integer, first text, last text, email text, phone text)`);
  await recordSuspectedDuplicates(
    db,
    sql`person.id = any (${people.map(({ id }) => id)}::integer[])`,
  );
  await db.run(sql`
    insert into app_user (id, user_name, first_name, last_name, email)
    select 1000000 + id, 'set' || id, 'Referrer', id::text, 'set' || id || '+work@m.example'
    from generate_series(0, ${sets.length + 3}::integer) id`);
  await db.run(sql`
    update app_user set email = 'pool' || id || '@n.example'
    where id > 1000000 + ${sets.length}::integer`);
  const pairs = sets.flatMap((set, at) =>
    [
      [0, 1],
      [0, 2],
      [1, 2],
    ].flatMap(([one = 0, other = 0]) => {
      const isMerge = set.isMerged && one + other === 1;
      if (!isMerge && !isDismissedPair(set, one, other)) return [];
      const state = isMerge ? 'merged' : 'dismissed';
      return [{ one: personOf(at, one), other: personOf(at, other), state }];
    }),
  );
  await db.run(sql`
    update duplicate_pair set state = given.state
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb)
      as given (one integer, other integer, state text)
    where first_id = given.one and second_id = given.other`);
  const merged = sets.flatMap(({ isMerged }, at) => (isMerged ? [at] : []));
  await db.run(sql`
    update applicant set merged_into_id = id - 1
    where id = any (${merged.map((at) => personOf(at, 1))}::integer[])`);

  const sent = sets.flatMap((set, at) =>
    set.sent.map((one, place) => ({
      ...{ set: at, place, days: one.daysAgo, job: one.job + 1, category: one.category },
      person: personOf(at, set.isMerged && one.record === 1 ? 0 : one.record),
      referrer:
        one.referrer === 'nobody'
          ? null
          : one.referrer === 'self'
            ? 1_000_000 + at
            : 1_000_001 + sets.length + one.referrer,
      ...{ joined: one.joinedAfter, confirmed: one.isConfirmed, left: one.leftAfter },
      ...{ state: one.state, attribution: one.attribution, gap: one.gapMonths },
      amount: one.amountMinor,
    })),
  );
  await db.run(sql`
    create table payout_set as
    select 1000000 + row_number() over (order by set, place)::integer as application_id, *
    from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as given (set integer, place integer,
      days integer, job integer, category text, person integer, referrer integer, joined integer,
      confirmed boolean, "left" integer, state text, attribution text, gap integer, amount bigint)`);
  await db.run(sql`
    insert into application (id, applicant_id, job_id, status_id, referrer_id, created_at, joining_date)
    select application_id, person, job,
      (select id from status where status.category = stored_set.category order by id limit 1), referrer,
      (${today}::date - days + time '12:00') at time zone company_zone(),
      case when category = 'hired' then ${today}::date - days + joined end
    from payout_set stored_set order by application_id`);
  await createMissingReferrals(db);
  await db.run(sql`
    update referral set attribution = stored_set.attribution, gap_months = stored_set.gap, state = stored_set.state,
      amount_minor = stored_set.amount, release_days = 45, payable_on = application.joining_date + 45,
      hire_left_on = application.joining_date + stored_set."left",
      confirmed_joining_date = case when stored_set.confirmed then application.joining_date end
    from payout_set stored_set join application on application.id = stored_set.application_id
    where referral.application_id = stored_set.application_id`);
  // The demo's payouts and these sets may compete for the same hire.
  await db.run(sql`
    insert into paid_hire (job_id, mark, referral_id, applicant_id, paid_on)
    select referral.job_id, known.mark, referral.id, application.applicant_id, ${today}::date
    from referral join application on application.id = referral.application_id
      join payout_set stored_set on stored_set.application_id = application.id
      cross join lateral marks_of(application.applicant_id) as known (mark)
    where referral.state in ('exported', 'paid') and stored_set.set % 2 = 0
    order by referral.id on conflict do nothing`);
  await db.run(sql`analyze`);
};
