import sql from 'sql-template-tag';
import { seedInBulk } from '../../../bench/seed-in-bulk';
import { onDatabase } from '../../server';
import { careersSite, feedPlatformId, openWith } from './careers-calls';

/** More jobs than the server caches in memory. */
const jobs = 600;
const feeds = ['/careers/feeds/jobs.xml', '/careers/feeds/jobs.json'];

onDatabase(
  (server) => {
    const open = openWith(server);
    beforeAll(async () => {
      const { db } = server();
      const today = new Date().toISOString().slice(0, 10);
      await seedInBulk(db, { jobs, applications: 0, today });
      await db.run(sql`update job set is_expired = false, expiry_date = null, job_status_id = 1`);
      await db.run(sql`
        insert into job_address (slug, job_id)
        select 'large-' || id, id from job on conflict do nothing`);
      await db.run(sql`
        insert into publication (job_id, platform_id, state)
        select job.id, platform, 'live' from job,
          unnest(array[${careersSite}, ${feedPlatformId}]::integer[]) platform
        on conflict (job_id, platform_id) do update set state = 'live'`);
    }, 120_000);
    const read = async (url: string, tag?: string) => {
      const headers = { 'accept-encoding': 'identity', ...(tag && { 'if-none-match': tag }) };
      const { statusCode, body, headers: answered } = await open(url, headers);
      return { statusCode, body, tag: String(answered['etag']) };
    };

    it.each(feeds)(
      'a board that has the newest version of the large feed %s does not download it again',
      async (url) => {
        const first = await read(url);
        expect([first.statusCode, first.body.includes('large-')]).toEqual([200, true]);
        expect(await read(url, first.tag)).toMatchObject({ statusCode: 304, body: '' });
        expect((await read(url, 'W/"another"')).statusCode).toBe(200);
      },
    );

    it.each([
      ['goes', sql`update publication set state = 'withdrawn' where job_id = 5`],
      ['comes back', sql`update publication set state = 'live' where job_id = 5`],
      ['changes', sql`update job set title = 'New', updated_at = now() where id = 6`],
    ])('a large feed is sent completely again when a job in it %s', async (_, change) => {
      const { tag } = await read('/careers/feeds/jobs.xml');
      await server().db.run(change);
      expect((await read('/careers/feeds/jobs.xml', tag)).statusCode).toBe(200);
    });

    it('each feed of a job board has its own ETag', async () => {
      const tags = await Promise.all(feeds.map(async (url) => (await read(url)).tag));
      expect(new Set(tags).size).toBe(feeds.length);
    });
  },
  { data: 'company' },
);
