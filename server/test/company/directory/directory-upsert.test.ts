import sql from 'sql-template-tag';
import Value from 'typebox/value';
import { One } from '../../../contract/answer';
import {
  directoryKindNames,
  mostUpsertRecords,
  type DirectoryKind,
} from '../../../contract/company/directory/directory-constants';
import type { DirectoryRecord } from '../../../contract/company/directory/directory-record';
import {
  UpsertAnswer,
  type UpsertRecord,
} from '../../../contract/company/directory/directory-upsert';
import { roles } from '../../../contract/permission';
import { onDatabase, type Caller } from '../../server';

onDatabase(
  (server) => {
    let caller: Caller;
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
      await server().db.run(sql`insert into country (name) values ('Testland'), ('Otherland')`);
    });

    const send = (kind: DirectoryKind, payload: object, by = caller) =>
      by.send('PUT', `/api/v1/directory/${kind}`, { payload });
    const put = async (kind: DirectoryKind, records: unknown[]): Promise<UpsertAnswer> => {
      const answer = await send(kind, { records });
      expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
      expect([...Value.Errors(One(UpsertAnswer), answer.json())]).toEqual([]);
      return answer.json().data;
    };
    const outcomes = async (kind: DirectoryKind, records: unknown[]) =>
      (await put(kind, records)).results.map(({ outcome, fields }) => fields ?? outcome);
    const one = async (kind: DirectoryKind, search: string): Promise<DirectoryRecord> => {
      const page = await caller.send('GET', `/api/v1/directory/${kind}`, { query: { search } });
      const [record] = page.json().data as DirectoryRecord[];
      if (!record) throw new Error(`No ${search}`);
      return record;
    };
    const auditOf = (subject: string, id: number) =>
      server().db.many<{ action: string; actor_id: number; details: object }>(sql`
        select action, actor_id, details from audit_entry
        where subject = ${subject} and subject_id = ${id} order by id`);

    const first: Record<DirectoryKind, UpsertRecord[]> = {
      divisions: [{ externalId: 'V1', name: 'Retail' }, { name: 'Wholesale' }],
      designations: [{ externalId: 'G1', name: 'Baker' }],
      branches: [{ externalId: 'B1', name: 'North' }],
      skills: [{ name: 'Dough' }, { name: 'Ovens' }],
      cities: [
        { externalId: 'C1', name: 'Springfield', country: 'Testland' },
        { name: 'Springfield', country: 'otherland' },
      ],
      locations: [
        { externalId: 'L1', name: 'Plant', city: 'C1', address: '1 Road' },
        { name: 'Shop', city: 'Springfield, Otherland' },
      ],
      functions: [
        { externalId: 'F2', name: 'Sales', parent: 'Commerce' },
        { externalId: 'F1', name: 'Commerce' },
        { name: 'Sales', parent: '' },
      ],
      people: [
        {
          ...{ externalId: 'P2', firstName: 'Ben', lastName: 'Low', email: 'ben@x.example' },
          ...{ manager: 'P1', designation: 'baker', branch: 'B1', joiningDate: '2024-05-01' },
        },
        { externalId: 'P1', firstName: 'Ann', lastName: 'Top', email: 'ann@x.example' },
      ],
      departments: [
        { name: 'Bread', parent: 'D1', head: 'ben@x.example' },
        { externalId: 'D1', name: 'Bakery', division: 'V1', head: 'Ann Top' },
      ],
    };

    it('records sent in any order fill an empty directory, and sending them again changes nothing', async () => {
      for (const [kind, records] of Object.entries(first)) {
        const { results, ...counts } = await put(kind as DirectoryKind, records);
        expect([kind, counts]).toEqual([
          kind,
          { created: records.length, updated: 0, unchanged: 0, refused: 0 },
        ]);
        const again = await put(kind as DirectoryKind, records);
        expect([kind, again]).toEqual([
          kind,
          {
            ...{ created: 0, updated: 0, unchanged: records.length, refused: 0 },
            results: results.map(({ id }) => ({ outcome: 'unchanged', id })),
          },
        ]);
      }
      const ben = await one('people', 'P2');
      expect(ben).toMatchObject({
        manager: { name: 'Ann Top' },
        designation: { name: 'Baker' },
        joiningDate: '2024-05-01',
        status: 1,
      });
      expect(await one('departments', 'Bread')).toMatchObject({
        parent: { name: 'Bakery' },
        head: { id: ben.id },
      });
    });

    it('a record is renamed by external id, or gets an external id by name; omitted fields do not change', async () => {
      expect(await outcomes('divisions', [{ externalId: ' v1 ', name: 'Shops' }])).toEqual([
        'updated',
      ]);
      expect(
        await outcomes('divisions', [{ externalId: 'V2', name: ' WHOLE\u200bsale ' }]),
      ).toEqual(['updated']);
      expect((await one('divisions', 'V2')).name).toBe('WHOLE\u200bsale');
      await put('people', [{ email: 'BEN@x.example', lastName: 'Lower' }]);
      expect(await one('people', 'P2')).toMatchObject({
        firstName: 'Ben',
        lastName: 'Lower',
        email: 'BEN@x.example',
        branch: { name: 'North' },
      });
      await put('people', [{ externalId: 'P2', branch: '', joiningDate: '' }]);
      expect(await one('people', 'P2')).toMatchObject({ branch: null, joiningDate: null });
    });

    it('only a faulty record is refused, and the refusal names its field', async () => {
      const none = "There is no division 'Moon'.";
      expect(
        await outcomes('departments', [
          { name: 'Cakes', division: 'Moon' },
          { name: 'Pies', divisionId: 2_000_000_000 },
          { externalId: 'D9' },
          { name: ' ' },
          { name: 'x'.repeat(101) },
          { name: 'Tarts', colour: 'red' },
          'a text',
          { name: 'Buns' },
          { name: ' buns' },
          { name: 'Bakery', externalId: 'D77' },
          { name: 'Rolls', status: 7 },
          { name: 'Rolls', parentId: 'many' },
          { externalId: ['D8'], name: { first: 'x' }, division: 4 },
        ]),
      ).toEqual([
        { division: none },
        { divisionId: 'Choose a division that exists and is active.' },
        { name: 'This field is required' },
        { name: expect.any(String) },
        { name: 'Enter at most 100 characters' },
        { colour: 'This call does not know this field. Leave it out.' },
        { body: 'Send an object' },
        'created',
        { name: 'The same department stands further up.' },
        { name: 'There is a department of this name already.' },
        { status: expect.any(String) },
        { parentId: 'Enter a whole number' },
        {
          ...{ externalId: 'Enter text', name: 'Enter text', division: 'Enter text' },
        },
      ]);
      expect(
        await outcomes('people', [
          { firstName: 'No', email: 'nowhere' },
          { firstName: 'A', email: 'a@x.example', joiningDate: '01.02.2024' },
          { externalId: 'P1', email: 'ben@x.example' },
          { externalId: 'P8', firstName: 'Eva', email: 'ann@x.example' },
        ]),
      ).toEqual([
        { email: 'This is not written correctly' },
        { joiningDate: expect.any(String) },
        { email: 'Somebody has this e-mail address already.' },
        { email: 'Somebody has this e-mail address already.' },
      ]);
    });

    it('an ambiguous name is reported, and an external id is found only among records of its kind', async () => {
      expect(
        await outcomes('locations', [
          { name: 'Depot', city: 'Springfield' },
          { name: 'Depot', city: 'V1' },
          { name: 'Depot', city: '' },
          { externalId: 'C1', name: 'Depot', city: 'C1' },
        ]),
      ).toEqual([
        { city: "More than one of the cities is called 'Springfield'. Give the external id." },
        { city: "There is no city 'V1'." },
        { city: 'This field is required' },
        'created',
      ]);
      expect(await outcomes('functions', [{ name: 'sales', head: 'P1' }])).toEqual([
        { name: "More than one of the functions is called 'sales'. Give the external id." },
      ]);
      expect(await outcomes('functions', [{ name: 'Sales', parent: 'Commerce' }])).toEqual([
        'unchanged',
      ]);
    });

    it('records that together form a cycle are all refused, and the other records are stored', async () => {
      const circle = 'Choose another: this would stand above itself, directly or through others.';
      const both = `${circle} They do so together: record 1, record 2.`;
      expect(
        await outcomes('departments', [
          { name: 'One', parent: 'Two' },
          { name: 'Two', parent: 'One' },
          { name: 'Three', parent: 'Two' },
          { name: 'Own', parent: 'own' },
          { name: 'Free' },
          { externalId: 'D1', parent: 'Bread' },
        ]),
      ).toEqual([
        { parent: both },
        { parent: both },
        { parent: "'Two' is refused itself, so that nothing can name it." },
        { parent: circle },
        'created',
        { parent: circle },
      ]);
      const p1 = await one('people', 'P1');
      expect(await outcomes('people', [{ externalId: 'P1', managerId: p1.id }])).toEqual([
        { managerId: circle },
      ]);
    });

    it('a directory of 50 levels sent in reverse order is stored and read', async () => {
      const levels = Array.from({ length: 50 }, (_, at) => ({
        name: `Level ${at}`,
        ...(at < 49 && { parent: `Level ${at + 1}` }),
      }));
      expect((await put('departments', levels)).created).toBe(50);
      expect((await put('departments', levels.toReversed())).unchanged).toBe(50);
    });

    it('a person who left is signed out and cannot become a department head, but remains one where already set', async () => {
      const ben = await one('people', 'P2');
      const leaver = await server().signInAs([], ben.id);
      expect(await outcomes('people', [{ externalId: 'P2', status: 0 }])).toEqual(['updated']);
      expect((await leaver.send('GET', '/api/v2/permissions')).statusCode).toBe(401);
      expect(
        await outcomes('departments', [
          { name: 'Bread', head: 'P2', division: 'V1' },
          { name: 'Buns', head: 'P2' },
        ]),
      ).toEqual(['updated', { head: 'Choose a head that exists and is active.' }]);
      const lines = await auditOf('person', ben.id);
      expect(lines.map(({ action }) => action).slice(-2)).toEqual([
        'person.deactivate',
        'person.update',
      ]);
      expect(JSON.stringify(lines)).not.toContain('Lower');
      expect(await outcomes('people', [{ externalId: 'P2', status: 1 }])).toEqual(['updated']);
    });

    it('a person cannot deactivate themselves', async () => {
      const self = await server().db.one<{ email: string }>(
        sql`select email from app_user where id = ${caller.userId}`,
      );
      expect(await outcomes('people', [{ email: self?.email, status: 0 }])).toEqual([
        { status: 'You cannot deactivate yourself. Ask another administrator.' },
      ]);
    });

    it('the audit log has one line for each changed record, with its changes', async () => {
      await put('skills', [{ externalId: 'S1', name: 'Icing' }, { name: 'Dough' }]);
      await put('skills', [{ externalId: 'S1', name: 'Glazing' }]);
      const lines = await auditOf('skill', (await one('skills', 'S1')).id);
      expect(lines).toMatchObject([
        { action: 'skill.create', actor_id: caller.userId },
        {
          action: 'skill.update',
          details: { changes: { name: { before: 'Icing', after: 'Glazing' } } },
        },
      ]);
      expect(lines).toHaveLength(2);
    });

    it('directory records sent twice at the same time are stored once', async () => {
      const records = Array.from({ length: 30 }, (_, at) => ({
        externalId: `T${at}`,
        name: `Twin ${at}`,
      }));
      const answers = await Promise.all([put('skills', records), put('skills', records)]);
      expect(answers.map(({ created }) => created).toSorted((a, b) => a - b)).toEqual([0, 30]);
      expect(answers.map(({ refused }) => refused)).toEqual([0, 0]);
    });

    it('a request without records, with too many or of another structure is refused as a whole', async () => {
      const many = Array.from({ length: mostUpsertRecords + 1 }, (_, at) => ({ name: `N${at}` }));
      for (const payload of [{}, { records: [] }, { records: many }, { people: [] }, []])
        expect((await send('skills', payload)).statusCode).toBe(422);
    });

    it.each(roles)('a %s sends directory records only if permitted', async (role) => {
      const other = await server().signInAs(role);
      for (const kind of directoryKindNames)
        expect((await send(kind, { records: [{}] }, other)).statusCode).toBe(
          role === 'administrator' ? 200 : 403,
        );
    });
  },
  { data: 'empty' },
);
