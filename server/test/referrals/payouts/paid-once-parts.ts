import sql from 'sql-template-tag';
import { recordSuspectedDuplicates } from '../../../src/applicants/duplicates/suspect-duplicates';
import {
  payoutStates,
  type PayoutState,
} from '../../../contract/referrals/payouts/payout-constants';
import type { Actor } from '../../../src/platform/access/actor';
import { AppError } from '../../../src/platform/errors';
import { mergeDuplicatePair } from '../../../src/applicants/duplicates/merge-duplicate-pair';
import { approveBatch } from '../../../src/referrals/payout-batches/approve-batch';
import { buildBatch } from '../../../src/referrals/payout-batches/build-batch';
import { exportBatch } from '../../../src/referrals/payout-batches/export-batch';
import { changePayouts } from '../../../src/referrals/payouts/change-payouts';
import { selectDueReferrals } from '../../../src/referrals/payouts/referral-facts';
import type { ReferralReader } from '../../../src/referrals/payouts/referral-reader';
import type { TestServer } from '../../server';
import {
  createBatchReader,
  signInOfficer,
  storeDuePayouts,
} from '../payout-batches/payout-batch-parts';

export interface Hire {
  firstName?: string;
  lastName?: string;
  email?: string;
  phone?: string;
  jobId?: number;
  /** Days since the person was referred. */
  daysAgo?: number;
  /** Application whose referrer refers this person too; without it the person has a new referrer. */
  by?: number;
}

interface Desk {
  officer: Actor;
  reader: ReferralReader;
}

export const createPaidHireTests = (server: () => TestServer) => {
  let opened: Desk | undefined;
  beforeAll(async () => {
    const officer = await signInOfficer(server());
    opened = { officer, reader: await createBatchReader(server(), officer) };
  });
  const desk = (): Desk => {
    if (!opened) throw new Error('The payout desk is there from beforeAll on');
    return opened;
  };
  const suspect = (id: number) =>
    recordSuspectedDuplicates(
      server().db,
      sql`person.id = (select applicant_id from application where id = ${id})`,
    );
  let made = 0;
  const hire = async ({ jobId = 1, daysAgo = 200, by, ...person }: Hire): Promise<number> => {
    const [id = 0] = await storeDuePayouts(server(), 1);
    const { db } = server();
    made += 1;
    const candidate = {
      firstName: 'Mira',
      lastName: 'Sen',
      email: `own${made}@x.example`,
      ...person,
    };
    await db.run(sql`
      update applicant set first_name = ${candidate.firstName}, last_name = ${candidate.lastName},
        email = ${candidate.email}, phone = ${candidate.phone ?? ''}
      where id = (select applicant_id from application where id = ${id})`);
    await suspect(id);
    await db.run(sql`
      update application set job_id = ${jobId}, created_at = now() - make_interval(days => ${daysAgo}),
        referrer_id = coalesce(
          (select referrer_id from application where id = ${by ?? null}::integer), referrer_id)
      where id = ${id}`);
    await db.run(sql`
      update referral set job_id = ${jobId}, attribution = 'One',
        referred_at = now() - make_interval(days => ${daysAgo}),
        referrer_id = (select referrer_id from application where id = ${id})
      where application_id = ${id}`);
    return id;
  };
  const due = async (ids: readonly number[]): Promise<number[]> => {
    const rows = await server().db.many<{ id: number }>(sql`
      select application_id as id from referral
      where application_id = any (${[...ids]}::integer[]) and id in (${selectDueReferrals(desk().reader.today)})
      order by 1`);
    return rows.map(({ id }) => id);
  };
  const bring = async (ids: number[], target: PayoutState): Promise<number> => {
    const body = { applicantId: ids, referralStatusId: payoutStates[target].id, remark: 'Tried' };
    return (await changePayouts(server().db, desk().officer, body, desk().reader)).changed;
  };
  const build = (applicantId: number[]) =>
    buildBatch(server().db, {
      ...{ actor: desk().officer, reader: desk().reader },
      ...{ body: { applicantId }, key: undefined },
    });
  const sendOut = async (applicantId: number[]): Promise<number[]> => {
    const { db } = server();
    try {
      const id = await build(applicantId);
      await approveBatch(db, desk().officer, { id }, desk().reader);
      await exportBatch(db, desk().officer, id, desk().reader);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
    const rows = await db.many<{ id: number }>(sql`
      select application_id as id from referral
      where application_id = any (${applicantId}::integer[]) and state in ('exported', 'paid')
      order by 1`);
    return rows.map(({ id }) => id);
  };
  const pairOf = async (one: number, other: number) => {
    const pair = await server().db.one<{ id: number; survivorId: number }>(sql`
      select pair.id, pair.first_id as "survivorId"
      from duplicate_pair pair
      where (first_id, second_id) = (
        select least(a.applicant_id, b.applicant_id), greatest(a.applicant_id, b.applicant_id)
        from application a, application b where a.id = ${one} and b.id = ${other})`);
    if (!pair) throw new Error('They are not suspected');
    return pair;
  };
  const request = (id: number) => ({ id, actorId: desk().officer.userId, jobs: sql`true` });
  const merge = async (one: number, other: number) => {
    const { id, survivorId } = await pairOf(one, other);
    await mergeDuplicatePair(server().db, request(id), { survivorId });
    return id;
  };
  const setEmail = async (id: number, email: string) => {
    await server().db.run(sql`
      update applicant set email = ${email}
      where id = (select applicant_id from application where id = ${id})`);
    await suspect(id);
  };

  return { desk, hire, due, bring, build, sendOut, pairOf, request, merge, setEmail };
};
