import sql from 'sql-template-tag';
import type { Db } from '../src/platform/db/database';
import type { RepeatedPerson } from './bulk-applications';
import { branches, firstNames, lastNames } from '../demo/company-data';

const referralsOfEach = 50;
const designations = 4;
const departments = 12;

export const chooseReferrersByChance = async (
  db: Db,
  referrals: number,
): Promise<RepeatedPerson> => {
  const rows = await db.many<{ id: number }>(sql`
    with made as (
      insert into app_user (user_name, first_name, last_name, email, external_id, designation_id,
        department_id, branch_id, joining_date)
      select 'colleague.' || number, named.first, named.last,
        'colleague.' || number || '@kestrelfoods.example', 'E' || lpad(number::text, 6, '0'),
        2 + number % ${designations}, 1 + number % ${departments}, 1 + number % ${branches.length},
        date '2018-01-01' + number % 1000
      from generate_series(1, ${Math.ceil(referrals / referralsOfEach)}::integer) n
        cross join lateral (select n + (select max(id) from app_user) as number) counted
        cross join lateral (select
          (${firstNames}::text[])[1 + (number * 17) % ${firstNames.length}] as first,
          (${lastNames}::text[])[1 + (number * 5) % ${lastNames.length}] as last) named
      returning id),
    allowed as (insert into user_role (user_id, role) select id, 'referrer' from made)
    select id from made
    union all select user_id from user_role join app_user on app_user.id = user_id
      where role = 'referrer' and is_active
    order by id`);
  return { mark: 'r', phone: '7', referrers: rows.map(({ id }) => id) };
};

export const readNewestReferralId = async (db: Db): Promise<number> => {
  const row = await db.one<{ id: number }>(sql`select coalesce(max(id), 0) as id from referral`);
  return row?.id ?? 0;
};
