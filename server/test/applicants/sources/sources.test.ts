import sql from 'sql-template-tag';
import Value from 'typebox/value';
import { Many, One } from '../../../contract/answer';
import {
  sourceShapes,
  type SourceRecord,
  type SourceRow,
} from '../../../contract/applicants/sources/source';
import { Usage } from '../../../contract/usage';
import { onDatabase, type Caller } from '../../server';

const path = '/api/v1/applicant-source';
let made = 0;

onDatabase(
  (server) => {
    let caller: Caller;
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
    });
    const create = async (parts: object = {}): Promise<SourceRecord> => {
      made += 1;
      const payload = { source: `Fair ${made}`, identifier: `fair-${made}`, ...parts };
      const answer = await caller.send('POST', path, { payload });
      expect(answer.statusCode).toBe(200);
      return answer.json().data;
    };
    const list = async (query: Record<string, string | string[]>, as = caller) =>
      (await as.send('GET', path, { query })).json() as Many<SourceRow>;
    const used = async (): Promise<SourceRow> => {
      const [row] = (await list({ use: 'used', limit: '1' })).data;
      if (!row) throw new Error('The seed has no used source');
      return row;
    };

    it('a source is created from a form, and listed with name, identifier and description', async () => {
      const answer = await caller.send('POST', path, {
        payload: 'source=%20College+Fair%20&identifier=college&description=Spring',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      const { data } = answer.json();
      expect([...Value.Errors(One(sourceShapes.record), answer.json())]).toEqual([]);
      expect(data).toMatchObject({ source: 'College Fair', identifier: 'college', version: 1 });
      const page = await list({ search: 'college f' });
      expect([...Value.Errors(Many(sourceShapes.row), page)]).toEqual([]);
      expect(page.data).toEqual([data]);
      expect(page.meta).toEqual({ total: 1, current_page: 1, last_page: 1, from: 1, to: 1 });
    });

    it('sources are listed by name, and found by id', async () => {
      const whole = await list({ limit: '500' });
      const names = whole.data.map(({ source }) => source.toLowerCase());
      expect(names).toEqual(names.toSorted());
      const [first, , third] = whole.data;
      const found = await list({ id: [String(third?.id), String(first?.id)] });
      expect(found.data).toEqual([first, third]);
    });

    it('the list of sources can be filtered to used or unused sources', async () => {
      const { id } = await create();
      const unused = (await list({ use: 'unused', limit: '500' })).data;
      expect(unused.map((row) => row.id)).toContain(id);
      const { total } = (await list({ limit: '1' })).meta;
      expect((await list({ use: 'used', limit: '500' })).meta.total).toBe(total - unused.length);
    });

    it('name and description of a source can be changed, and never its identifier', async () => {
      const { id, version, identifier } = await create();
      const answer = await caller.send('PUT', `${path}/${id}`, {
        payload: { source: 'Renamed', identifier, description: '', sourceId: id, version },
      });
      expect(answer.json().data).toMatchObject({ source: 'Renamed', version: version + 1 });
      const refused = await caller.send('PUT', `${path}/${id}`, {
        payload: { identifier: 'else' },
      });
      expect(refused.statusCode).toBe(422);
      expect(refused.json().error.fields).toEqual({
        identifier: 'The identifier of a source cannot be changed.',
      });
    });

    it.each([
      [{ source: ' ' }, 'source'],
      [{ source: 'x'.repeat(101) }, 'source'],
      [{ identifier: '' }, 'identifier'],
      [{ colour: 'red' }, 'colour'],
    ])('a source with %j is refused at its field', async (parts, field) => {
      const payload = { source: 'Any', identifier: 'any', ...parts };
      const answer = await caller.send('POST', path, { payload });
      expect(answer.statusCode).toBe(422);
      expect(Object.keys(answer.json().error.fields)).toEqual([field]);
    });

    it('a source with the identifier of another source is refused, ignoring case', async () => {
      const { identifier } = await create();
      const payload = { source: 'New', identifier: identifier.toUpperCase() };
      expect((await caller.send('POST', path, { payload })).json().error.fields).toEqual({
        identifier: 'Another source has this identifier already.',
      });
    });

    it('a used source cannot be deleted, and the refusal gives the kind and number of its uses', async () => {
      const { id, source } = await used();
      const unused = await create();
      const body = { sourceId: [id, unused.id] };
      const usage = await caller.send('POST', `${path}/usage`, { payload: body });
      expect([...Value.Errors(One(Usage), usage.json())]).toEqual([]);
      const count = await server().db.one<{ count: number }>(sql`
        select count(*) from application where source_id = ${id}`);
      const by = `${count?.count} applicant${count?.count === 1 ? '' : 's'}`;
      expect(usage.json().data).toEqual({
        used: 1,
        records: [{ id, name: source, by: [{ words: by, kind: 'application' }] }],
      });
      const answer = await caller.send('POST', '/api/v1/multiple-applicant-source-delete', {
        payload: body,
      });
      expect(answer.statusCode).toBe(409);
      expect(answer.json().error).toMatchObject({
        code: 'IN_USE',
        message: `Nothing was deleted: ${source} is used by ${by}.`,
      });
      expect((await list({ id: [String(unused.id)] })).meta.total).toBe(1);
    });

    it('an export has the selected sources, with formulas as plain text', async () => {
      const { id } = await create({ source: '=1+1', description: 'A, "quoted" text' });
      const ticket = await caller.send('POST', '/api/v1/file-tickets', {
        payload: { kind: 'list', list: 'applicant-source', rows: { sourceId: [id] } },
      });
      const file = await server().app.inject({ url: ticket.json().data.url });
      const [head, line] = file.body.replace('\uFEFF', '').split('\r\n');
      expect(head).toBe('Source Name,Identifier,Description');
      expect(line).toMatch(/^'=1\+1,fair-\d+,"A, ""quoted"" text"$/);
    });

    it.each([
      [{ kind: 'list', list: 'nothing', rows: {} }, 'list'],
      [{ kind: 'list', list: 'applicant-source', rows: { jobId: [1] } }, 'rows'],
      [{ kind: 'list', list: 'applicant-source' }, 'rows'],
    ])('an export of the sources %j is refused at its field', async (payload, field) => {
      const answer = await caller.send('POST', '/api/v1/file-tickets', { payload });
      expect(answer.statusCode).toBe(422);
      expect(Object.keys(answer.json().error.fields)).toEqual([field]);
    });

    it('all staff see the names of sources, and people who may view setup see the other fields too', async () => {
      const person = await server().signInAs('hiring-manager');
      const { id } = await create();
      const [row] = (await list({ id: [String(id)] }, person)).data;
      expect(Object.keys(row ?? {})).toEqual(['id', 'sourceId', 'source']);
    });
  },
  { data: 'company' },
);
