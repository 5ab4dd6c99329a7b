import sql from 'sql-template-tag';
import { referralTypes } from '../../../contract/referrals/payouts/payout-constants';
import { onDatabase } from '../../server';
import { hireActors, createHireCalls } from './hire-parts';
import { referrerCalls } from '../referring/referring-parts';
import { referralCalls } from './referral-parts';

onDatabase(
  (server) => {
    const actors = hireActors(server);
    const { record } = referralCalls(() => actors.staff);
    const { refer, hire, referHire, standing } = createHireCalls(server, actors);

    it('the hire of a referred person for another job carries the promised bonus over to that hire, once', async () => {
      const { first, hire: hired } = await refer();
      const promised = await record(first);
      await hire(hired);
      const after = await record(first);
      expect(after).toMatchObject({
        referralStatus: { referralStatus: 'Waiting' },
        status: { category: 'hired' },
        ...{ amount: promised.amount, job: promised.job, referredDate: promised.referredDate },
      });
      expect(after.joiningDate).not.toBeNull();
      expect(after.history?.[0]?.reason).toMatch(/hired for another job/);
      const ruleOf = (name: string) => after.rules?.find(({ rule }) => rule === name);
      expect(ruleOf('hired')?.value).toMatch(/, for .+/);
      expect(after.rules?.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
      expect((await referrerCalls(actors.referrer).one(first))?.mayBePaid).toBe(true);
      expect((await actors.staff.send('GET', `/api/v1/referrals/${hired}`)).statusCode).toBe(404);
      const listed = await actors.staff.send('GET', '/api/v1/referrals', {
        query: { type: String(referralTypes.payable), referrerId: String(actors.referrer.userId) },
      });
      expect([listed.statusCode, listed.json().data]).toEqual([
        200,
        [expect.objectContaining({ applicantId: first })],
      ]);
    });

    it('a hire by a second referral that counts for its own job only ends the first referral’s bonus, with a reason', async () => {
      const { first, hire: hired } = await refer();
      const other = await referHire(hired);
      await server().db.run(sql`
        update referral set attribution = 'Two' where application_id = ${hired}`);
      await hire(hired);
      expect(await standing(first)).toEqual([
        'Not eligible',
        'The person was hired, and this referral does not count for it',
      ]);
      const mine = await referrerCalls(actors.referrer).one(first);
      expect([mine?.mayBePaid, mine?.payoutWords]).toEqual([
        false,
        expect.stringContaining('does not count for that hire'),
      ]);
      const after = await record(hired);
      expect(after.user?.userId).toBe(other.userId);
      expect(after.rules?.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    });

    const move = async (id: number, category: string) => {
      const status = await server().db.one<{ id: number }>(sql`
        select id from status where category = ${category} order by id limit 1`);
      return actors.staff.send('POST', '/api/v1/multiple-status-change', {
        payload: { applicantId: [id], withoutHiringProcessId: status?.id },
      });
    };

    it('a carried-over bonus waits again if the hire is reverted, and the first job can hire the person', async () => {
      const { first, hire: hired } = await refer();
      await referHire(hired);
      await hire(hired);
      expect((await standing(hired))[0]).toBe('Not eligible');
      await move(hired, 'rejected');
      expect((await standing(hired))[0]).toBe('Waiting');
      expect(await record(first)).toMatchObject({ joiningDate: null, eligibilityDate: null });
      await hire(hired);
      expect((await standing(hired))[0]).toBe('Not eligible');
      await hire(first);
      const { rules } = await record(first);
      expect(rules?.find(({ rule }) => rule === 'hired')?.value).not.toContain(', for ');
    });

    it('of two referrals that count for any job, the first is paid for the hire, and the second ends', async () => {
      const { first, hire: hired } = await refer();
      const { first: second } = await refer();
      await server().db.run(sql`
        update applicant set email = (select email from applicant join application on applicant_id = applicant.id
          where application.id = ${first}) where id = (select applicant_id from application where id = ${second})`);
      await server().db.run(sql`
        update referral set referred_at = now() - interval '50 days' where application_id = ${second}`);
      await hire(hired);
      expect((await standing(first))[0]).toBe('Waiting');
      expect((await record(first)).status?.category).toBe('hired');
      expect(await standing(second)).toEqual([
        'Not eligible',
        expect.stringMatching(/does not count for it$/),
      ]);
    });

    it('a referral made after the application that led to the hire is not carried over to that hire', async () => {
      const { first, hire: hired } = await refer();
      await server().db.run(sql`
        update referral set referred_at = now() + interval '1 day' where application_id = ${first}`);
      await hire(hired);
      expect((await standing(first))[0]).toBe('Waiting');
    });

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
      const answer = await actors.staff.send(
        'POST',
        `/api/v1/duplicate-records/${pairId}/${step}`,
        {
          payload,
        },
      );
      expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
    };
    const survivorOf = async (id: number): Promise<number> =>
      (
        await server().db.one<{ id: number }>(sql`
          select applicant_id as id from application where id = ${id}`)
      )?.id ?? 0;

    it('merging two records after a hire carries the promised bonus over to the hire; undoing the merge reverts that', async () => {
      const { first, hire: hired } = await refer();
      const pairId = await part(first, hired);
      await hire(hired);
      expect((await record(first)).status?.category).not.toBe('hired');
      await decide(pairId, 'merge', { survivorId: await survivorOf(first) });
      expect((await record(first)).status?.category).toBe('hired');
      await decide(pairId, 'undo-merge', {});
      expect(await record(first)).toMatchObject({
        referralStatus: { referralStatus: 'Waiting' },
        ...{ joiningDate: null, eligibilityDate: null },
      });
    });

    it('an application created with a hired status gets the bonus of an earlier referral carried over too', async () => {
      const { db } = server();
      const { first, hire: model } = await refer();
      const email = await db.one<{ email: string; jobId: number }>(sql`
        select email, (select job_id from application where id = ${model}) as "jobId"
        from applicant join application on applicant_id = applicant.id where application.id = ${first}`);
      await db.run(sql`update general_settings set without_hiring_process_id = 19`);
      const source = await db.one<{ id: number }>(sql`select min(id) as id from applicant_source`);
      const answer = await actors.staff.send('POST', '/api/v1/application', {
        payload: {
          ...{ jobId: email?.jobId, sourceId: source?.id, firstName: 'Mira', lastName: 'Sen' },
          applicantEmail: email?.email,
        },
      });
      expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
      await db.run(sql`update general_settings set without_hiring_process_id = 1`);
      expect((await record(first)).status?.category).toBe('hired');
    });

    it('a referral that counts for its own job only gets no bonus from a hire for another job', async () => {
      const { first, hire: hired } = await refer('Two');
      await hire(hired);
      expect((await record(first)).referralStatus.referralStatus).toBe('Waiting');
      expect((await actors.staff.send('GET', `/api/v1/referrals/${hired}`)).statusCode).toBe(404);
    });
  },
  { data: 'company' },
);
