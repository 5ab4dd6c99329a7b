import { setJoiningDate } from '../../join';
import sql from 'sql-template-tag';
import { recordSuspectedDuplicates } from '../../../src/applicants/duplicates/suspect-duplicates';
import type { Actor } from '../../../src/platform/access/actor';
import { selectDueReferrals } from '../../../src/referrals/payouts/referral-facts';
import type { ReferralReader } from '../../../src/referrals/payouts/referral-reader';
import type { TestServer } from '../../server';
import { createBatchReader, storeDuePayouts } from '../payout-batches/payout-batch-parts';
import {
  insiderPayoutIndex,
  releaseDays,
  getPayoutState,
  samePersonPayouts,
  unmovedPayoutIndex,
  type Model,
  type ModelPayout,
} from './payout-model';

export interface StoredWorld {
  ids: number[];
  referrerIds: number[];
  batchIds: number[];
  pair: { id: number; survivorId: number };
  officer: Actor;
  insider: Actor;
  reader: ReferralReader;
}

export const createWorld = async (
  server: TestServer,
  { officer, insider }: Pick<StoredWorld, 'officer' | 'insider'>,
): Promise<{ model: Model; real: StoredWorld }> => {
  const { db } = server;
  const early = await storeDuePayouts(server, 2);
  const late = await storeDuePayouts(server, 2);
  const ids = [early[0], early[1], late[0], late[1]].map((id) => id ?? 0);
  await db.run(sql`
    update application set referrer_id = ${insider.userId} where id = ${ids[insiderPayoutIndex]}`);
  await db.run(sql`
    update referral set referrer_id = ${insider.userId} where application_id = ${ids[insiderPayoutIndex]}`);
  await db.run(sql`
    update application set status_id = 1 where id = ${ids[unmovedPayoutIndex]}`);
  await setJoiningDate(db, sql`null`, ids[unmovedPayoutIndex] ?? 0);
  await db.run(sql`
    insert into application_history (application_id, status_id)
    select id, status_id from application, generate_series(1, 2) place
    where id = any (${ids}::integer[]) and (id <> ${ids[unmovedPayoutIndex]} or place = 1)`);
  const [one, other] = samePersonPayouts.map((at) => ids[at]);
  await db.run(sql`
    update referral set referred_at = referred_at - interval '1 day'
    where application_id = ${one}`);
  await db.run(sql`
    update applicant set email = 'twin-' || id || '@mail.example'
    where id = (select applicant_id from application where id = ${one})`);
  await db.run(sql`
    update applicant set email = (
      select email from applicant
      where id = (select applicant_id from application where id = ${one}))
    where id = (select applicant_id from application where id = ${other})`);
  await recordSuspectedDuplicates(db, sql`true`);
  const pair = await db.one<StoredWorld['pair']>(sql`
    select pair.id, application.applicant_id as "survivorId"
    from application join duplicate_pair pair
      on application.applicant_id in (pair.first_id, pair.second_id)
    where application.id = ${one}`);
  if (!pair) throw new Error('The two are not suspected to be one person');
  const referrers = await db.many<{ id: number }>(sql`
    select referrer_id as id from referral
    where application_id = any (${ids}::integer[]) order by application_id`);
  const hired: ModelPayout = { state: 'waiting', category: 'hired', joined: 100, left: null };
  return {
    model: {
      payouts: ids.map((_, at) =>
        at === unmovedPayoutIndex ? { ...hired, category: 'start', joined: null } : { ...hired },
      ),
      batches: [],
      isMerged: false,
    },
    real: {
      ...{ ids, officer, insider, pair, batchIds: [] },
      referrerIds: referrers.map(({ id }) => id),
      reader: await createBatchReader(server, officer),
    },
  };
};

export const readStoredState = async (
  { db }: TestServer,
  { ids, batchIds, reader }: StoredWorld,
) => {
  const payouts = await db.many(sql`
    select case when referral.id in (${selectDueReferrals(reader.today)}) then 'due' else state end as standing,
      (${reader.today}::date - application.joining_date)::integer as joined,
      (${reader.today}::date - referral.payable_on)::integer as "payableSince",
      (${reader.today}::date - referral.hire_left_on)::integer as left,
      status.category
    from referral join application on application.id = referral.application_id
      join status on status.id = application.status_id
    where application.id = any (${ids}::integer[]) order by application.id`);
  const batches = await db.many(sql`
    select state, (
      select json_object_agg(line.application_id, line.left_out is null)
      from payout_batch_row line where line.batch_id = batch.id) as rows
    from payout_batch batch where id = any (${batchIds}::integer[]) order by id`);
  return { payouts, batches };
};
export const toExpectedState = (
  model: Model,
  { ids }: StoredWorld,
): Awaited<ReturnType<typeof readStoredState>> => ({
  payouts: model.payouts.map(({ joined, left, category }, at) => ({
    standing: getPayoutState(model, at),
    ...{ joined, left, category },
    payableSince: joined === null ? null : joined - releaseDays,
  })),
  batches: model.batches.map(({ state, rows }) => ({
    state,
    rows: Object.fromEntries([...rows].map(([at, isIn]) => [String(ids[at]), isIn])),
  })),
});
export const readTraceOfCalls = ({ db }: TestServer, { ids }: StoredWorld) =>
  db.many(sql`
    select referral.version, application.version as "applicationVersion", (
      select count(*) from referral_event where referral_id = referral.id) as events, (
      select count(*) from payout_batch) as batches, (
      select count(*) from audit_entry) as audited
    from referral join application on application.id = referral.application_id
    where application.id = any (${ids}::integer[]) order by application.id`);
export const findPaidTwice = ({ db }: TestServer, { ids }: StoredWorld) =>
  db.many<{ n: number }>(sql`
    select count(*) as n from referral_event event join referral on referral.id = referral_id
    where application_id = any (${ids}::integer[]) and fact is null
      and to_state in ('exported', 'paid')
    group by referral_id, to_state having count(*) > 1`);
