import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import { createFormStamp } from '../../../src/applicants/applying/stamp';
import { onDatabase, type TestServer } from '../../server';
import { jobCalls } from '../../jobs/postings/job-calls';
import { toFormData, toMultipart, completeJob } from '../../jobs/postings/job-parts';
import { pdf } from '../intake/intake-parts';

const careersSite = 5;

export interface PostedJob {
  id: number;
  slug: string;
}

export const postJob = async (server: TestServer, parts: object = {}): Promise<PostedJob> => {
  const caller = await server.signInAs('administrator');
  const live = {
    ...completeJob,
    slug: '',
    platformId: [careersSite],
    questionGroupId: 1,
    ...parts,
  };
  const { id } = await jobCalls(() => caller).create(live);
  const address = await server.db.one<{ slug: string }>(
    sql`select slug from job_address where job_id = ${id} and is_current`,
  );
  return { id, slug: address?.slug ?? '' };
};

/** Publishes a job whose only question asks for a file; `field` is the form field of that file. */
export const postJobWithFile = async (
  server: TestServer,
): Promise<PostedJob & { field: string }> => {
  const caller = await server.signInAs('administrator');
  const group = await caller.send('POST', '/api/v1/question-group', {
    payload: { questionGroupName: `Samples ${Date.now()}`, description: 'Files', status: 1 },
  });
  const questionGroupId: number = group.json().data.id;
  const question = await caller.send('POST', '/api/v1/questions', {
    payload: {
      ...{ questionGroupId, question: 'A sample, please.', status: 1 },
      ...{ type: 'file', isRequired: true },
    },
  });
  const job = await postJob(server, { questionGroupId });
  return { ...job, field: `answer-${question.json().data.id}` };
};

const minute = 60_000;
let sent = 0;

/** Returns an application form that was opened a minute ago, with answers to the first group of questions. */
export const fillForm = (server: TestServer, { id }: PostedJob, fields: object = {}) => {
  sent += 1;
  return {
    ...{ firstName: 'Noor', lastName: 'Haddad', email: `noor${sent}@friends.example` },
    ...{ 'answer-1': 'yes', 'answer-2': 'Day and late', 'consent-application': '1' },
    resumeText: 'Twelve years of tea.',
    stamp: createFormStamp(id, server.keys, Date.now() - minute),
    ...fields,
  };
};

interface SendOptions {
  files?: Readonly<Record<string, [Buffer, string]>>;
  key?: string;
  /** Network address of the applicant. */
  from?: string;
  path?: string;
}

let network = 0;

/** Sends each application form from a new network address, unless `from` is given. */
export const sendForm = async (
  server: TestServer,
  { slug }: PostedJob,
  fields: object,
  { files = {}, key, from, path = `/api/public/v1/jobs/${slug}/applications` }: SendOptions = {},
) => {
  network += 1;
  const sender = from ?? `10.${network >> 8}.${network & 255}.7`;
  const form = toFormData({ ...fields }, (name) => name);
  for (const [name, [content, fileName]] of Object.entries(files))
    form.append(name, new Blob([new Uint8Array(content)]), fileName);
  const { payload, headers } = await toMultipart(form);
  return server.app.inject({
    method: 'POST',
    url: path,
    payload,
    remoteAddress: sender,
    headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
  });
};

export const resumePart: [Buffer, string] = [pdf, 'noor.pdf'];

/** Deletes the record of recent applications, since too many in a minute would require a proof of work. */
export const deleteSendingRecords = (server: TestServer) =>
  server.db.run(sql`delete from application_sending`);

/** Computes the proof of work that a suspicious sender must give, as a browser does. */
export const computeProofOfWork = (stamp: string): string => {
  for (let count = 0; ; count += 1) {
    const hash = createHash('sha256').update(`${stamp}:${count}`).digest();
    if (hash.readUInt16BE(0) === 0) return String(count);
  }
};

/** Runs tests with a published job; each test begins without recent applications. */
export const describeWithPostedJob = (
  suite: (server: () => TestServer, job: () => PostedJob) => void,
): void =>
  onDatabase(
    (server) => {
      let job: PostedJob;
      beforeAll(async () => {
        job = await postJob(server());
      });
      beforeEach(() => deleteSendingRecords(server()));
      suite(server, () => job);
    },
    { data: 'company' },
  );
