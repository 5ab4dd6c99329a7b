import sql from 'sql-template-tag';
import Value from 'typebox/value';
import { One } from '../../../contract/answer';
import { UploadState } from '../../../contract/applicants/applying/applying';
import { toFormData, toMultipart } from '../../jobs/postings/job-parts';
import { pdf } from '../intake/intake-parts';
import { fillForm, describeWithPostedJob, postJob, resumePart, sendForm } from './applying-parts';

describeWithPostedJob((server, job) => {
  const path = () => `/api/public/v1/jobs/${job().slug}/uploads`;
  const start = (payload: object, remoteAddress = '203.0.113.9') =>
    server().app.inject({ method: 'POST', url: path(), payload, remoteAddress });
  const sendPiece = async (upload: string, from: number, content: Buffer) => {
    const form = toFormData({ start: from }, (name) => name);
    form.append('piece', new Blob([new Uint8Array(content)]), 'piece');
    const { payload, headers } = await toMultipart(form);
    return server().app.inject({ method: 'POST', url: `${path()}/${upload}`, payload, headers });
  };
  const half = Math.floor(pdf.length / 2);
  const filled = (parts: object) => ({
    ...fillForm(server(), job(), parts),
    resumeText: '',
  });

  it('a resume is uploaded in pieces, continues after a break where it stopped, and is attached to the application', async () => {
    const begun = (await start({ name: 'noor.pdf', size: pdf.length })).json();
    expect([...Value.Errors(One(UploadState), begun)]).toEqual([]);
    const { upload } = begun.data;
    await sendPiece(upload, 0, pdf.subarray(0, half));
    const again = await sendPiece(upload, 0, pdf.subarray(0, half));
    expect(again.json().data.received).toBe(half);
    const early = await sendForm(server(), job(), filled({ resumeUpload: upload }));
    expect(early.json().error.fields).toHaveProperty('resume');
    const state = await server().app.inject(`${path()}/${upload}`);
    expect(state.json().data).toEqual({ upload, received: half, size: pdf.length });
    await sendPiece(upload, half, pdf.subarray(half));
    const fields = filled({ resumeUpload: upload });
    const sent = await sendForm(server(), job(), fields);
    expect(sent.json()).toEqual({ data: { state: 'received' } });
    const stored = await server().db.one(sql`
        select stored_file.name, stored_file.size from application
          join applicant on applicant.id = application.applicant_id
          join stored_file on stored_file.id = application.resume_file_id
        where applicant.email = ${fields.email}`);
    expect(stored).toEqual({ name: 'noor.pdf', size: pdf.length });
    expect((await server().app.inject(`${path()}/${upload}`)).statusCode).toBe(404);
  });

  it.each([
    ['a file of 30 MB', { name: 'noor.pdf', size: 30 * 1024 * 1024 }],
    ['an empty file', { name: 'noor.pdf', size: 0 }],
    ['a file without a name', { size: 10 }],
  ])('the upload of %s is refused before the file is sent', async (_name, payload) => {
    expect((await start(payload)).statusCode).toBe(422);
  });

  it('a piece of an upload over its size limit, or beyond the end of the file, is not stored', async () => {
    const { upload } = (await start({ name: 'noor.pdf', size: 10 })).json().data;
    const large = await sendPiece(upload, 0, Buffer.alloc(400_000));
    expect(large.statusCode).toBe(413);
    const beyond = await sendPiece(upload, 0, Buffer.alloc(11));
    expect(beyond.json().data.received).toBe(0);
  });

  it('unfinished uploads of one network are limited', async () => {
    const codes = [];
    for (let count = 0; count < 22; count += 1)
      codes.push((await start({ name: 'a.pdf', size: 5 }, '203.0.113.77')).statusCode);
    expect(codes.filter((code) => code === 429)).toHaveLength(2);
  });

  it('expired uploads are removed, and an upload for one job cannot be used for another', async () => {
    const { upload } = (await start({ name: 'noor.pdf', size: 5 })).json().data;
    const other = await postJob(server());
    const elsewhere = `/api/public/v1/jobs/${other.slug}/uploads/${upload}`;
    expect((await server().app.inject(elsewhere)).statusCode).toBe(404);
    await server().db.run(sql`update applicant_upload set expires_at = now() - interval '1 day'`);
    expect((await server().app.inject(`${path()}/${upload}`)).statusCode).toBe(404);
    await start({ name: 'noor.pdf', size: 5 });
    expect(await server().db.many(sql`select from applicant_upload`)).toHaveLength(1);
  });

  it('an application form with errors keeps a valid uploaded resume, also without a script, but not a disguised file', async () => {
    const page = `/careers/${job().slug}/apply`;
    const faulty = { ...filled({ firstName: '' }) };
    const refused = await sendForm(server(), job(), faulty, {
      files: { resume: resumePart },
      path: page,
    });
    expect([refused.statusCode, refused.body.includes('noor.pdf is attached')]).toEqual([
      422,
      true,
    ]);
    const upload = /name="resumeUpload"\s+value="([\w-]+)"/.exec(refused.body)?.[1] ?? '';
    const fields = filled({ resumeUpload: upload });
    const sent = await sendForm(server(), job(), fields, { path: page });
    expect(sent.statusCode).toBe(303);
    const disguised: [Buffer, string] = [Buffer.from('MZ'), 'noor.pdf'];
    const again = await sendForm(server(), job(), filled({}), {
      files: { resume: disguised },
      path: page,
    });
    expect([again.statusCode, again.body.includes('noor.pdf is attached')]).toEqual([422, false]);
  });
});
