import sql from 'sql-template-tag';
import type { SearchAnswer, SearchHit } from '../../../contract/console/search/search';
import type { Role } from '../../../contract/permission';
import { onDatabase } from '../../server';

onDatabase(
  (server) => {
    const find = async (search: string, role: Role, userId?: number): Promise<SearchHit[]> => {
      const by = await server().signInAs(role, userId);
      const answer = await by.send('GET', '/api/v1/search', {
        query: { search, kinds: ['application'] },
      });
      const { data, meta }: SearchAnswer = answer.json();
      expect(meta.failed).toEqual([]);
      return data.flatMap(({ hits }) => hits);
    };
    const applicationOf = (condition: string) =>
      server().db.one<{ id: number }>(
        sql([
          `select application.id from application join job on job.id = job_id
           where ${condition} order by application.id limit 1`,
        ]),
      );
    const give = async (id: number, text: string) => {
      await server().db.run(sql`
        with file as (
          insert into stored_file (name, media_type, size, sha256)
          values ('resume.pdf', 'application/pdf', 1, 'none') returning id),
        told as (
          insert into resume_text (file_id, text, words)
          select id, ${text}, regexp_replace(folded(' ' || ${text}), '\\s+', ' ', 'g') from file)
        update application set resume_file_id = file.id from file where application.id = ${id}`);
    };

    it('a word of a resume finds its applicant, shown with the words around it', async () => {
      const seen = await applicationOf(
        'job.group_id in (select group_id from group_member where user_id = 3)',
      );
      await give(
        seen?.id ?? 0,
        'Built payroll in\nZürich with Zanzibar2 and Node.js,\nphone 99887 76655',
      );
      for (const word of ['zanzibar2', 'ZURICH', 'zanz payroll', 'node.js']) {
        const [hit] = await find(word, 'administrator');
        expect([word, hit?.id]).toEqual([word, seen?.id]);
      }
      const [hit] = await find('zanzibar2', 'recruiter', 3);
      expect(hit).toMatchObject({ id: seen?.id });
      expect(hit?.reason).toContain('Zürich with Zanzibar2 and Node.js');
    });

    it('a resume out of scope, or behind a masked view, is not found by its words', async () => {
      const hidden = await applicationOf(
        `job.group_id not in (select group_id from group_member where user_id = 3)
         and coalesce(job.created_by, 0) <> 3 and coalesce(job.recruiting_manager_id, 0) <> 3`,
      );
      await give(hidden?.id ?? 0, 'Sailed to Quelimane');
      expect((await find('quelimane', 'administrator')).map(({ id }) => id)).toEqual([hidden?.id]);
      expect(await find('quelimane', 'recruiter', 3)).toEqual([]);
      expect(await find('quelimane', 'auditor')).toEqual([]);
      expect(await find('quelimane', 'payout-officer')).toEqual([]);
    });

    it('a search for a part of a longer word in a resume does not find the applicant', async () => {
      expect(await find('anzibar2', 'administrator')).toEqual([]);
    });

    it.each([`it's 'quoted' \\ & | ! :*`, '---', 'a & b <-> c'])(
      'a search for %s, which contains operators of a text search, never fails',
      async (search) => {
        await find(search, 'administrator');
      },
    );
  },
  { data: 'company' },
);
