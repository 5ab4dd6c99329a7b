import { imageSize } from 'image-size';
import { getLinkCard } from '../../../contract/jobs/careers/link-card.calls';
import { onDatabase, type Caller } from '../../server';
import { jobCalls } from '../postings/job-calls';
import { completeJob } from '../postings/job-parts';
import { careersSite, openWith } from './careers-calls';

const { seoCanonicalTag: _, ...plain } = completeJob;
const live = { ...plain, slug: '', platformId: [careersSite] };
/** Milliseconds for which drawing pictures may delay other requests. */
const maxBlocked = 100;

onDatabase(
  (server) => {
    let caller: Caller;
    const calls = jobCalls(() => caller);
    const open = openWith(server);
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
    });
    const readHead = async (path: string): Promise<Record<string, string>> =>
      Object.fromEntries(
        [...(await open(path)).body.matchAll(/property="og:(\S+)"\s+content="([^"]*)"/g)].map(
          ([, name = '', content = '']) => [name, content],
        ),
      );
    const create = async (jobTitle: string) => {
      const { id, jobCode } = await calls.create({ ...live, jobTitle, slug: '' });
      const path = (await open(`/careers?search=${jobCode}`)).body.match(
        /href="(\/careers\/[^"?]*)" ?>/,
      )?.[1];
      return { id, path: path ?? '' };
    };
    const fetchCard = async (address = '') => {
      const { pathname, search } = new URL(address);
      const { statusCode, headers, rawPayload } = await server().app.inject({
        url: pathname + search,
        headers: { 'accept-encoding': 'br, gzip' },
      });
      return { statusCode, headers, bytes: rawPayload };
    };

    it('a shared link has a picture with the job’s title, of the declared size', async () => {
      const { path } = await create('Tea Taster');
      const head = await readHead(path);
      expect(head).toMatchObject({
        'image:width': '1200',
        'image:height': '630',
        'image:alt': head['title'],
      });
      const { statusCode, headers, bytes } = await fetchCard(head['image']);
      expect([statusCode, headers['content-type'], headers['content-encoding']]).toEqual([
        ...[200, 'image/png', undefined],
      ]);
      expect(imageSize(bytes)).toMatchObject({ width: 1200, height: 630, type: 'png' });
      expect(bytes.length).toBeLessThan(200_000);
      expect((await fetchCard(head['image'])).bytes.equals(bytes)).toBe(true);
    });

    it('a job with a new title or company name gets a new picture, at a new address', async () => {
      const { id, path } = await create('Tea Taster');
      const before = await readHead(path);
      const first = await fetchCard(before['image']);
      await calls.update(id, { jobTitle: 'Coffee Taster' });
      const after = await readHead(path);
      expect(after['image']).not.toBe(before['image']);
      expect((await fetchCard(after['image'])).bytes.equals(first.bytes)).toBe(false);
      await caller.send('PUT', '/api/v1/company/1', { payload: { companyName: 'Kestrel & Sons' } });
      expect((await readHead(path))['image']).not.toBe(after['image']);
      await caller.send('PUT', '/api/v1/company/1', { payload: { companyName: 'Kestrel Foods' } });
    });

    it('a job title in letters that the font lacks is not drawn as boxes', async () => {
      const { path } = await create('चाय विशेषज्ञ');
      expect((await readHead(path))['image']).toBeUndefined();
    });

    it('a closed job, or an address without a job, has no picture for shared links', async () => {
      const { id, path } = await create('Tea Taster');
      const address = (await readHead(path))['image'];
      await calls.update(id, { jobStatusId: 3 });
      expect((await fetchCard(address)).statusCode).toBe(404);
      for (const url of ['/careers/cards/nothing.png', '/careers/cards/nothing', '/careers/cards/'])
        expect([url, (await open(url)).statusCode]).toEqual([url, expect.any(Number)]);
      expect((await open('/careers/cards/nothing.png')).statusCode).toBe(404);
    });

    it('the form shows the same picture before the job is published', async () => {
      const { path } = await create('Tea Taster');
      const { bytes } = await fetchCard((await readHead(path))['image']);
      const shown = await caller.send('GET', `${getLinkCard.path}?title=Tea+Taster`);
      expect(shown.json().data.image).toBe(`data:image/png;base64,${bytes.toString('base64')}`);
      const referrer = await server().signInAs('referrer');
      const refused = await referrer.send('GET', `${getLinkCard.path}?title=Tea+Taster`);
      expect(refused.statusCode).toBe(403);
    });

    /** Draws eight new pictures and measures the longest delay of other work. */
    const measureLongestWait = async (series: number): Promise<number> => {
      let longest = 0;
      let last = performance.now();
      const watch = setInterval(() => {
        longest = Math.max(longest, performance.now() - last);
        last = performance.now();
      }, 1);
      const titles = Array.from(
        { length: 8 },
        (_one, at) => `${'Long title '.repeat(25)} ${series} ${at}`,
      );
      await Promise.all(
        titles.map((title) =>
          caller.send('GET', `${getLinkCard.path}?title=${encodeURIComponent(title)}`),
        ),
      );
      clearInterval(watch);
      return longest;
    };

    it('other requests do not wait while pictures of shared links are drawn', async () => {
      let shortest = Infinity;
      for (let series = 0; series < 5 && shortest >= maxBlocked; series += 1)
        shortest = Math.min(shortest, await measureLongestWait(series));
      expect(shortest).toBeLessThan(maxBlocked);
    });
  },
  { data: 'company' },
);
