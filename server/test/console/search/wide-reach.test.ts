import sql from 'sql-template-tag';
import type { SearchAnswer } from '../../../contract/console/search/search';
import { makeGroup, makeUser } from '../../factories';
import { onDatabase } from '../../server';

onDatabase(
  (server) => {
    it.each([
      { kind: 'application', table: 'application' },
      { kind: 'referral', table: 'referral' },
    ])(
      'a person with hundreds of jobs finds each $kind of these jobs, and no other',
      async ({ kind, table }) => {
        const { db } = server();
        const userId = await makeUser(db, ['recruiter']);
        const groupId = await makeGroup(db, [userId]);
        await db.run(sql`update job set group_id = ${groupId} where id % 2 = 0`);
        await db.run(sql`
          insert into job (title, description, number_of_positions, department_id, group_id)
          select 'Empty ' || n, '', 1, 1, ${groupId} from generate_series(1, 250) n`);
        const by = await server().signInAs('recruiter', userId);
        const rows = await db.many<{ id: number; name: string; is_seen: boolean }>(sql`
          select application.id, btrim(first_name || ' ' || last_name) as name,
            job.id % 2 = 0 as is_seen
          from application join applicant on applicant.id = applicant_id
            join job on job.id = job_id
          where ${table}::text = 'application'
            or exists (select from referral where application_id = application.id)
          order by application.id desc limit 80`);
        expect(new Set(rows.map(({ is_seen }) => is_seen)).size).toBe(2);
        for (const { id, name, is_seen } of rows) {
          const answer = await by.send('GET', '/api/v1/search', {
            query: { search: name, kinds: [kind], limit: '20' },
          });
          const { data }: SearchAnswer = answer.json();
          const found = data.flatMap(({ hits }) => hits.map((hit) => hit.id));
          expect([name, found.includes(id)]).toEqual([name, is_seen]);
        }
      },
    );
  },
  { data: 'company' },
);
