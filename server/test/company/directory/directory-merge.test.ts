import sql, { raw } from 'sql-template-tag';
import type { Usage } from '../../../contract/usage';
import type { MergePreview } from '../../../contract/company/directory/directory-merge';
import type {
  DirectoryBody,
  DirectoryRecord,
} from '../../../contract/company/directory/directory-record';
import type { DirectoryKind } from '../../../contract/company/directory/directory-constants';
import { listDirectoryUses } from '../../../src/company/directory/tables';
import { onDatabase, type Caller } from '../../server';
import { toSocketAuth, openSocket } from '../../socket-client';
import { minimalJob } from '../../jobs/postings/job-parts';

let made = 0;

onDatabase(
  (server) => {
    let caller: Caller;
    let placeId = 0;
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
      const row = await server().db.one<{ id: number }>(sql`select min(id) as id from city`);
      placeId = row?.id ?? 0;
    });
    const pathOf = (kind: DirectoryKind, id?: number) =>
      `/api/v1/directory/${kind}${id === undefined ? '' : `/${id}`}`;
    const create = async (
      kind: DirectoryKind,
      parts: DirectoryBody = {},
    ): Promise<DirectoryRecord> => {
      made += 1;
      const needed = {
        ...(kind === 'cities' && { countryId: 356 }),
        ...(kind === 'locations' && { cityId: placeId }),
      };
      const payload = { name: `${kind} ${made}`, ...needed, ...parts };
      return (await caller.send('POST', pathOf(kind), { payload })).json().data;
    };
    const merge = (kind: DirectoryKind, id: number, payload: object) =>
      caller.send('POST', `${pathOf(kind, id)}/merge`, { payload });
    const preview = async (kind: DirectoryKind, id: number, fromId: number) =>
      (
        await caller.send('GET', `${pathOf(kind, id)}/merge`, { query: { fromId: String(fromId) } })
      ).json().data as MergePreview;
    const usesAll = async (kind: DirectoryKind, id: number): Promise<string[]> => {
      const answer = await caller.send('POST', `${pathOf(kind)}/usage`, { payload: { id: [id] } });
      const { records } = answer.json().data as Usage;
      return (records[0]?.by ?? []).map(({ words }) => words);
    };
    const job = async (parts: object): Promise<number> =>
      (await caller.send('POST', '/api/v1/job', { payload: { ...minimalJob, ...parts } })).json()
        .data.jobId;

    it.each([
      'departments',
      'divisions',
      'designations',
      'functions',
      'locations',
      'cities',
      'branches',
      'skills',
    ] as const)(
      '%s: a merge moves all references to the remaining record, and loses nothing',
      async (kind) => {
        const [stays, goes] = [
          await create(kind),
          await create(kind, { externalId: `hr-${made}` }),
        ];
        for (const { table, column } of listDirectoryUses(kind)) {
          const set = sql`${raw(column)} = ${goes.id}`;
          if (table === 'job_location' || table === 'job_skill')
            await server().db.run(sql`
            insert into ${raw(table)} (job_id, ${raw(column)}, sequence) select id, ${goes.id}, 90 from job limit 1`);
          else if (table === 'referral_eligibility')
            await server().db.run(
              sql`insert into referral_eligibility (designation_id) values (${goes.id})`,
            );
          else if (table === 'referral_amount')
            await server().db.run(sql`
            insert into referral_amount (slug, ${raw(column)}, amount_minor, currency)
            values (${`${kind} ${column}`}, ${goes.id}, 100, 'INR')`);
          else
            await server().db.run(sql`
            update ${raw(table)} set ${set}
            where id = (select max(id) from ${raw(table)} where id not in (${stays.id}, ${goes.id}))`);
        }
        const uses = await usesAll(kind, goes.id);
        const { moves, clashes } = await preview(kind, stays.id, goes.id);
        expect([moves.map(({ words }) => words), clashes]).toEqual([uses, []]);
        const payload = {
          ...{ fromId: goes.id, version: stays.version, fromVersion: goes.version },
          fields: { externalId: goes.externalId, name: goes.name },
        };
        const answer = await merge(kind, stays.id, payload);
        expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
        expect(answer.json().data).toMatchObject({
          ...{ id: stays.id, name: goes.name, externalId: goes.externalId },
        });
        expect(await usesAll(kind, stays.id)).toEqual(uses);
        expect((await caller.send('GET', pathOf(kind, goes.id))).statusCode).toBe(404);
        const [line] = await server().db.many<{ details: object }>(sql`
        select details from audit_entry where action like '%.merge' and subject_id = ${stays.id}
        order by id desc limit 1`);
        expect(line?.details).toEqual({ mergedId: goes.id, mergedName: goes.name });
      },
    );

    it('a merged record that the HR system continues to send is not created again', async () => {
      const stays = await create('departments', { externalId: 'stays-1' });
      const goes = await create('departments', { externalId: 'Goes-1' });
      const both = { fromId: goes.id, version: stays.version, fromVersion: goes.version };
      expect((await merge('departments', stays.id, both)).statusCode).toBe(200);
      const put = async (kind: DirectoryKind, records: object[]) => {
        const answer = await caller.send('PUT', pathOf(kind), { payload: { records } });
        expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
        return answer.json().data.results as { outcome: string; fields?: object }[];
      };
      const sent = [{ externalId: 'goes-1', name: 'Bakery as it was' }];
      const refused = {
        outcome: 'refused',
        fields: { externalId: expect.stringContaining(`was merged into '${stays.name}'`) },
      };
      expect(await put('departments', sent)).toEqual([expect.objectContaining(refused)]);
      const [below] = await put('departments', [{ name: 'Night shift', parent: 'Goes-1' }]);
      expect(below).toMatchObject({ outcome: 'created' });
      const named = await server().db.one<{ n: number }>(sql`
        select count(*) as n from department where parent_id = ${stays.id}`);
      expect(named?.n).toBe(1);

      const third = await create('departments');
      const stored = await server().db.one<{ version: number }>(sql`
        select version from department where id = ${stays.id}`);
      const again = { fromId: stays.id, version: third.version, fromVersion: stored?.version };
      expect((await merge('departments', third.id, again)).statusCode).toBe(200);
      for (const externalId of ['goes-1', 'STAYS-1']) {
        const [answer] = await put('departments', [{ externalId, name: `Anew ${externalId}` }]);
        expect(answer?.fields).toEqual({ externalId: expect.stringContaining(third.name) });
      }
      const given = { externalId: 'goes-1' };
      const renamed = await caller.send('PUT', pathOf('departments', third.id), { payload: given });
      expect(renamed.statusCode).toBe(200);
      expect(await put('departments', sent)).toMatchObject([{ outcome: 'updated' }]);
    });

    it('a job with both of the merged records keeps one of them, and an event reports the change', async () => {
      const [stays, goes] = [await create('skills'), await create('skills')];
      const id = await job({ skills: [stays.id, goes.id] });
      if (!server().app.server.listening) await server().app.listen({ host: '127.0.0.1', port: 0 });
      const socket = await openSocket(server(), toSocketAuth(caller));
      expect((await merge('skills', stays.id, { fromId: goes.id })).statusCode).toBe(200);
      const rows = await server().db.many(sql`select skill_id from job_skill where job_id = ${id}`);
      expect(rows).toEqual([{ skill_id: stays.id }]);
      await socket.until({ owner: 'skill' }, { owner: 'skills' });
      socket.close();
    });

    it('merging a parent into its child moves the child up, so that no cycle results', async () => {
      const top = await create('departments');
      const goes = await create('departments', { parentId: top.id });
      const stays = await create('departments', { parentId: goes.id });
      expect((await merge('departments', stays.id, { fromId: goes.id })).json().data).toMatchObject(
        {
          parent: { id: top.id },
        },
      );
    });

    it('a merge of records with conflicting rules is refused with the conflict, and equal rules are merged', async () => {
      const [stays, goes] = [await create('designations'), await create('designations')];
      const rule = (id: number, isEligible: boolean) =>
        server().db.run(sql`
          insert into referral_eligibility (designation_id, is_eligible) values (${id}, ${isEligible})`);
      await rule(stays.id, true);
      await rule(goes.id, false);
      const { clashes } = await preview('designations', stays.id, goes.id);
      expect(clashes).toEqual([
        { words: expect.stringContaining('eligible'), kind: 'referral-eligibility' },
      ]);
      const refused = await merge('designations', stays.id, { fromId: goes.id });
      expect(refused.json().error).toMatchObject({
        code: 'IN_USE',
        message: `Nothing was merged. ${clashes[0]?.words}`,
      });
      await server().db.run(sql`
        update referral_eligibility set is_eligible = true where designation_id = ${goes.id}`);
      expect((await merge('designations', stays.id, { fromId: goes.id })).statusCode).toBe(200);
    });

    it('a merge is refused if one department would have two slabs, or two functions the same name', async () => {
      const [stays, goes] = [await create('departments'), await create('departments')];
      for (const { id } of [stays, goes])
        await server().db.run(sql`
          insert into referral_amount (slug, department_id, amount_minor, currency)
          values (${`slab ${id}`}, ${id}, 100, 'INR')`);
      expect((await merge('departments', stays.id, { fromId: goes.id })).statusCode).toBe(409);
      const [one, other] = [await create('functions'), await create('functions')];
      for (const parent of [one, other])
        await create('functions', { name: 'Dough', parentId: parent.id });
      expect((await merge('functions', one.id, { fromId: other.id })).statusCode).toBe(409);
    });

    it('a merge with itself, a missing or changed record, or a wrong value is refused', async () => {
      const [stays, goes] = [await create('branches'), await create('branches')];
      const statusOf = async (payload: object) =>
        (await merge('branches', stays.id, payload)).statusCode;
      expect(await statusOf({ fromId: stays.id })).toBe(422);
      expect(await statusOf({ fromId: 2_000_000 })).toBe(404);
      expect(await statusOf({ fromId: goes.id, fromVersion: goes.version + 1 })).toBe(409);
      expect(await statusOf({ fromId: goes.id, version: stays.version + 1 })).toBe(409);
      expect(await statusOf({ fromId: goes.id, fields: { name: '' } })).toBe(422);
      expect((await caller.send('GET', pathOf('branches', goes.id))).statusCode).toBe(200);
    });

    it('two simultaneous merges of two records into each other result in one merge', async () => {
      const [one, other] = [await create('branches'), await create('branches')];
      const answers = await Promise.all([
        merge('branches', one.id, { fromId: other.id }),
        merge('branches', other.id, { fromId: one.id }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
    });

    it('people of the directory cannot be merged', async () => {
      const answer = await caller.send('POST', '/api/v1/directory/people/1/merge', {
        payload: { fromId: 2 },
      });
      expect(answer.statusCode).toBe(404);
    });
  },
  { data: 'company' },
);
