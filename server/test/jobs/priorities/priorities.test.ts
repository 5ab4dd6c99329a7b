import sql from 'sql-template-tag';
import Value from 'typebox/value';
import { Many, One } from '../../../contract/answer';
import { priorityShapes, type PriorityRow } from '../../../contract/jobs/priorities/priority';
import { onDatabase, type Caller } from '../../server';
import { minimalJob } from '../postings/job-parts';

const path = '/api/v1/job-priority';
let made = 0;

onDatabase(
  (server) => {
    let caller: Caller;
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
    });
    const post = (payload: object) => caller.send('POST', path, { payload });
    const create = async (parts: object = {}): Promise<PriorityRow> => {
      made += 1;
      const answer = await post({ name: `Whenever ${made}`, ...parts });
      expect(answer.statusCode).toBe(200);
      return answer.json().data;
    };
    const list = async (query: Record<string, string>, as = caller) =>
      (await as.send('GET', path, { query })).json() as Many<PriorityRow>;

    it('a priority is created from a multipart form, and listed with name and status', async () => {
      const boundary = 'part';
      const part = (name: string, value: string) =>
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
      const answer = await caller.send('POST', path, {
        payload: `${part('name', ' Today ')}${part('status', '1')}--${boundary}--\r\n`,
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      });
      expect([...Value.Errors(One(priorityShapes.record), answer.json())]).toEqual([]);
      expect(answer.json().data).toMatchObject({ name: 'Today', status: '1', version: 1 });
      const page = await list({ search: 'toda' });
      expect([...Value.Errors(Many(priorityShapes.row), page)]).toEqual([]);
      expect(page.data).toEqual([answer.json().data]);
    });

    it('a priority created without a status is disabled', async () => {
      expect(await create()).toMatchObject({ status: '0' });
    });

    it('the list of priorities can be filtered by enabled and disabled, with exact counts', async () => {
      const [enabled, disabled, all] = await Promise.all([
        list({ status: '1', limit: '500' }),
        list({ status: '0', limit: '500' }),
        list({ limit: '1' }),
      ]);
      expect(new Set(enabled.data.map(({ status }) => status))).toEqual(new Set(['1']));
      expect(new Set(disabled.data.map(({ status }) => status))).toEqual(new Set(['0']));
      expect(enabled.meta.total + disabled.meta.total).toBe(all.meta.total);
    });

    it.each([
      [{ name: ' ' }, { name: 'Please fill the field' }],
      [{}, { name: 'Please fill the field' }],
      [{ name: 'x'.repeat(101) }, { name: 'Enter at most 100 characters' }],
      [{ name: 'Soon', status: 'maybe' }, { status: 'Choose yes or no' }],
    ])('the priority %j is refused at its field', async (payload, fields) => {
      const answer = await post(payload);
      expect([answer.statusCode, answer.json().error.fields]).toEqual([422, fields]);
    });

    it('a disabled priority cannot be chosen for a job, but jobs that have it keep it', async () => {
      const { id, version } = await create({ status: true });
      const job = await caller.send('POST', '/api/v1/job', {
        payload: { ...minimalJob, jobPriorityId: id },
      });
      expect(job.statusCode).toBe(200);
      const changed = await caller.send('PUT', `${path}/${id}`, {
        payload: { status: '0', version },
      });
      expect(changed.json().data).toMatchObject({ status: '0', version: version + 1 });
      const again = await caller.send('POST', '/api/v1/job', {
        payload: { ...minimalJob, jobPriorityId: id },
      });
      expect(again.json().error.fields).toEqual({
        jobPriorityId: 'Choose a priority that is enabled.',
      });
      const kept = await caller.send('PUT', `/api/v1/job/${job.json().data.jobId}`, {
        payload: { jobPriorityId: id },
      });
      expect(kept.statusCode).toBe(200);
    });

    it('a used priority is not deleted, and the refusal says how many jobs use it', async () => {
      const used = await server().db.one<{ id: number; name: string; jobs: number }>(sql`
        select priority.id, priority.name, count(*) as jobs from job_priority priority
        join job on job.job_priority_id = priority.id group by priority.id limit 1`);
      const answer = await caller.send('DELETE', `${path}/${used?.id}`);
      expect(answer.statusCode).toBe(409);
      expect(answer.json().error).toMatchObject({
        code: 'IN_USE',
        message: `Nothing was deleted: ${used?.name} is used by ${used?.jobs} job${used?.jobs === 1 ? '' : 's'}.`,
      });
    });
  },
  { data: 'company' },
);
