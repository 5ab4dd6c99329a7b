import { setDatabaseReachable } from '../../reachable-database';
import { onDatabase, type Caller } from '../../server';
import { jobCalls } from '../postings/job-calls';
import { completeJob } from '../postings/job-parts';
import { careersSite, openWith } from './careers-calls';

const paths = [
  '/careers',
  '/careers/sitemap.xml',
  '/careers/feeds/indeed.xml',
  '/api/public/v1/jobs',
];

onDatabase(
  (server) => {
    let caller: Caller;
    const open = openWith(server);

    beforeAll(async () => {
      caller = await server().signInAs('administrator');
    });

    it('while the database is down everybody sees the last careers pages, and the newest once it is back', async () => {
      const calls = jobCalls(() => caller);
      const { id, jobCode } = await calls.create({
        ...completeJob,
        slug: '',
        platformId: [careersSite],
      });
      const path = `/careers/tea-taster-${jobCode.toLowerCase()}`;
      const before = new Map<string, string>();
      for (const one of [...paths, path]) before.set(one, (await open(one)).body);
      try {
        await setDatabaseReachable(server().connectionString, false);
        for (const [one, body] of before) {
          const { statusCode, body: now } = await open(one);
          expect([one, statusCode, now === body]).toEqual([one, 200, true]);
        }
        const unseen = await open('/careers?search=never+asked+before');
        expect([unseen.statusCode, unseen.headers['retry-after']]).toEqual([503, '30']);
        expect(unseen.body).toContain('Please try again in a minute');
      } finally {
        await setDatabaseReachable(server().connectionString, true);
      }
      await new Promise((resolve) => setTimeout(resolve, 2_500));
      await calls.update(id, { jobTitle: 'Tea Taster once more' });
      expect((await open(path)).body).toContain('Tea Taster once more');
    }, 90_000);
  },
  { data: 'company' },
);
