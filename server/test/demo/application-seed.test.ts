import sql from 'sql-template-tag';
import { onDatabase } from '../server';
import { bulkRows } from '../test-data';

const { applications } = bulkRows.applications;

onDatabase(
  (server) => {
    const count = async (text: string) =>
      (await server().db.one<{ n: number }>(sql([`select count(*) as n from ${text}`])))?.n;
    const bulk = `(select application.* from application join job on job.id = job_id
      where profile = 'Seeded in bulk') a`;

    it('the seed creates the requested number of applications, each of a different person', async () => {
      expect(await count(bulk)).toBe(applications);
      expect(await count(`(select distinct applicant_id from ${bulk}) d`)).toBe(applications);
      expect(await count(`applicant where email = ''`)).toBe(0);
    });

    it('the seed gives each application one to four steps of its pipeline, and the last is its current step', async () => {
      expect(
        await count(`${bulk} where (select count(*) from application_history h
          where h.application_id = a.id) not between 1 and 4`),
      ).toBe(0);
      expect(
        await count(`${bulk} where (stage_id, status_id) is distinct from (
          select (h.stage_id, h.status_id) from application_history h
          where h.application_id = a.id order by created_at desc, id desc limit 1)`),
      ).toBe(0);
      expect(
        await count(`${bulk} join job on job.id = a.job_id join application_history h
          on h.application_id = a.id where h.stage_id is not null and not exists (
            select 1 from pipeline_stage p join stage_status s on s.stage_id = p.stage_id
            where p.pipeline_id = job.pipeline_id and p.stage_id = h.stage_id
              and s.status_id = h.status_id)`),
      ).toBe(0);
    });

    it('the seed creates nothing in the future, and records added later get free ids', async () => {
      expect(
        await count(`application_history where created_at > now() + interval '1 minute'`),
      ).toBe(0);
      expect(
        await count(`${bulk} join job on job.id = a.job_id where a.created_at < job.created_at`),
      ).toBe(0);
      await server().db.run(sql`insert into applicant (first_name) values ('Later')`);
    });
  },
  {
    data: 'applications',
  },
);
