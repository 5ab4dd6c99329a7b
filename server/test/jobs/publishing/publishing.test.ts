import sql from 'sql-template-tag';
import Value from 'typebox/value';
import { Many, One } from '../../../contract/answer';
import { messages } from '../../../contract/messages';
import { roles, type Role } from '../../../contract/permission';
import { JobOption, JobPublications } from '../../../contract/jobs/publishing/publishing';
import { readFieldErrors } from '../../platform/http/refused-fields';
import { jobCalls } from '../postings/job-calls';
import { onDatabase, type Caller } from '../../server';
import { minimalJob, completeJob, completeRecord } from '../postings/job-parts';

const complete = { ...completeJob, slug: '', platformId: [] };
const yes = 200;
const no = 403;
const gone = 404;

/** Status codes for publishing a job within scope and one outside of it, and for reading publications. */
const table: Record<Role, [person: number, publish: number, foreign: number, read: number]> = {
  administrator: [1, yes, yes, yes],
  'recruiting-manager': [2, yes, yes, yes],
  recruiter: [3, yes, gone, yes],
  'hiring-manager': [4, no, no, yes],
  'payout-officer': [5, no, no, yes],
  referrer: [6, no, no, gone],
  auditor: [7, no, no, yes],
};

onDatabase(
  (server) => {
    let caller: Caller;
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
    });
    const calls = jobCalls(() => caller);
    const create = (fields: object = complete) => calls.create(fields);
    const publish = (id: number, payload: object) =>
      caller.send('POST', `/api/v1/publishjob-to-platforms/${id}`, { payload });
    const receipts = async (id: number): Promise<JobPublications> =>
      (await caller.send('GET', `/api/v1/publishjob-to-platforms/${id}`)).json().data;
    const linesOf = (id: number) =>
      server().db.many<{ action: string; details: object }>(sql`
        select action, details from audit_entry
        where subject = 'job' and subject_id = ${id} order by id`);

    it('a job is live on exactly the chosen platforms, whether published by POST or by PUT', async () => {
      const { id, version } = await create();
      const first = await publish(id, { platformId: [1, 2, 2], version });
      expect(first.json().data).toMatchObject({
        publishplatforms: [{ id: 1 }, { id: 2 }],
        status: 'Published',
        version: version + 1,
      });
      expect([...Value.Errors(One(JobPublications), first.json())]).toEqual([]);
      const second = await caller.send('PUT', `/api/v1/publish/${id}`, {
        payload: 'platformId[0]=2',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect(second.json().data.publishplatforms).toMatchObject([{ id: 2 }]);
    });

    it.each([[{ platformId: [] }], [{ platformId: '' }], [{}]])(
      'the body %j withdraws a job from all platforms',
      async (payload) => {
        const { id } = await create({ ...complete, platformId: [1, 3] });
        expect((await publish(id, payload)).json().data).toMatchObject({
          publishplatforms: [],
          status: 'Saved',
          publications: [{ state: 'withdrawn' }, { state: 'withdrawn' }],
        });
      },
    );

    it('a job has one publication for each platform, and the audit log has its history', async () => {
      const { id } = await create();
      for (const platformId of [[1], [], [1], [1]]) await publish(id, { platformId });
      const { publications } = await receipts(id);
      expect(publications).toEqual([
        expect.objectContaining({ state: 'live', endedAt: null, type: 'manual-record', url: '' }),
      ]);
      expect(publications[0]?.actor).toMatchObject({ userId: caller.userId });
      const details = { platformId: [1] };
      expect(await linesOf(id)).toEqual([
        { action: 'job.create', details: {} },
        { action: 'job.publish', details },
        { action: 'job.withdraw', details },
        { action: 'job.publish', details },
      ]);
    });

    it('no call can publish a job without mandatory fields, and the job does not change', async () => {
      const { id } = await create(minimalJob);
      const ways = [
        publish(id, { platformId: [1] }),
        caller.send('PUT', `/api/v1/job/${id}`, { payload: { platformId: [1], education: 'x' } }),
        caller.send('POST', '/api/v1/job', { payload: { ...minimalJob, platformId: [1] } }),
      ];
      for (const answer of await Promise.all(ways)) {
        expect(answer.statusCode).toBe(422);
        expect(answer.json().error.message).toBe(messages.job.publishIncomplete);
        expect(Object.keys(answer.json().error.fields).sort()).toEqual([
          ...['designationId', 'hiringManagerId', 'jobTypeId', 'minExperience', 'pipeLineId'],
          'recruitingManagerId',
        ]);
      }
      expect((await receipts(id)).publications).toEqual([]);
      expect((await publish(id, {})).statusCode).toBe(200);
    });

    it('saving a job without sending platforms does not withdraw it', async () => {
      const { id } = await create({ ...complete, platformId: [1] });
      await caller.send('PUT', `/api/v1/job/${id}`, { payload: { education: 'Any' } });
      expect((await receipts(id)).status).toBe('Published');
    });

    it.each([
      ['designationId', null],
      ['hiringManagerId', null],
      ['recruitingManagerId', null],
      ['numberOfPositions', 0],
      ['minExperience', null],
      ['jobTypeId', null],
      ['pipeLineId', null],
    ])('a live job cannot lose %s until it is withdrawn', async (name, value) => {
      const { id } = await create({ ...complete, platformId: [1] });
      const refused = calls.update(id, { [name]: value, education: 'x' });
      expect(await readFieldErrors(refused)).toEqual({ [name]: messages.job.live });
      expect(await calls.get(id)).toMatchObject({
        ...completeRecord,
        slug: '',
        jobSlug: '',
        publishplatforms: [{ id: 1 }],
      });
      const withdrawn = await calls.update(id, { [name]: value, platformId: [] });
      expect(withdrawn.json().data).toMatchObject({ status: 'Saved' });
    });

    it('closing or deleting a job withdraws it, with an audit log line', async () => {
      const closed = await create({ ...complete, platformId: [1] });
      await caller.send('PUT', `/api/v1/job/${closed.id}`, { payload: { jobStatusId: 3 } });
      expect((await receipts(closed.id)).publications[0]?.state).toBe('withdrawn');
      const refused = await publish(closed.id, { platformId: [1] });
      expect(refused.json().error.fields).toHaveProperty('platformId');
      const deleted = await create({ ...complete, platformId: [1] });
      await caller.send('POST', '/api/v1/multiple-job-delete', {
        payload: { jobId: [deleted.id] },
      });
      expect((await linesOf(deleted.id)).map(({ action }) => action)).toContain('job.withdraw');
    });

    it('when two people publish a job at once, the second is refused and gets the current job', async () => {
      const { id, version } = await create();
      await publish(id, { platformId: [1], version });
      const late = await publish(id, { platformId: [2], version });
      expect(late.statusCode).toBe(409);
      expect(late.json().error.current).toEqual(
        (await caller.send('GET', `/api/v1/job/${id}`)).json().data,
      );
    });

    it.each([
      [{ platformId: [999] }],
      [{ platformId: [4] }],
      [{ platformId: 'x' }],
      [{ platformId: [0] }],
      [{ platformId: [-1] }],
      [{ platformId: [2_147_483_648] }],
      [{ platformId: { a: 1 } }],
      [{ platformId: Array.from({ length: 101 }, () => 1) }],
    ])('a publication with the body %j is refused at the field', async (payload) => {
      await server().db.run(sql`update platform set is_active = false where id = 4`);
      const answer = await publish((await create()).id, payload);
      expect(answer.statusCode).toBe(422);
      expect(Object.keys(answer.json().error.fields)[0]).toMatch(/^platformId/);
    });

    it('the lookup of jobs for filters has active and expired jobs, in pages', async () => {
      for (const [path, isExpired] of [
        ['/api/v1/jobs/filter', false],
        ['/api/v1/expired-jobs/filter', true],
      ] as const) {
        const count = await server().db.one<{ n: number }>(
          sql`select count(*) as n from job where is_expired = ${isExpired}`,
        );
        const page = (await caller.send('GET', path, { query: { limit: '2' } })).json();
        expect(page.meta).toMatchObject({ total: count?.n, from: 1, to: 2 });
        expect([...Value.Errors(Many(JobOption), page)]).toEqual([]);
        const { jobTitle, id } = page.data[1];
        const found = (
          await caller.send('GET', path, { query: { search: jobTitle, id: String(id) } })
        ).json();
        expect(found.data).toEqual([page.data[1]]);
      }
    });

    it.each(roles)('a %s can publish only as the table of permissions says', async (role) => {
      const [person, mayPublish, foreign, read] = table[role];
      const by = await server().signInAs(role, person);
      const own = await create({ ...complete, groupId: 1, hiringManagerId: 4 });
      await server().db.run(sql`
        insert into group_member (group_id, user_id) values (1, 3) on conflict do nothing`);
      const other = await create({ ...complete, groupId: 5, userId: [], recruitingManagerId: 2 });
      const send = async (id: number) =>
        (await by.send('PUT', `/api/v1/publish/${id}`, { payload: {} })).statusCode;
      expect([await send(own.id), await send(other.id)]).toEqual([mayPublish, foreign]);
      const path = `/api/v1/publishjob-to-platforms/${own.id}`;
      expect((await by.send('GET', path)).statusCode).toBe(read);
    });
  },
  { data: 'company' },
);
