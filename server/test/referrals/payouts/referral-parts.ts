import sql, { raw } from 'sql-template-tag';
import Value from 'typebox/value';
import { Many } from '../../../contract/answer';
import { payoutStates } from '../../../contract/referrals/payouts/payout-constants';
import {
  PayoutChanged,
  ReferralRecord,
  ReferralRow,
  type PayoutChange,
} from '../../../contract/referrals/payouts/referral';
import type { Caller, TestServer } from '../../server';

export const referralsPath = '/api/v1/referrals';
export const payoutChangePath = '/api/v1/multiple-referal-payable-status-change';
export const today = sql`(now() at time zone company_zone())::date`;

export const createDuePayouts = async ({ db }: TestServer, count = 1): Promise<number[]> => {
  const rows = await db.many<{ id: number }>(sql`
    select application.id from referral join application on application.id = application_id
    where referral.state = 'waiting' and application.joining_date is null
    order by application.id limit ${raw(String(count))}`);
  const ids = rows.map(({ id }) => id);
  expect(ids).toHaveLength(count);
  const [referrer] = await db.many<{ id: number }>(sql`
    insert into app_user (user_name, first_name, last_name, email)
    values (gen_random_uuid(), 'Ravi', 'Iyer', gen_random_uuid() || '@example.com') returning id`);
  await db.run(sql`
    update application set status_id = 19, joining_date = ${today} - 100,
      referrer_id = ${referrer?.id}, created_at = now() - interval '200 days'
    where id = any (${ids}::integer[])`);
  await db.run(sql`
    update referral set referrer_id = ${referrer?.id}, amount_minor = 1500050, currency = 'INR',
      release_days = 90, payable_on = ${today} - 10, gap_months = 6,
      referred_at = now() - interval '200 days'
    where application_id = any (${ids}::integer[])`);
  await db.run(sql`
    delete from application other using application one
    where one.id = any (${ids}::integer[]) and other.applicant_id = one.applicant_id
      and other.id <> one.id`);
  return ids;
};

export const referralCalls = (caller: () => Caller) => {
  const list = async (
    query: Record<string, string> = {},
    by = caller(),
  ): Promise<Many<ReferralRow>> => {
    const answer = await by.send('GET', referralsPath, { query });
    expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
    expect([...Value.Errors(Many(ReferralRow), answer.json())]).toEqual([]);
    return answer.json();
  };
  const whole = async (query: Record<string, string> = {}): Promise<ReferralRow[]> => {
    const first = await list({ ...query, limit: '500' });
    const rest = Array.from({ length: first.meta.last_page - 1 }, (_, page) =>
      list({ ...query, limit: '500', page: String(page + 2) }),
    );
    return [first, ...(await Promise.all(rest))].flatMap(({ data }) => data);
  };
  const record = async (id: number, by = caller()): Promise<ReferralRecord> => {
    const answer = await by.send('GET', `${referralsPath}/${id}`);
    expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
    expect([...Value.Errors(ReferralRecord, answer.json().data)]).toEqual([]);
    return answer.json().data;
  };
  const change = async (payload: PayoutChange, by = caller()): Promise<PayoutChanged> => {
    const answer = await by.send('POST', payoutChangePath, { payload });
    expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
    expect([...Value.Errors(PayoutChanged, answer.json().data)]).toEqual([]);
    return answer.json().data;
  };
  const approve = (ids: number[], by = caller()) =>
    change({ applicantId: ids, referralStatusId: payoutStates.approved.id }, by);
  const messageOf = async (id: number, by = caller()) =>
    (await approve([id], by)).results[0]?.message;
  return { list, whole, record, change, approve, messageOf };
};
