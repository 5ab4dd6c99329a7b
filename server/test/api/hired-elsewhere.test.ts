import sql from 'sql-template-tag';
import { onDatabase, type Caller } from '../server';
import { openOneJob, personOf, referrerCalls } from './referring-parts';
import { referralCalls, today } from './referral-parts';

onDatabase(
  (server) => {
    let staff: Caller;
    let referrer: Caller;
    let jobId = 0;
    beforeAll(async () => {
      jobId = await openOneJob(server());
      staff = await server().signInAs(['administrator', 'payout-officer']);
    });
    beforeEach(async () => {
      referrer = await server().signInAs('referrer');
    });
    const { record } = referralCalls(() => staff);

    /** Referred for one job some time ago, with an application of their own for another one since. */
    const refer = async (attribution = 'One') => {
      const { db } = server();
      const person = personOf(jobId);
      const first = await referrerCalls(referrer).refer(person);
      await db.run(sql`
        update application set created_at = now() - interval '60 days' where id = ${first}`);
      await db.run(sql`
        update referral set referred_at = now() - interval '60 days', attribution = ${attribution}
        where application_id = ${first}`);
      const row = await db.one<{ id: number }>(sql`
        with other as (
          insert into applicant (first_name, last_name, email)
          values ('Mira', 'Sen', ${person.applicantEmail.toUpperCase()}) returning id)
        insert into application (applicant_id, job_id, status_id)
        select other.id, job.id, 1 from other, job
        where job.pipeline_id is null and job.id <> ${jobId} order by job.id limit 1
        returning id`);
      return { first, hire: row?.id ?? 0 };
    };
    const hire = async (id: number) => {
      const status = await server().db.one<{ id: number }>(sql`
        select status.id from application join job on job.id = job_id
          join status on status.category = 'hired' where application.id = ${id}
        order by status.id limit 1`);
      const day = await server().db.one<{ day: string }>(sql`select ${today}::text as day`);
      const answer = await staff.send('PUT', `/api/v1/application/${id}`, {
        payload: { withoutHiringProcessId: status?.id, joiningDate: day?.day },
      });
      expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
    };

    it('referred for one job and hired for another: the hire carries the promise, once, and both say so', async () => {
      const { first, hire: hired } = await refer();
      const promised = await record(first);
      await hire(hired);
      const [before, after] = [await record(first), await record(hired)];
      expect(before.referralStatus.referralStatus).toBe('Not eligible');
      expect(before.history?.[0]?.reason).toMatch(/hired for another job/);
      expect(after).toMatchObject({
        referralStatus: { referralStatus: 'Waiting' },
        user: { userId: referrer.userId },
        amount: promised.amount,
        referredDate: promised.referredDate,
      });
      const failed = after.rules?.filter(({ outcome }) => outcome === 'failed');
      expect(failed).toEqual([]);
      const mine = await referrerCalls(referrer).one(first);
      expect([mine?.mayBePaid, mine?.payoutWords]).toEqual([
        false,
        expect.stringContaining('hired for another job'),
      ]);
      expect((await referrerCalls(referrer).one(hired))?.mayBePaid).toBe(true);
    });

    it('where a referral counts for its own job alone, the hire for another one is nobody’s', async () => {
      const { first, hire: hired } = await refer('Two');
      await hire(hired);
      expect((await record(first)).referralStatus.referralStatus).toBe('Waiting');
      expect((await staff.send('GET', `/api/v1/referrals/${hired}`)).statusCode).toBe(404);
    });
  },
  { data: 'company' },
);
