import sql from 'sql-template-tag';
import { readFieldErrors } from '../../platform/http/refused-fields';
import { jobCalls } from './job-calls';
import { onDatabase, type Caller } from '../../server';
import { toDayAfterToday, toFormData, toMultipart, completeJob, completeRecord } from './job-parts';

onDatabase(
  (server) => {
    let caller: Caller;
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
    });
    afterEach(() => server().db.run(sql`update job set slug = '' where slug = 'tea-taster'`));

    const { create, get, update } = jobCalls(() => caller);

    it('a change of a job changes the sent fields and nothing else', async () => {
      const before = await create(completeJob);
      const answer = await update(before.id, { jobTitle: 'Chief Tea Taster' });
      expect(answer.json().data).toEqual({
        ...before,
        jobTitle: 'Chief Tea Taster',
        version: before.version + 1,
      });
    });

    it('a change of a job can clear optional fields', async () => {
      const { id } = await create(completeJob);
      const request = await toMultipart(
        toFormData(
          { expiryDate: '', jobTypeId: '', hiringManagerId: '', platformId: '', userId: '' },
          (name) => name,
        ),
      );
      const answer = await caller.send('PUT', `/api/v1/job/${id}`, request);
      expect(answer.json().error).toBeUndefined();
      expect(answer.json().data).toMatchObject({
        expiryDate: null,
        jobType: null,
        hiringManager: null,
        user: [],
        publishplatforms: [],
        status: 'Saved',
      });
    });

    it.each([
      ['jobTitle', ''],
      ['jobTitle', '   '],
      ['jobDescription', ''],
      ['jobDescription', '<p><br></p>'],
      ['departmentId', null],
      ['locationId', []],
      ['skills', []],
    ])('a change of a job cannot clear %s with %j', async (name, value) => {
      const { id } = await create(completeJob);
      expect(await readFieldErrors(update(id, { [name]: value }))).toHaveProperty(name);
      expect(await get(id)).toMatchObject(completeRecord);
    });

    it('of two people who save a job, the second is refused, with the version of the first', async () => {
      const before = await create();
      const first = await update(before.id, { jobTitle: 'First', version: before.version });
      const second = await update(before.id, { jobTitle: 'Second', version: before.version });
      expect(first.statusCode).toBe(200);
      expect(second.statusCode).toBe(409);
      expect(second.json().error).toMatchObject({
        code: 'STALE_VERSION',
        current: { jobTitle: 'First', version: before.version + 1 },
      });
      expect(second.json().error.current).toEqual(first.json().data);
      expect((await update(before.id, { jobTitle: 'Without a version' })).statusCode).toBe(200);
    });

    it('of simultaneous changes of a job exactly one is stored', async () => {
      const { id, version } = await create();
      const answers = await Promise.all(
        ['A', 'B', 'C'].map((jobTitle) => update(id, { jobTitle, version })),
      );
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    });

    it('an expired job can be changed without changing its expiry date', async () => {
      const { id } = await create(completeJob);
      await server().db.run(
        sql`update job set expiry_date = '2020-01-01', is_expired = true where id = ${id}`,
      );
      expect((await update(id, { jobTitle: 'Old', expiryDate: '2020-01-01' })).statusCode).toBe(
        200,
      );
      expect(await readFieldErrors(update(id, { platformId: [1] }))).toHaveProperty('platformId');
      expect(
        (await update(id, { expiryDate: toDayAfterToday(9), platformId: [1] })).json().data,
      ).toMatchObject({
        status: 'Published',
      });
    });

    it('closing a job withdraws it from its platforms', async () => {
      const { id } = await create(completeJob);
      expect((await update(id, { jobStatusId: 3 })).json().data).toMatchObject({
        status: 'Saved',
        publishplatforms: [],
      });
    });
  },
  { data: 'company' },
);
