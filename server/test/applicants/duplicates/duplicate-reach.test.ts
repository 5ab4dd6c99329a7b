import sql from 'sql-template-tag';
import { onDatabase, type Caller } from '../../server';
import { listPairs, storePerson } from './duplicate-parts';

onDatabase(
  (server) => {
    let admin: Caller;
    let recruiter: Caller;
    let mine = 0;
    let foreign = 0;
    let made = 0;
    const jobWhere = async (condition: string): Promise<number> =>
      (
        await server().db.one<{ id: number }>(
          sql([`select id from job where ${condition} order by id limit 1`]),
        )
      )?.id ?? 0;
    beforeAll(async () => {
      admin = await server().signInAs('administrator');
      recruiter = await server().signInAs('recruiter', 3);
      const team = 'group_id in (select group_id from group_member where user_id = 3)';
      mine = await jobWhere(team);
      foreign = await jobWhere(`created_by <> 3 and recruiting_manager_id <> 3 and not (${team})`);
    });
    const act = (id: number, action: string, by: Caller, payload = {}) =>
      by.send('POST', `/api/v1/duplicate-records/${id}/${action}`, { payload });
    const merged = async (survivorJobs: number[], otherJobs: number[]) => {
      made += 1;
      const hash = `reach${made}`;
      const survivorId = await storePerson(server().db, { hash, jobs: survivorJobs });
      const otherId = await storePerson(server().db, {
        hash,
        jobs: otherJobs,
        email: `hidden${made}@x.example`,
        phone: `+91 94444 0000${made}`,
      });
      const pair = (await listPairs(admin)).data.find(({ first }) => first.personId === survivorId);
      const id = pair?.id ?? 0;
      expect((await act(id, 'merge', admin, { survivorId })).statusCode).toBe(200);
      return { id, survivorId, otherId };
    };
    const listed = async (by: Caller, id: number): Promise<boolean> =>
      (await listPairs(by, { state: 'merged' })).data.some((pair) => pair.id === id);
    const applicationsOf = async (person: number): Promise<number> =>
      (
        await server().db.one<{ n: number }>(
          sql`select count(*) as n from application where applicant_id = ${person}`,
        )
      )?.n ?? 0;

    const sides: [string, () => [number[], number[]]][] = [
      ['that came with the merge', () => [[mine], [foreign]]],
      ['that the survivor had before', () => [[foreign], [mine]]],
    ];
    it.each(sides)(
      'a recruiter without access to the applications %s does not see the merge',
      async (_, jobs) => {
        const { id, survivorId, otherId } = await merged(...jobs());
        expect(await listed(recruiter, id)).toBe(false);
        const answer = await recruiter.send('GET', '/api/v1/duplicate-records', {
          query: { state: 'merged', limit: '100' },
        });
        expect(answer.body).not.toMatch(`hidden${made}@`);
        expect((await act(id, 'undo-merge', recruiter)).statusCode).toBe(404);
        expect([await applicationsOf(survivorId), await applicationsOf(otherId)]).toEqual([2, 0]);
        expect(await listed(admin, id)).toBe(true);
        expect((await act(id, 'undo-merge', admin)).statusCode).toBe(200);
      },
    );

    it('a recruiter can undo a merge of two people who both applied to the recruiter’s teams', async () => {
      const { id, otherId } = await merged([mine, foreign], [foreign, mine]);
      expect(await listed(recruiter, id)).toBe(true);
      expect((await act(id, 'undo-merge', recruiter)).statusCode).toBe(200);
      expect(await applicationsOf(otherId)).toBe(2);
    });

    it('a recruiter loses access to a merged person whose application there was deleted', async () => {
      const { id, otherId } = await merged([mine], [foreign]);
      await server().db.run(sql`
        delete from application using duplicate_pair pair
        where pair.id = ${id} and pair.merge -> 'applicationIds' @> to_jsonb(application.id)`);
      expect(await applicationsOf(otherId)).toBe(0);
      expect(await listed(recruiter, id)).toBe(false);
      expect(await listed(admin, id)).toBe(true);
      expect((await act(id, 'undo-merge', recruiter)).statusCode).toBe(404);
      expect((await act(id, 'undo-merge', admin)).statusCode).toBe(409);
    });
  },
  { data: 'company' },
);
