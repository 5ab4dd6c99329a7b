import sql from 'sql-template-tag';
import { onDatabase, type Caller } from '../../server';
import { jobCalls } from '../postings/job-calls';
import { toDayAfterToday, completeJob } from '../postings/job-parts';

const careersSite = 5;
const noticeBoard = 1;
const live = { ...completeJob, slug: '', platformId: [careersSite] };

onDatabase(
  (server) => {
    let caller: Caller;
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
    });
    const calls = jobCalls(() => caller);
    const open = (slug: string) => server().app.inject(`/careers/${slug}`);
    const slugOf = (jobCode: string) => `tea-taster-${jobCode.toLowerCase()}`;

    it('a job on the careers site has an address of its title and code, which a new title does not change', async () => {
      const { id, jobCode } = await calls.create(live);
      const page = await open(slugOf(jobCode));
      expect(page.statusCode).toBe(200);
      await calls.update(id, { jobTitle: 'Coffee Taster' });
      const renamed = await open(slugOf(jobCode));
      expect([renamed.statusCode, /<h1[^>]*>\s*Coffee Taster/.test(renamed.body)]).toEqual([
        200,
        true,
      ]);
    });

    it('links to earlier addresses of a job lead to its current one', async () => {
      const { id, jobCode } = await calls.create(live);
      await calls.update(id, { slug: 'tea' });
      await calls.update(id, { slug: 'green-tea' });
      for (const earlier of [slugOf(jobCode), 'tea']) {
        const moved = await open(earlier);
        expect([moved.statusCode, moved.headers.location]).toEqual([301, '/careers/green-tea']);
      }
      await calls.update(id, { slug: 'tea' });
      expect((await open('tea')).statusCode).toBe(200);
    });

    it('a former address of a job can become that of another job, but a current one cannot', async () => {
      const first = await calls.create({ ...live, slug: 'mint-tea' });
      await calls.update(first.id, { slug: 'fresh-mint' });
      const second = await calls.create({ ...live, slug: 'mint-tea' });
      expect((await open('mint-tea')).statusCode).toBe(200);
      const taken = await calls.create({ ...live, slug: '', jobTitle: 'Mint' });
      await server().db.run(
        sql`update job_address set slug = ${'rose-tea'} where job_id = ${taken.id}`,
      );
      await calls.update(second.id, { slug: 'rose-tea' });
      expect((await open(`rose-tea-${second.jobCode.toLowerCase()}`)).statusCode).toBe(200);
      expect((await open('mint-tea')).statusCode).toBe(301);
    });

    it.each([
      ['withdrawn', { platformId: [] }],
      ['closed', { jobStatusId: 3 }],
      ['only on another platform', { platformId: [noticeBoard] }],
    ])('the page of a job that is %s is no longer available', async (_, change) => {
      const { id, jobCode } = await calls.create(live);
      await calls.update(id, change);
      expect((await open(slugOf(jobCode))).statusCode).toBe(410);
    });

    it('the page of an expired job is unavailable, and available again when the expiry date is moved', async () => {
      const { id, jobCode } = await calls.create(live);
      const slug = slugOf(jobCode);
      await server().db.run(
        sql`update job set expiry_date = ${toDayAfterToday(-3)}, is_expired = true where id = ${id}`,
      );
      expect((await open(slug)).statusCode).toBe(410);
      await calls.update(id, { expiryDate: toDayAfterToday(9) });
      expect((await open(slug)).statusCode).toBe(200);
    });

    it('the page of a deleted job is answered as gone, and that of a job that was never public as not found', async () => {
      const gone = await calls.create(live);
      await calls.remove(gone.id);
      expect((await open(slugOf(gone.jobCode))).statusCode).toBe(410);
      const draft = await calls.create({ ...live, platformId: [noticeBoard], slug: 'secret-tea' });
      expect((await open('secret-tea')).statusCode).toBe(404);
      await calls.remove(draft.id);
      expect((await open('secret-tea')).statusCode).toBe(404);
    });

    it('the receipts of a job name the address of its page and of its feeds', async () => {
      const { id, jobCode } = await calls.create({ ...live, platformId: [careersSite, 6, 1] });
      const read = async () =>
        (await caller.send('GET', `/api/v1/publishjob-to-platforms/${id}`)).json().data
          .publications as { type: string; url: string }[];
      expect(
        new Map((await read()).map(({ type, url }) => [type, url && new URL(url).pathname])),
      ).toEqual(
        new Map([
          ['careers-page', `/careers/${slugOf(jobCode)}`],
          ['feed', '/careers/feeds/indeed.xml'],
          ['manual-record', ''],
        ]),
      );
      await calls.update(id, { platformId: [] });
      expect((await read()).map(({ url }) => url)).toEqual(['', '', '']);
    });
  },
  { data: 'company' },
);
