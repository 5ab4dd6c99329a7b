import sql from 'sql-template-tag';
import { roles } from '../../contract/permission';
import { seedCompany } from '../../src/seed/seed-company';
import { onBothDatabases } from '../server';

const today = '2026-11-21';

onBothDatabases(
  (server) => {
    const rows = <Row>(text: string) => server().db.many<Row>(sql([text]));
    const count = async (text: string) =>
      (await rows<{ n: number }>(`select count(*) as n from ${text}`))[0]?.n;

    it('has a demo sign-in for every role', async () => {
      const held = await rows<{ role: string }>(`
        select role from user_role join app_user on app_user.id = user_id
        where is_demo and password_hash is not null order by role`);
      expect(held.map(({ role }) => role)).toEqual([...roles].sort());
    });

    it('has jobs of every kind and a year of applications', async () => {
      expect(await count('job')).toBe(60);
      expect(await count('job where is_expired')).toBeGreaterThan(8);
      expect(await count('job where is_published')).toBeGreaterThan(15);
      expect(await count('job where pipeline_id is null')).toBeGreaterThan(0);
      const applications = (await count('application')) ?? 0;
      expect(applications).toBeGreaterThan(1_400);
      expect(applications).toBeLessThan(1_600);
      for (const category of ['start', 'active', 'on-hold', 'hired', 'rejected', 'withdrawn'])
        expect(
          await count(
            `application join status on status.id = status_id where category = '${category}'`,
          ),
        ).toBeGreaterThan(0);
    });

    it('tells histories that can have happened', async () => {
      expect(await count(`application_history where created_at > '${today}T07:00:00Z'`)).toBe(0);
      expect(
        await count(`application a where (stage_id, status_id) is distinct from (
          select (h.stage_id, h.status_id) from application_history h
          where h.application_id = a.id order by created_at desc, id desc limit 1)`),
      ).toBe(0);
      expect(
        await count(
          `application a join job on job.id = a.job_id where a.created_at < job.created_at`,
        ),
      ).toBe(0);
      expect(
        await count(`application_history h where h.stage_id is not null and not exists (
          select 1 from stage_status s where s.stage_id = h.stage_id and s.status_id = h.status_id)`),
      ).toBe(0);
    });

    it('suspects pairs of whom one can believe that they are the same person', async () => {
      const pairs = await rows<{ first: string; second: string; reasons: string[] }>(`
        select one.last_name as first, other.last_name as second, reasons
        from duplicate_pair join applicant one on one.id = first_id
          join applicant other on other.id = second_id`);
      expect(pairs.length).toBeGreaterThan(10);
      expect(pairs.filter(({ first, second }) => first !== second)).toEqual([]);
      expect(new Set(pairs.map(({ reasons }) => reasons.join()))).toEqual(
        new Set(['email', 'phone', 'email,phone']),
      );
    });

    it('begins every stage with To-be-start and ends it with Rejected', async () => {
      const stages = await rows<{ first: number; last: number }>(`
        select (array_agg(status_id order by sequence))[1] as first,
          (array_agg(status_id order by sequence desc))[1] as last
        from stage_status group by stage_id`);
      expect(stages.length).toBeGreaterThan(0);
      expect(stages.every(({ first, last }) => first === 1 && last === 2)).toBe(true);
    });

    it('leaves the ids that follow free', async () => {
      const [status] = await rows<{ id: number }>(
        `insert into status (name) values ('Added later') returning id`,
      );
      expect(status?.id).toBeGreaterThan(100);
      await rows(`insert into city (name, country_id) values ('Mysuru', 356)`);
    });
  },
  { fill: (db) => seedCompany(db, { today }) },
);
