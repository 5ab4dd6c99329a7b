import sql from 'sql-template-tag';
import Value from 'typebox/value';
import { Many, One } from '../../../contract/answer';
import type { Role } from '../../../contract/permission';
import { seoGraphShapes, type SeoGraphRecord } from '../../../contract/jobs/seo/seo-graph';
import { readFieldErrors } from '../../platform/http/refused-fields';
import { onDatabase, type Caller } from '../../server';
import { listStoredFiles } from '../../stored-files';
import { toFormData, minimalJob, toMultipart, pngFile } from '../postings/job-parts';

const path = '/api/v1/seo-graph';
const yes = 200;
const no = 403;
const wrong = 422;

/**
 * Status codes for: the list, the record, a write, a graph of setup, a graph of a job, and a graph of another
 * team's job.
 */
const table: Record<Role, number[]> = {
  administrator: [yes, yes, yes, yes, yes, yes],
  'recruiting-manager': [yes, yes, yes, yes, yes, yes],
  recruiter: [yes, yes, no, no, yes, wrong],
  'hiring-manager': [yes, no, no, no, no, no],
  'payout-officer': [yes, no, no, no, no, no],
  referrer: [no, no, no, no, no, no],
  auditor: [yes, yes, no, no, no, no],
};

onDatabase(
  (server) => {
    let caller: Caller;
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
    });
    const stored = () => listStoredFiles(server());
    const write = async (to: string, fields: object, content?: Buffer, name = 'card.png') => {
      const form = toFormData({ ...fields }, (field, at) => `${field}[${at}]`);
      if (content) form.append('file', new Blob([new Uint8Array(content)]), name);
      return caller.send(to === path ? 'POST' : 'PUT', to, await toMultipart(form));
    };
    const make = async (title: string, fields: object = {}): Promise<SeoGraphRecord> => {
      const answer = await write(path, { title, ...fields }, pngFile);
      expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
      return answer.json().data;
    };
    const post = (payload: object) => caller.send('POST', path, { payload });
    const makeJob = async (groupId: number): Promise<number> =>
      (await caller.send('POST', '/api/v1/job', { payload: { ...minimalJob, groupId } })).json()
        .data.id;
    const ticketOf = (person: Caller, { image }: SeoGraphRecord) =>
      person.send('POST', '/api/v1/file-tickets', {
        payload: { kind: 'file', fileId: image?.id },
      });

    it('an SEO graph is stored from a form, and listed', async () => {
      const made = await make('Tea cards', {
        type: 'website',
        description:
          '<p onclick="x()">Taste <strong>tea</strong> &amp; cake.</p><script>1</script>',
        keywords: ['tea', ' cake '],
      });
      expect([...Value.Errors(seoGraphShapes.record, made)]).toEqual([]);
      expect(made).toMatchObject({
        type: 'website',
        description: '<p>Taste <strong>tea</strong> &amp; cake.</p>',
        image: { name: 'card.png' },
        jobId: null,
        keywords: ['tea', 'cake'],
      });
      const page = (
        await caller.send('GET', path, { query: { search: 'cards', sort: '-type' } })
      ).json();
      expect([...Value.Errors(Many(seoGraphShapes.row), page)]).toEqual([]);
      expect(page.data).toEqual([made]);
      const ticket = await ticketOf(caller, made);
      expect((await server().app.inject(ticket.json().data.url)).rawPayload).toEqual(pngFile);
    });

    it('a change of an SEO graph changes the sent fields only, and a stale version is refused', async () => {
      const { id, version, image } = await make('Old', { type: 'article' });
      const to = `${path}/${id}`;
      const changed = (await write(to, { title: 'New', image: image?.id, version })).json().data;
      expect(changed).toMatchObject({ title: 'New', type: 'article', image });
      expect((await write(to, { title: 'Newer', version })).statusCode).toBe(409);
      const other = (await write(to, { image: image?.id }, pngFile, 'other.png')).json().data.image;
      expect(other.name).toBe('other.png');
      expect(await stored()).not.toContain(image?.id);
      expect(await readFieldErrors(write(to, { image: image?.id }))).toEqual({
        image: 'This image is no longer the stored one. Choose it again.',
      });
      const bare = One(seoGraphShapes.record);
      const answer = (await write(to, { image: '' })).json();
      expect([...Value.Errors(bare, answer)]).toEqual([]);
      expect(answer.data.image).toBeNull();
      expect(await stored()).not.toContain(other.id);
    });

    it.each([
      ['a page named as an image', Buffer.from('<script>alert(1)</script>'), 'a.png'],
      ['a png named as a gif', pngFile, 'a.gif'],
      ['a signature and nothing behind it', pngFile.subarray(0, 8), 'a.png'],
      ['more than 2 MB', Buffer.concat([pngFile, Buffer.alloc(2 * 1024 * 1024)]), 'a.png'],
    ])('%s is refused as the image of an SEO graph, and not stored', async (_, content, name) => {
      const before = (await stored()).length;
      const refused = await readFieldErrors(write(path, { title: 'Never kept' }, content, name));
      expect(Object.keys(refused)).toEqual(['file']);
      expect((await stored()).length).toBe(before);
    });

    it.each([
      ['title', { title: ' ' }],
      ['title', { title: 'x'.repeat(101) }],
      ['type', { title: 'A', type: 'x'.repeat(101) }],
      ['description', { title: 'A', description: '<div>'.repeat(400) }],
      ['keywords', { title: 'A', keywords: Array.from({ length: 51 }, (_, at) => `k${at}`) }],
      ['jobId', { title: 'A', jobId: 999_999 }],
      ['image', { title: 'A', image: '7b1f3c1e-0000-4000-8000-000000000000' }],
      ['colour', { title: 'A', colour: 'red' }],
    ])('an SEO graph with a wrong %s is refused', async (field, body) => {
      expect(Object.keys(await readFieldErrors(post(body)))).toEqual([field]);
    });

    it('deleting an SEO graph deletes its image', async () => {
      const graph = await make('Gone soon');
      const usage = await caller.send('POST', `${path}/usage`, { payload: { id: [graph.id] } });
      expect(usage.json().data).toEqual({ used: 0, records: [] });
      const gone = await caller.send('DELETE', `${path}/${graph.id}`);
      expect(gone.json().data).toEqual({ deleted: 1 });
      expect(await stored()).not.toContain(graph.image?.id);
    });

    it('the SEO graph of a job is deleted with the job', async () => {
      const jobId = await makeJob(1);
      const { id, image, ...graph } = await make('For a job', { jobId, keywords: ['tea'] });
      expect(graph).toMatchObject({ jobId, keywords: ['tea'] });
      const other = await make('For nobody');
      await caller.send('POST', '/api/v1/multiple-job-delete', { payload: { jobId: [jobId] } });
      expect((await caller.send('GET', `${path}/${id}`)).statusCode).toBe(404);
      expect((await caller.send('GET', `${path}/${other.id}`)).statusCode).toBe(200);
      expect(await stored()).not.toContain(image?.id);
      const logged = await server().db.one(sql`
        select 1 from audit_entry where action = 'seo-graph.delete' and subject_id = ${id}`);
      expect(logged).toBeDefined();
    });

    it.each(Object.entries(table))(
      'a %s can use SEO graphs only as the table of permissions says',
      async (role, expected) => {
        const person = await server().signInAs(role as Role, role === 'recruiter' ? 3 : undefined);
        const graph = await make(`For a ${role}`);
        const create = (fields: object) =>
          person.send('POST', path, { payload: { title: `Of a ${role}`, ...fields } });
        const answers = [
          await person.send('GET', path),
          await person.send('GET', `${path}/${graph.id}`),
          await person.send('PUT', `${path}/${graph.id}`, { payload: { title: `By a ${role}` } }),
          await create({}),
          await create({ jobId: await makeJob(1) }),
          await create({ jobId: await makeJob(5) }),
        ];
        expect(answers.map(({ statusCode }) => statusCode)).toEqual(expected);
        const [, record] = expected;
        expect((await ticketOf(person, graph)).statusCode).toBe(record === yes ? 200 : 404);
      },
    );

    it('staff without the permission to view setup see only the titles of SEO graphs', async () => {
      await make('Titles only', { type: 'website' });
      const manager = await server().signInAs('hiring-manager');
      const page = (await manager.send('GET', path, { query: { search: 'Titles only' } })).json();
      expect(page.data).toEqual([{ id: expect.any(Number), title: 'Titles only' }]);
    });
  },
  { data: 'company', queue: true },
);
