import sql from 'sql-template-tag';
import { readFileSync } from 'node:fs';
import { readStoredResumesTaskKind } from '../../../src/applicants/intake/resume-text/resume-text-kinds';
import { enqueueTask } from '../../../src/platform/queue/enqueue';
import { onDatabase, type Caller } from '../../server';
import { waitUntilTasksDone } from '../../until-tasks-done';
import { toFormData, toMultipart } from '../../jobs/postings/job-parts';
import { docxOf } from '../../platform/files/docx-samples';
import {
  fillForm,
  deleteSendingRecords,
  postJob,
  sendForm,
  type PostedJob,
} from '../applying/applying-parts';
import { pdf } from './intake-parts';

const printed = readFileSync('server/test/platform/files/resumes/printed-by-chromium.pdf');

onDatabase(
  (server) => {
    let caller: Caller;
    let job: PostedJob;
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
      job = await postJob(server());
    });
    beforeEach(() => deleteSendingRecords(server()));

    const sendFile = async (path: string, fields: object, content: Buffer, name: string) => {
      const form = toFormData({ ...fields }, (field) => field);
      form.append('resume', new Blob([new Uint8Array(content)]), name);
      const { payload, headers } = await toMultipart(form);
      return (await caller.send('POST', path, { payload, headers })).json().data;
    };
    const readWords = async (applicationId: number) => {
      await waitUntilTasksDone(server().db);
      return server().db.one<{ text: string; words: string }>(sql`
        select text, words from resume_text
          join application on resume_file_id = file_id where application.id = ${applicationId}`);
    };
    const countTexts = async () => (await server().db.many(sql`select from resume_text`)).length;

    it('the text of a resume is stored as written and as searches need it, for resumes added by staff and sent by strangers', async () => {
      const { id } = await sendFile(
        '/api/v1/application',
        { jobId: job.id, firstName: 'Zoë', applicantEmail: 'zoe@x.example' },
        printed,
        'zoe.pdf',
      );
      const kept = await readWords(id);
      expect(kept?.text).toContain('React and PostgreSQL at Fjord & Söhne');
      expect(kept?.words).toMatch(/^ zoe muller/);
      expect(kept?.words).toContain('sohne');

      const fields = fillForm(server(), job);
      await sendForm(server(), job, fields, { files: { resume: [printed, 'noor.pdf'] } });
      const sent = await server().db.one<{ id: number }>(sql`
        select application.id from application join applicant on applicant.id = applicant_id
        where email = ${fields.email}`);
      expect((await readWords(sent?.id ?? 0))?.text).toContain('Zoë Müller');
    });

    it('the stored text of a resume is deleted when the resume is replaced, removed or deleted with its application', async () => {
      const { id } = await sendFile(
        '/api/v1/application',
        { jobId: job.id, firstName: 'Ana', applicantEmail: 'ana@x.example' },
        printed,
        'ana.pdf',
      );
      const path = `/api/v1/application/${id}/resume`;
      await readWords(id);
      const before = await countTexts();
      await sendFile(path, {}, docxOf(), 'ana.docx');
      expect((await readWords(id))?.text).toBe('Mira Sen');
      expect(await countTexts()).toBe(before);
      await caller.send('DELETE', path);
      expect(await readWords(id)).toBeUndefined();
      expect(await countTexts()).toBe(before - 1);
      await sendFile(path, {}, pdf, 'scan.pdf');
      expect((await readWords(id))?.text).toBe('');
      await caller.send('POST', '/api/v1/multiple-application-delete', {
        payload: { applicantId: [id] },
      });
      await waitUntilTasksDone(server().db);
      expect(await countTexts()).toBe(before - 1);
    });

    it('the text of a long resume is stored up to 20 KB, without half a character', async () => {
      const words = 'Größe '.repeat(20_000);
      const body = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${words}</w:t></w:r></w:p></w:body></w:document>`;
      const { id } = await sendFile(
        '/api/v1/application',
        { jobId: job.id, firstName: 'Bo', applicantEmail: 'bo@x.example' },
        docxOf({ body }),
        'bo.docx',
      );
      const text = (await readWords(id))?.text ?? '';
      expect(Buffer.byteLength(text)).toBeGreaterThan(20_000);
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(20_480);
      expect(text).not.toContain('\uFFFD');
    });

    it('resumes from before this release are read by the task that each start of the server queues', async () => {
      await waitUntilTasksDone(server().db);
      const before = await countTexts();
      await server().db.run(sql`delete from resume_text`);
      await enqueueTask(server().db, readStoredResumesTaskKind, {});
      await waitUntilTasksDone(server().db);
      expect(before).toBeGreaterThan(0);
      expect(await countTexts()).toBe(before);
    });
  },
  { data: 'company', queue: true },
);
