import sql from 'sql-template-tag';
import { createCompanyDay } from '../../../src/platform/company/company-day';
import { expireJobs } from '../../../src/jobs/postings/expire-jobs';
import { subscribeToChanges, type Change } from '../../../src/platform/realtime/changes';
import { onDatabase } from '../../server';

const today = '2026-11-21';

onDatabase(
  (server) => {
    const stateOf = (id: number) =>
      server().db.one<{ is_expired: boolean; is_published: boolean; state: string | null }>(sql`
        select is_expired, is_published,
          (select state from publication where job_id = job.id limit 1) as state
        from job where id = ${id}`);

    it('a job expires at the first call of the day after its date, in the company’s time zone', async () => {
      const job = await server().db.one<{ id: number }>(sql`
        update job set expiry_date = ${today} where id =
          (select id from job where is_published order by id limit 1) returning id`);
      const id = job?.id ?? 0;
      let now = new Date('2026-11-21T18:29:00Z');
      const companyDay = createCompanyDay(server().db, [expireJobs], () => now);
      expect(await companyDay()).toEqual({ day: today, timeZone: 'Asia/Kolkata' });
      expect(await stateOf(id)).toEqual({ is_expired: false, is_published: true, state: 'live' });

      now = new Date('2026-11-21T18:30:00Z');
      const changes: Change[] = [];
      const stop = subscribeToChanges((change) => changes.push(change));
      expect((await companyDay()).day).toBe('2026-11-22');
      stop();
      // Lists that are open at midnight are read again.
      expect(changes).toMatchObject([{ owner: 'job', ids: expect.arrayContaining([id]) }]);
      expect(await stateOf(id)).toEqual({
        is_expired: true,
        is_published: false,
        state: 'expired',
      });
    });

    it('a job expires once when several servers check expiry on the new day at the same time', async () => {
      const job = await server().db.one<{ id: number }>(sql`
        update job set expiry_date = '2026-11-25' where id =
          (select id from job where is_published order by id limit 1) returning id`);
      const days = Array.from({ length: 4 }, () =>
        createCompanyDay(server().db, [expireJobs], () => new Date('2026-11-26T06:00:00Z')),
      );
      await Promise.all(days.map((companyDay) => companyDay()));
      const noted = await server().db.many(sql`
        select 1 from audit_entry where action = 'job.expire' and subject_id = ${job?.id ?? 0}`);
      expect(noted).toHaveLength(1);
    });

    it('totals of jobs remain exact when jobs expire', async () => {
      const kept = await server().db.many(sql`
        select is_expired, is_published, jobs, positions, applications from job_total
        where jobs > 0 order by 1, 2`);
      const counted = await server().db.many(sql`
        select is_expired, is_published, count(*) as jobs, sum(openings) as positions,
          sum(application_count) as applications
        from job group by 1, 2 order by 1, 2`);
      expect(kept).toEqual(counted);
    });

    it('the check for expired jobs runs once for many simultaneous callers on the same day', async () => {
      let sweeps = 0;
      const companyDay = createCompanyDay(server().db, [
        async () => {
          sweeps += 1;
        },
      ]);
      await Promise.all(Array.from({ length: 5 }, companyDay));
      await companyDay();
      expect(sweeps).toBe(1);
    });
  },
  { data: 'company' },
);
