import { setJoiningDate } from '../../join';
import sql from 'sql-template-tag';
import { payoutStates } from '../../../contract/referrals/payouts/payout-constants';
import { onDatabase } from '../../server';
import { hireActors, createHireCalls } from './hire-parts';
import { referralCalls } from './referral-parts';
import { referrerCalls } from '../referring/referring-parts';

onDatabase(
  (server) => {
    const actors = hireActors(server);
    const { record, approve, change } = referralCalls(() => actors.staff);
    const { refer, hire, referHire, standing } = createHireCalls(server, actors);

    const makePayable = async (hired: number) => {
      await server().db.run(sql`
        update application set created_at = now() - interval '110 days' where id = ${hired}`);
      await setJoiningDate(server().db, sql`current_date - 100`, hired);
    };
    const rejectedId = async () =>
      (
        await server().db.one<{ id: number }>(sql`
          select min(id) as id from status where category = 'rejected'`)
      )?.id;

    it('a promised bonus carried over to a hire for another job is due by that hire’s joining date, and approved once', async () => {
      const { first, hire: hired } = await refer();
      const other = await referHire(hired);
      await server().db.run(sql`
        update referral set referred_at = now() - interval '120 days' where application_id = ${first}`);
      await hire(hired);
      await makePayable(hired);
      expect((await standing(first))[0]).toBe('Due');
      const due = await actors.staff.send('GET', '/api/v1/referrals', {
        query: {
          referralStatusId: String(payoutStates.due.id),
          referrerId: String(actors.referrer.userId),
        },
      });
      expect(due.json().data).toEqual([expect.objectContaining({ applicantId: first })]);
      expect((await standing(hired))[0]).toBe('Not eligible');
      expect((await approve([first])).changed).toBe(1);
      const own = await referrerCalls(other).one(hired);
      expect([own?.mayBePaid, own?.payoutWords]).toEqual([
        false,
        expect.stringContaining('does not count for that hire'),
      ]);
      await change({
        applicantId: [hired],
        referralStatusId: payoutStates.waiting.id,
        remark: 'Tried',
      });
      expect((await approve([hired])).changed).toBe(0);
    });

    it('the rules for a carried-over bonus consider the leaving date and conflicts of interest of the other job', async () => {
      const { first, hire: hired } = await refer();
      await referHire(hired);
      await server().db.run(sql`
        update referral set referred_at = now() - interval '120 days' where application_id = ${first}`);
      await hire(hired);
      await makePayable(hired);
      const day = await server().db.one<{ day: string }>(sql`
        select (current_date - 50)::text as day`);
      const response = await actors.staff.send('PUT', `/api/v1/employment/${first}`, {
        payload: { leavingDate: day?.day },
      });
      expect([response.statusCode, response.json().error]).toEqual([200, undefined]);
      const { rules } = await record(first);
      expect(rules?.find(({ rule }) => rule === 'hire-stays')?.outcome).toBe('failed');
      await server().db.run(sql`
        update job set hiring_manager_id = ${actors.referrer.userId}
        where id = (select job_id from application where id = ${hired})`);
      const conflict = (await record(first)).rules?.find(({ rule }) => rule === 'conflict');
      expect(conflict?.outcome).toBe('failed');
      await server().db.run(sql`
        update job set hiring_manager_id = null where hiring_manager_id = ${actors.referrer.userId}`);
    });

    it('a carried-over bonus on hold returns to its own application when the hire is rejected', async () => {
      const { first, hire: hired } = await refer();
      await hire(hired);
      await change({
        applicantId: [first],
        referralStatusId: payoutStates['on-hold'].id,
        remark: 'Tried',
      });
      await actors.staff.send('POST', '/api/v1/multiple-status-change', {
        payload: { applicantId: [hired], withoutHiringProcessId: await rejectedId() },
      });
      expect(await record(first)).toMatchObject({ joiningDate: null, eligibilityDate: null });
    });

    it('deleting a hire restores the promised bonuses to their state before the hire', async () => {
      const { first, hire: hired } = await refer();
      await referHire(hired);
      await hire(hired);
      const answer = await actors.staff.send('POST', '/api/v1/multiple-application-delete', {
        payload: { applicantId: [hired] },
      });
      expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
      const after = await record(first);
      expect(after).toMatchObject({
        referralStatus: { referralStatus: 'Waiting' },
        ...{ eligibilityDate: null, joiningDate: null },
      });
    });

    it('if a referral with a carried-over bonus is deleted, the hire’s own referral waits for its bonus again', async () => {
      const { first, hire: hired } = await refer();
      await referHire(hired);
      await hire(hired);
      expect((await standing(hired))[0]).toBe('Not eligible');
      const answer = await actors.staff.send('DELETE', '/api/v1/referrals', {
        payload: { applicantId: [first] },
      });
      expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
      expect((await standing(hired))[0]).toBe('Waiting');
    });
  },
  { data: 'company' },
);
