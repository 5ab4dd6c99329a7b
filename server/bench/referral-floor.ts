import type { FloorStatements } from './floor';
import {
  payoutPageStatements,
  isDueSql,
  isHiredSql,
  referralJoinsSql,
  isOpenSql,
  notDueReasonSql,
} from './payout-floor';

const person = (of: string): string =>
  `json_build_object('userId', ${of}.id, 'name', ${of}.first_name, 'lastName', ${of}.last_name)`;

const rows = (order: string): string => `
  select coalesce(json_agg(json_build_object(
    'applicantId', a.id, 'referralId', r.id, 'firstName', p.first_name, 'lastName', p.last_name,
    'document', p.document_last_four,
    'job', json_build_object('jobId', j.id, 'jobTitle', j.title, 'jobCode', j.code),
    'user', ${person('f')}, 'recruiter', case when c.id is not null then ${person('c')} end,
    'status', json_build_object('id', s.id, 'name', s.name, 'category', s.category),
    'referredDate', r.referred_at, 'joiningDate', a.joining_date, 'payableOn', r.payable_on,
    'leftOn', r.hire_left_on, 'releaseDays', r.release_days,
    'state', r.state, 'reason', case when r.state = 'waiting' then ${notDueReasonSql} end, 'remark', r.remark,
    'amount', trim_scale(r.amount_minor / 100.0), 'currency', r.currency,
    'resumeFileId', a.resume_file_id, 'version', r.version,
    'batchId', (select batch_id from payout_batch_row o where o.referral_id = r.id and o.left_out is null)
  ) order by ${order}), '[]')::text
  from page join referral r on r.application_id = page.id ${referralJoinsSql}
    left join app_user c on c.id = a.recruiter_id`;

const newest = 'r.referred_at desc, r.application_id desc';

const paged = (page: string, total: string, order = newest): string =>
  `with page as (${page}), total as (${total}) select total.n, (${rows(order)}) as rows from total`;

const walked = (from: string, total: string, order = newest, offset = 0): string =>
  paged(
    `select r.application_id as id from ${from} order by ${order} limit 10 offset ${offset}`,
    total,
    order,
  );

const found = (from: string): string =>
  `with hit as materialized (select r.application_id as id, r.referred_at from ${from}),
    page as (select id from hit order by referred_at desc, id desc limit 10),
    total as (select count(*) as n from hit)
    select total.n, (${rows(newest)}) as rows from total`;

const all = `select count(*) as n from referral`;
const withApplication = `referral r join application a on a.id = r.application_id`;
const inStatus = (statuses: string): string =>
  `select count(*) as n from application where referrer_id is not null and status_id = any ${statuses}`;

const named = (pattern: string): string => `
  referral r where r.application_id in (
    select id from application where referrer_id is not null and search_key like '${pattern}'
      and name_key like '${pattern}'
    union all select application_id from referral where referrer_id in (
      select id from app_user where first_name || ' ' || last_name || ' ' || email ilike '${pattern}'
        and btrim(first_name || ' ' || last_name) ilike '${pattern}'))`;

const answered = (rows: string): string => `select 1 as n, (${rows})::text as rows`;

const payableTotal = `select count(*) as n from (
  select id from application where referrer_id is not null and status_id = any ${isHiredSql}
  union select application_id from referral where state <> 'waiting') payable`;
const payable = `${withApplication} where (r.state <> 'waiting' or a.status_id = any ${isHiredSql})`;

const texts: Record<string, string> = {
  page: walked('referral r', all),
  far: walked('referral r', all, newest, 99_990),
  name: walked(
    `application a join referral r on r.application_id = a.id where a.referrer_id is not null`,
    all,
    'a.name_key, a.id',
  ),
  progress: walked(`${withApplication} where a.status_id = any ${isOpenSql}`, inStatus(isOpenSql)),
  hired: walked(`${withApplication} where a.status_id = any ${isHiredSql}`, inStatus(isHiredSql)),
  payable: walked(payable, payableTotal),
  'payable-day': walked(payable, payableTotal, 'r.payable_on, r.application_id'),
  due: found(`referral r ${referralJoinsSql} where ${isDueSql}`),
  paid: found(`referral r where r.state = 'paid'`),
  department: walked(
    `referral r where r.job_id in (select id from job where department_id = 3)`,
    `select count(*) as n from referral where job_id in (select id from job where department_id = 3)`,
  ),
  search: found(named('%kavya das%')),
  fragment: found(named('%avya%')),
  summary: answered(`select json_build_object('total', (${all}), 'payable', (${payableTotal}))`),
  ...Object.fromEntries(
    Object.entries(payoutPageStatements).map(([name, text]) => [name, answered(text)]),
  ),
};

export const referralFloorStatements: FloorStatements = Object.fromEntries(
  Object.entries(texts).map(([name, text]) => [name, { text, values: [] }]),
);
