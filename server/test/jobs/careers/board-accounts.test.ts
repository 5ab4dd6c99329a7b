import { onDatabase, type Caller } from '../../server';
import { jobCalls } from '../postings/job-calls';
import { completeJob } from '../postings/job-parts';
import { careersSite, indeedPlatformId, linkedinPlatformId, openWith } from './careers-calls';
import { readFeedJobs, parseXml } from './feed-elements';

const noticeBoard = 1;
const path = '/api/v1/board-account';

onDatabase(
  (server) => {
    let caller: Caller;
    const open = openWith(server);
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
      const { seoCanonicalTag: _, ...plain } = completeJob;
      await jobCalls(() => caller).create({
        ...{ ...plain, slug: '', platformId: [careersSite, indeedPlatformId, linkedinPlatformId] },
      });
    });
    const update = (id: number, payload: object) =>
      caller.send('PUT', `${path}/${id}`, { payload });
    const readFirst = async (name: string) =>
      readFeedJobs(parseXml((await open(`/careers/feeds/${name}`)).body))[0];

    it('a changed job board account is in the feed at once, so that the board knows which company the jobs belong to', async () => {
      expect(await readFirst('linkedin.xml')).toMatchObject({ companyId: '7654321' });
      const changed = await update(linkedinPlatformId, {
        companyId: '1234567',
        email: 'ann@kestrel.example',
      });
      expect([changed.statusCode, changed.json().error]).toEqual([200, undefined]);
      await update(indeedPlatformId, { email: 'boards@kestrel.example' });
      expect(await readFirst('linkedin.xml')).toMatchObject({
        ...{ companyId: '1234567', posterEmail: 'ann@kestrel.example' },
      });
      expect(await readFirst('indeed.xml')).toMatchObject({ email: 'boards@kestrel.example' });
    });

    it('a feed without an account names no company ID, since an empty one is refused', async () => {
      await update(linkedinPlatformId, { companyId: '', email: '' });
      const job = await readFirst('linkedin.xml');
      expect(job).not.toHaveProperty('companyId');
      expect(job).not.toHaveProperty('posterEmail');
    });

    it.each([
      [linkedinPlatformId, { companyId: 'kestrel' }, 'companyId'],
      [linkedinPlatformId, { email: 'nobody' }, 'email'],
      [indeedPlatformId, { companyId: '12' }, 'companyId'],
    ])(
      'the account of job board %i refuses %j with a message at the field',
      async (id, payload, field) => {
        const refused = await update(id, payload);
        expect([refused.statusCode, Object.keys(refused.json().error.fields ?? {})]).toEqual([
          ...[422, [field]],
        ]);
      },
    );

    it('a platform without a feed has no job board account', async () => {
      expect((await update(noticeBoard, { email: 'ann@kestrel.example' })).statusCode).toBe(404);
    });

    it('job board accounts can be neither added nor deleted', async () => {
      const added = await caller.send('POST', path, { payload: { email: 'a@kestrel.example' } });
      expect(added.statusCode).toBe(422);
      const list = async () => (await caller.send('GET', path)).json().data.length;
      expect(await list()).toBe(2);
      const deleted = await caller.send('DELETE', `${path}/${linkedinPlatformId}`);
      expect([deleted.statusCode, await list()]).toEqual([409, 2]);
    });
  },
  { data: 'company' },
);
