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
      const status = await server().db.one<{ id: number; stageId: number | null }>(sql`
        select status.id, offered.stage_id as "stageId"
        from application join job on job.id = application.job_id
          join status on status.category = 'hired'
          left join lateral (
            select pipeline_stage.stage_id from pipeline_stage
              join stage_status on stage_status.stage_id = pipeline_stage.stage_id
            where pipeline_stage.pipeline_id = job.pipeline_id
              and stage_status.status_id = status.id limit 1) offered on true
        where application.id = ${id} and (job.pipeline_id is null or offered.stage_id is not null)
        order by status.id limit 1`);
      const day = await server().db.one<{ day: string }>(sql`select ${today}::text as day`);
      const answer = await staff.send('PUT', `/api/v1/application/${id}`, {
        payload: {
          ...(status?.stageId
            ? { statusId: status.id, stageId: status.stageId }
            : { withoutHiringProcessId: status?.id }),
          joiningDate: day?.day,
        },
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

    /** The same hire is somebody else's referral. */
    const referHire = async (hired: number): Promise<Caller> => {
      const other = await server().signInAs('referrer');
      await server().db.run(sql`
        update application set referrer_id = ${other.userId} where id = ${hired}`);
      await server().db.run(sql`
        insert into referral (application_id, job_id, referrer_id, referred_at, amount_minor, currency,
          release_days, gap_months, pays_rehired, attribution, setting_version)
        select id, job_id, referrer_id, created_at, 100000, 'INR', 90, 6, true, 'One', 1
        from application where id = ${hired} and not exists (
          select from referral where application_id = ${hired})`);
      return other;
    };
    const standing = async (id: number) => {
      const { referralStatus, reason, history } = await record(id);
      return [referralStatus.referralStatus, reason || history?.[0]?.reason];
    };
    const move = async (id: number, category: string) => {
      const status = await server().db.one<{ id: number }>(sql`
        select id from status where category = ${category} order by id limit 1`);
      return staff.send('POST', '/api/v1/multiple-status-change', {
        payload: { applicantId: [id], withoutHiringProcessId: status?.id },
      });
    };

    it('hired through somebody else’s referral: the earlier promise ends and says why, and the hire is paid for', async () => {
      const { first, hire: hired } = await refer();
      const other = await referHire(hired);
      await hire(hired);
      expect(await standing(first)).toEqual([
        'Not eligible',
        'The person was hired for another job without this referral',
      ]);
      const mine = await referrerCalls(referrer).one(first);
      expect([mine?.mayBePaid, mine?.payoutWords]).toEqual([
        false,
        expect.stringContaining('does not count for that hire'),
      ]);
      const after = await record(hired);
      expect(after.user?.userId).toBe(other.userId);
      expect(after.rules?.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    });

    it('who is hired no more can be hired for the first job again: that promise waits again', async () => {
      const { first, hire: hired } = await refer();
      await referHire(hired);
      await hire(hired);
      await move(hired, 'rejected');
      expect((await standing(first))[0]).toBe('Waiting');
      await hire(hired);
      expect((await standing(first))[0]).toBe('Not eligible');
      await hire(first);
      expect((await standing(first))[0]).toBe('Waiting');
    });

    it('of two promises for any job the first goes on with the hire, and the second one ends', async () => {
      const { first, hire: hired } = await refer();
      const { first: second } = await refer();
      await server().db.run(sql`
        update applicant set email = (select email from applicant join application on applicant_id = applicant.id
          where application.id = ${first}) where id = (select applicant_id from application where id = ${second})`);
      await server().db.run(sql`
        update referral set referred_at = now() - interval '50 days' where application_id = ${second}`);
      await hire(hired);
      expect((await standing(first))[1]).toMatch(/for another job$/);
      expect((await standing(second))[1]).toMatch(/without this referral$/);
      expect((await standing(hired))[0]).toBe('Waiting');
    });

    it('a referral that came after the hire promises what it did', async () => {
      const { first, hire: hired } = await refer();
      await server().db.run(sql`
        update referral set referred_at = now() + interval '1 day' where application_id = ${first}`);
      await hire(hired);
      expect((await standing(first))[0]).toBe('Waiting');
    });

    /** Nothing says that the two records are of one person, until somebody suspects it. */
    const part = async (first: number, hired: number): Promise<number> => {
      await server().db.run(sql`
        update applicant set email = 'apart' || id || '@m.example'
        where id = (select applicant_id from application where id = ${hired})`);
      const pair = await server().db.one<{ id: number }>(sql`
        update duplicate_pair set reasons = array['phone'] where (first_id, second_id) = (
          select least(a.applicant_id, b.applicant_id), greatest(a.applicant_id, b.applicant_id)
          from application a, application b where a.id = ${first} and b.id = ${hired}) returning id`);
      await server().db.run(sql`
        update applicant set first_name = 'Other', last_name = 'Person'
        where id = (select applicant_id from application where id = ${hired})`);
      return pair?.id ?? 0;
    };
    const decide = async (pairId: number, step: string, payload: object) => {
      const answer = await staff.send('POST', `/api/v1/duplicate-records/${pairId}/${step}`, {
        payload,
      });
      expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
    };
    const survivorOf = async (id: number): Promise<number> =>
      (
        await server().db.one<{ id: number }>(sql`
          select applicant_id as id from application where id = ${id}`)
      )?.id ?? 0;

    it('two records that are merged after the hire hand the credit over, and parted again they take it back', async () => {
      const { first, hire: hired } = await refer();
      const pairId = await part(first, hired);
      await hire(hired);
      expect((await standing(first))[0]).toBe('Waiting');
      await decide(pairId, 'merge', { survivorId: await survivorOf(first) });
      expect((await standing(first))[0]).toBe('Not eligible');
      expect((await record(hired)).user?.userId).toBe(referrer.userId);
      await decide(pairId, 'undo-merge', {});
      expect((await standing(first))[0]).toBe('Waiting');
      expect((await staff.send('GET', `/api/v1/referrals/${hired}`)).statusCode).toBe(404);
    });

    it('an application that begins with a hired status takes the promise over too', async () => {
      const { db } = server();
      const { first, hire: model } = await refer();
      const email = await db.one<{ email: string; jobId: number }>(sql`
        select email, (select job_id from application where id = ${model}) as "jobId"
        from applicant join application on applicant_id = applicant.id where application.id = ${first}`);
      await db.run(sql`update general_settings set without_hiring_process_id = 19`);
      const source = await db.one<{ id: number }>(sql`select min(id) as id from applicant_source`);
      const answer = await staff.send('POST', '/api/v1/application', {
        payload: {
          ...{ jobId: email?.jobId, sourceId: source?.id, firstName: 'Mira', lastName: 'Sen' },
          applicantEmail: email?.email,
        },
      });
      expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
      await db.run(sql`update general_settings set without_hiring_process_id = 1`);
      expect((await standing(first))[0]).toBe('Not eligible');
      expect((await record(answer.json().data.id)).user?.userId).toBe(referrer.userId);
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
