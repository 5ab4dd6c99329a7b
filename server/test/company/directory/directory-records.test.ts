import sql from 'sql-template-tag';
import Value from 'typebox/value';
import { Many, One } from '../../../contract/answer';
import {
  directoryFields,
  directoryKindNames,
  directoryKinds,
  type DirectoryKind,
} from '../../../contract/company/directory/directory-constants';
import {
  directoryShapes,
  type DirectoryBody,
  type DirectoryRecord,
} from '../../../contract/company/directory/directory-record';
import { roles } from '../../../contract/permission';
import { directoryTables, listDirectoryUses } from '../../../src/company/directory/tables';
import { onDatabase, type Caller } from '../../server';

let made = 0;
const yes = 200;
const no = 403;
const plain = directoryKindNames.filter((kind) => kind !== 'people');

onDatabase(
  (server) => {
    let caller: Caller;
    let countryId: number;
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
      const country = await server().db.one<{ id: number }>(
        sql`insert into country (name) values ('Testland') returning id`,
      );
      countryId = country?.id ?? 0;
    });

    const pathOf = (kind: DirectoryKind) => `/api/v1/directory/${kind}`;
    const write = (kind: DirectoryKind, payload: object, id?: number) =>
      caller.send(id ? 'PUT' : 'POST', pathOf(kind) + (id ? `/${id}` : ''), { payload });
    const bodyOf = async (kind: DirectoryKind): Promise<DirectoryBody> => {
      made += 1;
      const body: DirectoryBody = { externalId: `${kind}-${made}` };
      if (kind === 'people')
        return { ...body, firstName: 'Ada', lastName: `L${made}`, email: `ada${made}@x.example` };
      if (kind === 'cities') return { ...body, name: `city ${made}`, countryId };
      if (kind === 'locations')
        return { ...body, name: `Plant ${made}`, cityId: (await create('cities')).id };
      return { ...body, name: `${kind} ${made}` };
    };
    const create = async (
      kind: DirectoryKind,
      parts: DirectoryBody = {},
    ): Promise<DirectoryRecord> => {
      const answer = await write(kind, { ...(await bodyOf(kind)), ...parts });
      expect([kind, answer.statusCode, answer.json().error]).toEqual([kind, 200, undefined]);
      return answer.json().data;
    };
    const fault = async (kind: DirectoryKind, payload: object, id?: number) => {
      const answer = await write(kind, payload, id);
      expect([400, 404, 409, 422]).toContain(answer.statusCode);
      return answer.json().error;
    };
    const list = async (kind: DirectoryKind, query: Record<string, string> = {}) =>
      (await caller.send('GET', pathOf(kind), { query })).json() as Many<DirectoryRecord>;
    const offered = async (kind: DirectoryKind, query: Record<string, string> = {}) => {
      const [path, id] = {
        departments: ['departments', 'departmentId'],
        divisions: ['divisions', 'id'],
        designations: ['designation', 'id'],
        functions: ['organization-functions', 'id'],
        locations: ['locations', 'locationId'],
        cities: ['city', 'cityId'],
        branches: ['branches', 'id'],
        skills: ['skills', 'id'],
        people: ['users', 'userId'],
      }[kind] as [string, string];
      const { data } = (
        await caller.send('GET', `/api/v1/${path}`, { query: { limit: '500', ...query } })
      ).json();
      return data.map((entry: Record<string, unknown>) => entry[id]);
    };

    it.each(directoryKindNames)(
      '%s: a record can be created, listed, found, changed, and deactivated so that nobody can choose it',
      async (kind) => {
        const record = await create(kind);
        const { record: one } = directoryShapes[kind];
        expect([...Value.Errors(One(one), { data: record })]).toEqual([]);
        const page = await list(kind, { search: record.externalId });
        expect([...Value.Errors(Many(one), page)]).toEqual([]);
        expect(page.data).toEqual([record]);
        expect(await offered(kind)).toContain(record.id);

        const [first] = kind === 'people' ? ['firstName'] : ['name'];
        const changed = await write(
          kind,
          { [String(first)]: 'Renamed', status: 0, version: record.version },
          record.id,
        );
        expect(changed.json().data).toMatchObject({ status: 0, externalId: record.externalId });
        expect(changed.json().data.name).toMatch(/^Renamed/);
        expect((await list(kind, { status: '0' })).data.map(({ id }) => id)).toContain(record.id);
        expect(await offered(kind)).not.toContain(record.id);
        expect(await offered(kind, { id: String(record.id) })).toEqual([record.id]);
        const stale = await write(kind, { status: 1, version: record.version }, record.id);
        expect(stale.json().error).toMatchObject({ code: 'STALE_VERSION' });
        await write(kind, { status: 1 }, record.id);
        expect(await offered(kind)).toContain(record.id);
      },
    );

    it.each(directoryKindNames)(
      '%s: names and external ids are compared ignoring case and blanks; missing ids are not duplicates',
      async (kind) => {
        const { externalId, ...body } = await bodyOf(kind);
        const { id } = await create(kind, { ...body, externalId: externalId ?? '' });
        const again = await bodyOf(kind);
        expect(
          (await fault(kind, { ...again, externalId: ` ${externalId?.toUpperCase()} ` })).fields,
        ).toEqual({
          externalId: `Another ${directoryKinds[kind].one} has this external id already.`,
        });
        const field = kind === 'people' ? 'email' : 'name';
        const spaced = String(body[field]).toUpperCase().replace(' ', '   ');
        expect(
          Object.keys((await fault(kind, { ...again, ...body, [field]: ` ${spaced}` })).fields),
        ).toEqual([field]);
        await create(kind, { externalId: '' });
        await create(kind, { externalId: ' ' });
        expect((await list(kind, { search: externalId ?? '' })).data.map((row) => row.id)).toEqual([
          id,
        ]);
      },
    );

    it.each(directoryKindNames)(
      '%s: a record with a missing or unknown value is refused at its field',
      async (kind) => {
        const body = await bodyOf(kind);
        for (const [name, field] of directoryFields(kind)) {
          const key = field.type === 'record' ? `${name}Id` : name;
          const wrong =
            field.type === 'record'
              ? 2_000_000_000
              : field.type === 'day'
                ? 'soon'
                : 'x'.repeat(501);
          expect(Object.keys((await fault(kind, { ...body, [key]: wrong })).fields)).toEqual([key]);
          if (!field.required) continue;
          const { [key as 'name']: _, ...without } = body;
          expect(Object.keys((await fault(kind, without)).fields)).toEqual([key]);
        }
        expect(Object.keys((await fault(kind, { ...body, colour: 'red' })).fields)).toEqual([
          'colour',
        ]);
      },
    );

    it.each(plain)('%s: an unused record can be deleted', async (kind) => {
      const { id } = await create(kind);
      const deleted = await caller.send('POST', `${pathOf(kind)}/delete`, {
        payload: { id: [id] },
      });
      expect(deleted.json()).toEqual({ data: { deleted: 1 } });
      expect((await list(kind, { id: String(id) })).data).toEqual([]);
    });

    it.each(plain)(
      '%s: every foreign key to the table of this kind is declared as a use that prevents deletion',
      async (kind) => {
        const { table } = directoryTables[kind];
        const keys = await server().db.many<{ place: string }>(sql`
        select con.conrelid::regclass::text || '.' || att.attname as place
        from pg_constraint con join pg_attribute att
          on att.attrelid = con.conrelid and att.attnum = con.conkey[1]
        where con.contype = 'f' and con.confrelid = ${table}::regclass and con.confdeltype <> 'c'`);
        const declared = listDirectoryUses(kind).map((use) => `${use.table}.${use.column}`);
        expect(declared.toSorted()).toEqual(keys.map(({ place }) => place).toSorted());
      },
    );

    it('a used record cannot be deleted, and the refusal gives the kinds and numbers of its uses', async () => {
      const division = await create('divisions');
      const department = await create('departments', { divisionId: division.id });
      await create('departments', { parentId: department.id });
      const city = await create('cities');
      const location = await create('locations', { cityId: city.id });
      const usage = async (kind: DirectoryKind, id: number) =>
        (await caller.send('POST', `${pathOf(kind)}/usage`, { payload: { id: [id] } })).json().data;
      expect((await usage('departments', department.id)).records[0].by).toEqual([
        { words: '1 department below it', kind: 'departments.parent' },
      ]);
      const refused = await caller.send('DELETE', `${pathOf('divisions')}/${division.id}`);
      expect(refused.statusCode).toBe(409);
      expect(refused.json().error.message).toBe(
        `Nothing was deleted: ${division.name} is used by 1 department.`,
      );
      expect((await usage('cities', city.id)).records[0].by).toEqual([
        { words: '1 location', kind: 'locations.city' },
      ]);
      expect(location.city).toEqual({ id: city.id, name: `${city.name}, Testland` });
    });

    it.each([
      ['departments', 'parentId'],
      ['people', 'managerId'],
      ['functions', 'parentId'],
    ] as const)('%s: a cycle by %s of up to three records is refused', async (kind, key) => {
      const top = await create(kind);
      const middle = await create(kind, { [key]: top.id });
      const low = await create(kind, { [key]: middle.id });
      for (const above of [top, middle, low])
        expect(Object.keys((await fault(kind, { [key]: above.id }, top.id)).fields)).toEqual([key]);
      expect((await list(kind, { [key]: String(middle.id) })).data.map(({ id }) => id)).toEqual([
        low.id,
      ]);
    });

    it('two simultaneous changes that together would form a cycle do not create one', async () => {
      const [one, two] = [await create('departments'), await create('departments')];
      const answers = await Promise.all([
        write('departments', { parentId: two.id }, one.id),
        write('departments', { parentId: one.id }, two.id),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
    });

    it('a department head who left cannot be chosen again, but remains the head of their department', async () => {
      const head = await create('people');
      const department = await create('departments', { headId: head.id });
      await write('people', { status: 0 }, head.id);
      const kept = await write('departments', { headId: head.id, name: 'Kept' }, department.id);
      expect(kept.json().data.head).toEqual({
        id: head.id,
        name: `${head.name} (inactive)`,
      });
      expect(
        (await fault('departments', { ...(await bodyOf('departments')), headId: head.id })).fields,
      ).toEqual({ headId: 'Choose a head that exists and is active.' });
    });

    it('a deactivated person is signed out but not deleted, and the audit log has only their id', async () => {
      const person = await create('people');
      const leaver = await server().signInAs([], person.id);
      await write('people', { status: 0 }, person.id);
      expect((await leaver.send('GET', '/api/v2/permissions')).statusCode).toBe(401);
      const refused = await caller.send('DELETE', `${pathOf('people')}/${person.id}`);
      expect(refused.json().error.message).toBe(
        'Nothing was deleted: people stay with what they did. Deactivate them instead.',
      );
      const lines = await server().db.many<{
        action: string;
        subject_name: string;
        details: object;
      }>(sql`
        select action, subject_name, details from audit_entry
        where subject = 'person' and subject_id = ${person.id} order by id`);
      expect(lines.map(({ action }) => action)).toEqual([
        'person.create',
        'person.deactivate',
        'person.update',
      ]);
      expect(JSON.stringify(lines)).not.toContain(person.lastName);
      const self = await write('people', { status: 0 }, caller.userId);
      expect(self.json().error.message).toMatch(/cannot deactivate yourself/);
    });

    it('the audit log has the values of a changed department before and after', async () => {
      const { id } = await create('departments');
      await write('departments', { name: 'Bakery' }, id);
      const line = await server().db.one<{ subject_name: string; details: object }>(sql`
        select subject_name, details from audit_entry
        where action = 'department.update' and subject_id = ${id}`);
      expect(line).toMatchObject({
        subject_name: 'Bakery',
        details: { changes: { name: { after: 'Bakery' } } },
      });
    });

    it.each(roles)(
      'a %s can view and edit the directory only as the table of permissions says',
      async (role) => {
        const other = await server().signInAs(role);
        const sees = role === 'administrator' || role === 'auditor' ? yes : no;
        const edits = role === 'administrator' ? yes : no;
        for (const kind of ['skills', 'people'] as const) {
          const { id } = await create(kind);
          expect((await other.send('GET', pathOf(kind))).statusCode).toBe(sees);
          expect((await other.send('GET', `${pathOf(kind)}/${id}`)).statusCode).toBe(sees);
          const written = await other.send('PUT', `${pathOf(kind)}/${id}`, { payload: {} });
          expect(written.statusCode).toBe(edits);
        }
      },
    );
  },
  { data: 'empty' },
);
