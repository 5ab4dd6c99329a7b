import sql from 'sql-template-tag';
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { getRemotesFolder } from '../../../src/console/registry/remote-files';
import { uploadRemote, versionArchive } from '../../console/registry/deploying-parts';
import { pdfOf, toPdfStream } from './pdf-samples';
import { startS3 } from './s3-server';
import { startTestServer, type Caller, type TestServer } from '../../server';
import { waitUntilTasksDone } from '../../until-tasks-done';
import { toFormData, toMultipart } from '../../jobs/postings/job-parts';

describe('with files in a bucket', () => {
  let s3: Awaited<ReturnType<typeof startS3>>;
  let server: TestServer;
  let caller: Caller;
  beforeAll(async () => {
    s3 = await startS3();
    const { url, region, accessKeyId, secretAccessKey } = s3.bucket;
    server = await startTestServer({
      data: 'company',
      queue: true,
      environment: {
        S3_BUCKET_URL: url,
        S3_REGION: region,
        S3_ACCESS_KEY_ID: accessKeyId,
        S3_SECRET_ACCESS_KEY: secretAccessKey,
      },
    });
    caller = await server.signInAs('administrator');
  }, 120_000);
  afterAll(async () => {
    await server.stop();
    await s3.stop();
  });

  const apply = async (email: string, resume: Buffer) => {
    const form = toFormData({ jobId: 1, firstName: 'Mira', applicantEmail: email }, (name) => name);
    form.append('resume', new Blob([new Uint8Array(resume)]), 'Mira.pdf');
    return caller.send('POST', '/api/v1/application', await toMultipart(form));
  };
  const resumeOf = async (id: number): Promise<string> => {
    const row = await server.db.one<{ file: string }>(sql`
      select resume_file_id as file from application where id = ${id}`);
    return row?.file ?? '';
  };
  const ticketFor = async (fileId: string): Promise<string> => {
    const payload = { kind: 'file', fileId };
    const ticket = await caller.send('POST', '/api/v1/file-tickets', { payload });
    return ticket.json<{ data: { url: string } }>().data.url;
  };
  const open = async (fileId: string) => server.app.inject(await ticketFor(fileId));
  const deleteApplication = (id: number) =>
    caller.send('POST', '/api/v1/multiple-application-delete', { payload: { applicantId: [id] } });

  it('a resume of almost 10 MB is returned unchanged, and deleted with its applicant', async () => {
    const resume = pdfOf({ objects: [toPdfStream('', randomBytes(10_400_000))] });
    const made = await apply('large@bucket.example', resume);
    const { id } = made.json<{ data: { id: number } }>().data;
    const file = await resumeOf(id);
    expect(await s3.names()).toContain(`files/${file}`);
    const opened = await open(file);
    expect(opened.rawPayload.equals(resume)).toBe(true);
    expect((await deleteApplication(id)).statusCode).toBe(200);
    await waitUntilTasksDone(server.db);
    expect(await s3.names()).not.toContain(`files/${file}`);
  });

  it('a remote is deployed into the bucket, and served from there', async () => {
    const sent = await uploadRemote(
      caller,
      'notes',
      await versionArchive({ id: 'notes', version: '1.0.0' }),
    );
    expect(sent.statusCode).toBe(200);
    expect(await s3.names()).toContain('remote-archives/notes@1.0.0.tar');
    const file = await server.app.inject('/remotes/notes/1.0.0/remoteEntry.js');
    expect(file.body).toBe('window.notes = {};');
  });

  it('an unavailable bucket is reported with a reference, stores nothing, and works again later', async () => {
    const first = await apply('before@bucket.example', pdfOf());
    const { id } = first.json<{ data: { id: number } }>().data;
    const file = await resumeOf(id);
    const remote = () => server.app.inject('/remotes/notes/1.0.0/remoteEntry.js');
    await rm(join(getRemotesFolder(server.config.dataFolder), 'notes'), { recursive: true });
    const address = await ticketFor(file);
    await s3.goAway();
    for (const answer of [
      await apply('away@bucket.example', pdfOf()),
      await server.app.inject(address),
      await remote(),
    ]) {
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toMatchObject({
        error: {
          code: 'NOT_READY',
          message: 'The storage of files cannot be reached just now. Try again in a moment.',
          requestId: expect.stringMatching(/^[\w-]{36}$/) as string,
        },
      });
    }
    const counted = await server.db.one<{ people: number }>(sql`
      select count(*)::integer as people from applicant where email = 'away@bucket.example'`);
    expect(counted).toEqual({ people: 0 });
    expect((await caller.send('GET', '/api/v1/job')).statusCode).toBe(200);
    await s3.comeBack();
    expect((await apply('away@bucket.example', pdfOf())).statusCode).toBe(200);
    // The failed download did not use up the one-time address.
    expect((await server.app.inject(address)).rawPayload.equals(pdfOf())).toBe(true);
    expect((await server.app.inject(address)).statusCode).toBe(404);
    expect((await remote()).statusCode).toBe(200);
  });
});
