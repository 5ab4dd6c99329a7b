import sql from 'sql-template-tag';
import Value from 'typebox/value';
import { JobRecord } from '../../../contract/jobs/postings/job';
import { onDatabase, type Caller } from '../../server';
import { listStoredFiles } from '../../stored-files';
import { toFormData, minimalJob, toMultipart, pngFile } from './job-parts';

onDatabase(
  (server) => {
    let caller: Caller;
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
    });
    const send = async (path: string, fields: object, content?: Buffer, name = 'team.png') => {
      const form = toFormData({ ...fields }, (field) => field);
      if (content) form.append('file', new Blob([new Uint8Array(content)]), name);
      const method = path === '/api/v1/job' ? 'POST' : 'PUT';
      return caller.send(method, path, await toMultipart(form));
    };
    const create = async (): Promise<JobRecord> => {
      const answer = await send('/api/v1/job', minimalJob, pngFile);
      expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
      return answer.json().data;
    };
    const stored = () => listStoredFiles(server());

    it('a job’s image is stored, named in the record, and shown once by a ticket', async () => {
      const job = await create();
      expect([...Value.Errors(JobRecord, job)]).toEqual([]);
      expect(job.seoImage?.name).toBe('team.png');
      const open = () => server().app.inject(job.seoImage?.url ?? '');
      const shown = await open();
      expect(shown.rawPayload).toEqual(pngFile);
      expect(shown.headers).toMatchObject({
        'content-type': 'image/png',
        'x-content-type-options': 'nosniff',
        'content-disposition': "inline; filename*=UTF-8''team.png",
      });
      expect(shown.headers['content-security-policy']).toContain('sandbox');
      expect((await open()).statusCode).toBe(404);
      const ticket = await caller.send('POST', '/api/v1/file-tickets', {
        payload: { kind: 'file', fileId: job.seoImage?.id },
      });
      expect((await server().app.inject(ticket.json().data.url)).rawPayload).toEqual(pngFile);
    });

    it('a job’s image can be replaced, left unchanged and removed, and no unused file remains', async () => {
      const { id, seoImage } = await create();
      const path = `/api/v1/job/${id}`;
      const left = (await send(path, { seoImageId: seoImage?.id, education: 'x' })).json().data;
      expect(left.seoImage.id).toBe(seoImage?.id);
      const replaced = (await send(path, {}, pngFile, 'other.PNG')).json().data;
      expect(replaced.seoImage.name).toBe('other.png');
      expect(await stored()).not.toContain(seoImage?.id);
      expect((await send(path, { seoImageId: '' })).json().data.seoImage).toBeNull();
      expect(await stored()).not.toContain(replaced.seoImage.id);
      const last = await create();
      await caller.send('POST', '/api/v1/multiple-job-delete', { payload: { jobId: [last.id] } });
      expect(await stored()).not.toContain(last.seoImage?.id);
    });

    const lies: [string, Buffer, string][] = [
      ['a page named as an image', Buffer.from('<script>alert(1)</script>'), 'a.png'],
      ['an image named as something else', pngFile, 'a.pdf'],
      ['a png named as a jpg', pngFile, 'a.jpg'],
      ['a signature and nothing behind it', pngFile.subarray(0, 8), 'a.png'],
      ['more than 2 MB', Buffer.concat([pngFile, Buffer.alloc(2 * 1024 * 1024)]), 'a.png'],
      ['an empty file', Buffer.alloc(0), 'a.png'],
    ];
    it.each(lies)('%s is refused as a job’s image, and not stored', async (_, content, name) => {
      const before = (await stored()).length;
      const answer = await send('/api/v1/job', minimalJob, content, name);
      expect(answer.statusCode).toBe(422);
      expect(Object.keys(answer.json().error.fields)).toEqual(['file']);
      expect((await stored()).length).toBe(before);
    });

    it('a job change that fails stores no image', async () => {
      const before = (await stored()).length;
      const answer = await send('/api/v1/job', { ...minimalJob, platformId: [1] }, pngFile);
      expect(answer.statusCode).toBe(422);
      expect((await stored()).length).toBe(before);
    });

    it('a hostile file name is stored without paths and control characters', async () => {
      const answer = await send('/api/v1/job', minimalJob, pngFile, '../../a\u202E;b.png');
      expect(answer.json().data.seoImage.name).toBe('ab.png');
    });

    it('a job’s image is refused to people who cannot see the job', async () => {
      const { id, seoImage } = await create();
      await server().db.run(sql`update job set group_id = 5 where id = ${id}`);
      const manager = await server().signInAs('hiring-manager');
      const payload = { kind: 'file', fileId: seoImage?.id };
      expect((await manager.send('POST', '/api/v1/file-tickets', { payload })).statusCode).toBe(
        404,
      );
    });
  },
  { data: 'company', queue: true },
);
