import { createMissingReferrals } from '../../../src/referrals/promises/promise-referrals';
import sql from 'sql-template-tag';
import Value from 'typebox/value';
import { One } from '../../../contract/answer';
import type { CsvReadingOptions } from '../../../contract/platform/files/csv-file';
import {
  Confirmed,
  PayoutBatchRecord,
} from '../../../contract/referrals/payout-batches/payout-batch';
import type { Actor } from '../../../src/platform/access/actor';
import { getRoleGrants } from '../../../src/platform/access/access-table';
import { toBatchReader } from '../../../src/referrals/payout-batches/batch-reader';
import type { ConfirmationRequest } from '../../../src/referrals/payout-batches/confirm-payouts';
import type { Caller, TestServer } from '../../server';
import { toMultipart } from '../../jobs/postings/job-parts';
import { today } from '../payouts/referral-parts';

export const batchPath = '/api/v1/payout-batch';

export const storeDuePayouts = async (
  { db }: Pick<TestServer, 'db'>,
  count: number,
): Promise<number[]> => {
  const rows = await db.many<{ id: number }>(sql`
    with employee as (
      insert into app_user (user_name, first_name, last_name, email)
      values (gen_random_uuid(), 'Ravi', 'Iyer', gen_random_uuid() || '@example.com') returning id
    ), person as (
      insert into applicant (first_name, last_name, email)
      select 'Hire', place::text, gen_random_uuid() || '@example.com'
      from generate_series(1, ${count}::integer) place returning id
    )
    insert into application (applicant_id, job_id, status_id, referrer_id, joining_date, created_at)
    select person.id, 1, 19, employee.id, ${today} - 100, now() - interval '200 days'
    from person cross join employee returning id`);
  await createMissingReferrals(db);
  const ids = rows.map(({ id }) => id).sort((one, other) => one - other);
  await db.run(sql`
    update referral set amount_minor = 1500050, currency = 'INR', release_days = 90,
      payable_on = ${today} - 10, referred_at = now() - interval '200 days'
    where application_id = any (${ids}::integer[])`);
  return ids;
};

export const signInOfficer = async (server: TestServer): Promise<Actor> => {
  const { userId, sessionId } = await server.signInAs('payout-officer');
  const roles = ['payout-officer' as const];
  return { userId, sessionId, roles, grants: getRoleGrants(roles), app: '' };
};

export const createBatchReader = async (
  { db }: TestServer,
  actor: Actor,
): Promise<ReturnType<typeof toBatchReader>> => {
  const found = await db.one<{ day: string }>(sql`select ${today}::text as day`);
  return toBatchReader(actor, found?.day ?? '');
};

export const createConfirmation = (
  batchId: number,
  ids: readonly number[],
): ConfirmationRequest['file'] => ({
  ...{ encoding: 'utf-8', delimiter: ',', headerLine: 1, head: [] },
  columns: ['Batch Id', 'Id', 'Amount'],
  total: ids.length,
  batches: [
    JSON.stringify(
      ids.map((id, at) => ({ line: at + 2, cells: [String(batchId), String(id), '15000.5'] })),
    ),
  ],
});

export const batchCalls = (caller: () => Caller) => {
  const post = (path: string, by = caller(), payload: object = {}, headers = {}) =>
    by.send('POST', `${batchPath}${path}`, { payload, headers });
  const recordIn = (answer: Awaited<ReturnType<typeof post>>): PayoutBatchRecord => {
    expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
    expect([...Value.Errors(One(PayoutBatchRecord), answer.json())]).toEqual([]);
    return answer.json().data;
  };
  return {
    post,
    build: async (applicantId: number[], by = caller()) =>
      recordIn(await post('', by, { applicantId })),
    step: async (id: number, name: string, by = caller()) =>
      recordIn(await post(`/${id}/${name}`, by)),
    read: async (id: number, by = caller()) => recordIn(await by.send('GET', `${batchPath}/${id}`)),
    refusalOf: async (id: number, name: string, by = caller()) => {
      const answer = await post(`/${id}/${name}`, by);
      return [answer.statusCode, answer.json().error?.message];
    },
    confirm: async (
      id: number,
      content: string | Buffer,
      end = 'confirmation',
      reading: CsvReadingOptions = {},
    ): Promise<Confirmed> => {
      const form = new FormData();
      for (const [field, value] of Object.entries(reading)) form.append(field, String(value));
      form.append('file', new Blob([new Uint8Array(Buffer.from(content))]), 'paid.csv');
      const answer = await caller().send(
        'POST',
        `${batchPath}/${id}/${end}`,
        await toMultipart(form),
      );
      expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
      expect([...Value.Errors(One(Confirmed), answer.json())]).toEqual([]);
      return answer.json().data;
    },
  };
};

export const downloadBatchFile = async ({ app }: TestServer, by: Caller, batchId: number) => {
  const ticket = await by.send('POST', '/api/v1/file-tickets', {
    payload: { kind: 'list', list: 'payout-batch', rows: { batchId } },
  });
  if (ticket.statusCode !== 200) return { statusCode: ticket.statusCode, body: ticket.body };
  return app.inject({ method: 'GET', url: ticket.json().data.url });
};
