import { setJoiningDate } from '../../join';
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { payoutStates } from '../../../contract/referrals/payouts/payout-constants';
import { onDatabase } from '../../server';
import { hireActors, createHireCalls } from './hire-parts';
import { referralCalls, today } from './referral-parts';

/** The first two applications are referrals, the third has no referrer. */
type Step = { kind: 'hire' | 'reject' | 'approve' | 'reverse' | 'delete'; at: 0 | 1 | 2 };

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    kind: fc.constantFrom<Step['kind']>(
      'hire',
      'hire',
      'reject',
      'reject',
      'approve',
      'reverse',
      'delete',
    ),
    at: fc.constantFrom<Step['at']>(0, 1, 2),
  }),
  { minLength: 3, maxLength: 8 },
);

onDatabase(
  (server) => {
    const actors = hireActors(server);
    const calls = referralCalls(() => actors.staff);
    const { refer, hire, referHire } = createHireCalls(server, actors);

    /** Applications are old enough that payouts are due at the hire. */
    const begin = async (): Promise<number[]> => {
      actors.referrer = await server().signInAs('referrer');
      const { first, hire: second } = await refer();
      await referHire(second);
      const { db } = server();
      const third = await db.one<{ id: number }>(sql`
        insert into application (applicant_id, job_id, status_id)
        select application.applicant_id, job.id, 1 from application, job
        where application.id = ${second} and job.pipeline_id is null
          and job.id not in (${actors.jobId}, application.job_id)
        order by job.id limit 1 returning id`);
      const ids = [first, second, third?.id ?? 0];
      for (const [place, id] of ids.entries()) {
        const days = 140 - place * 10;
        await db.run(sql`
          update application set created_at = now() - make_interval(days => ${days}) where id = ${id}`);
        await db.run(sql`
          update referral set referred_at = now() - make_interval(days => ${days}), release_days = 90,
            amount_minor = 100000 where application_id = ${id}`);
      }
      return ids;
    };

    const reject = (id: number) =>
      actors.staff.send('POST', '/api/v1/multiple-status-change', {
        payload: { applicantId: [id], withoutHiringProcessId: rejected },
      });
    let rejected = 0;
    beforeAll(async () => {
      const status = await server().db.one<{ id: number }>(sql`
        select min(id) as id from status where category = 'rejected'`);
      rejected = status?.id ?? 0;
    });
    const isThere = async (id: number) =>
      (await server().db.one(sql`select from application where id = ${id}`)) !== undefined;

    const take = async ({ kind, at }: Step, ids: readonly number[]): Promise<void> => {
      const id = ids[at] ?? 0;
      if (!(await isThere(id))) return;
      if (kind === 'hire') {
        await hire(id);
        await setJoiningDate(server().db, sql`${today} - 100`, id);
      } else if (kind === 'reject') await reject(id);
      else if (kind === 'delete')
        await actors.staff.send('POST', '/api/v1/multiple-application-delete', {
          payload: { applicantId: [id] },
        });
      else if (kind === 'approve') await calls.approve([id]);
      else
        await calls.change({
          applicantId: [id],
          referralStatusId: payoutStates.reversed.id,
          remark: 'Tried',
        });
    };

    interface Promised {
      id: number;
      state: string;
      paidFor: number;
      isCarried: boolean;
      isHired: boolean;
      isOnItsDay: boolean;
    }
    const promised = (ids: readonly number[]) =>
      server().db.many<Promised>(sql`
        select referral.application_id as id, referral.state, paid.id as "paidFor",
          referral.hire_id is not null as "isCarried", status.category = 'hired' as "isHired",
          referral.payable_on is not distinct from paid.joining_date + referral.release_days as "isOnItsDay"
        from referral
          join application paid on paid.id = coalesce(referral.hire_id, referral.application_id)
          join status on status.id = paid.status_id
        where referral.application_id = any (${[...ids]}::integer[]) order by referral.referred_at`);

    it('after any sequence of steps a hire is paid at most once, and a carried-over bonus waits only during a hire', async () => {
      await fc.assert(
        fc.asyncProperty(steps, async (sequence) => {
          const ids = await begin();
          for (const step of sequence) {
            await take(step, ids);
            const rows = await promised(ids);
            const [open, decided] = [['waiting'], ['approved', 'exported', 'paid']].map((states) =>
              rows.filter(({ state }) => states.includes(state)),
            );
            expect(rows.filter(({ isOnItsDay }) => !isOnItsDay)).toEqual([]);
            expect(open?.filter((row) => row.isCarried && !row.isHired)).toEqual([]);
            const standings = await Promise.all(
              rows.map(async ({ id, paidFor }) => ({
                paidFor,
                standing: (await calls.record(id)).referralStatus.referralStatus,
              })),
            );
            const going = standings.filter(({ standing }) =>
              ['Due', 'Approved'].includes(standing),
            );
            expect(going.length).toBe(new Set(going.map(({ paidFor }) => paidFor)).size);
            const [first] = rows;
            if (first?.state === 'waiting' && decided?.length === 0 && first.isHired)
              expect(going.length).toBeGreaterThan(0);
          }
        }),
        { numRuns: 25, seed: 111 },
      );
    });
  },
  { data: 'company' },
);
