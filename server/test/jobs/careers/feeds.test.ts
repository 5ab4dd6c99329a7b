import sql from 'sql-template-tag';
import { onDatabase, type Caller } from '../../server';
import { jobCalls } from '../postings/job-calls';
import { completeJob } from '../postings/job-parts';
import {
  careersSite,
  indeedPlatformId,
  feedPlatformId,
  linkedinPlatformId,
  openWith,
} from './careers-calls';
import { readFeedJobs, parseXml } from './feed-elements';

const { seoCanonicalTag: _, ...plain } = completeJob;
const everywhere = {
  ...plain,
  slug: '',
  jobTitle: 'Tea & <Taster> ]]> "q"',
  jobDescription: '<p>Taste tea &amp; talk.</p>',
  remote: false,
  platformId: [careersSite, indeedPlatformId, linkedinPlatformId, feedPlatformId],
};

const indeedElements = [
  ...['title', 'date', 'referencenumber', 'requisitionid', 'url', 'company', 'sourcename', 'city'],
  ...['state', 'country', 'postalcode', 'streetaddress', 'email', 'description', 'salary'],
  ...['education', 'jobtype', 'category', 'experience', 'expirationdate', 'remotetype'],
  'lastactivitydate',
];

onDatabase(
  (server) => {
    let caller: Caller;
    let job: { id: number; jobCode: string };
    const open = openWith(server);
    const calls = jobCalls(() => caller);
    const read = async (name: string) => {
      const { statusCode, body } = await open(`/careers/feeds/${name}`);
      expect([name, statusCode]).toEqual([name, 200]);
      return body;
    };
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
      job = await calls.create({
        ...everywhere,
        ...{ salaryMin: 4_000, salaryMax: 5_000, salaryCurrency: 'USD', salaryUnit: 'MONTH' },
        salaryShown: true,
      });
    });
    const ofJob = async (name: string, field: string) =>
      readFeedJobs(parseXml(await read(name))).filter((one) => one[field] === job.jobCode);

    it('Indeed gets one entry for each place of a job, with every element, of which none repeats', async () => {
      const entries = await ofJob('indeed.xml', 'requisitionid');
      expect(entries.map((one) => Object.keys(one))).toEqual([indeedElements, indeedElements]);
      expect(entries).toMatchObject([
        { title: everywhere.jobTitle, city: 'Pune', state: 'Maharashtra', country: 'IN' },
        { city: 'Bengaluru', state: 'Karnataka', salary: expect.stringContaining('a month') },
      ]);
      expect(entries[0]?.['description']).toBe('<p>Taste tea &amp; talk.</p>');
      const all = readFeedJobs(parseXml(await read('indeed.xml')));
      expect(new Set(all.map((one) => one['referencenumber'])).size).toBe(all.length);
    });

    it('LinkedIn gets each job once, and the number of jobs', async () => {
      const feed = parseXml(await read('linkedin.xml'));
      const count = feed.children.find(({ name }) => name === 'expectedJobCount')?.text;
      expect(Number(count)).toBe(readFeedJobs(feed).length);
      expect(await ofJob('linkedin.xml', 'partnerJobId')).toMatchObject([
        { location: 'Pune, Maharashtra', workplaceTypes: 'On-site', jobtype: 'FULL_TIME' },
      ]);
    });

    it('the plain feeds have the same jobs as XML and as JSON', async () => {
      const entries = readFeedJobs(parseXml(await read('jobs.xml')));
      const { version, items } = JSON.parse(await read('jobs.json'));
      expect(version).toBe('https://jsonfeed.org/version/1.1');
      expect(items.map(({ url }: { url: string }) => url)).toEqual(entries.map(({ url }) => url));
      expect(items.at(-1)).toMatchObject({
        title: everywhere.jobTitle,
        _job: { code: job.jobCode },
      });
    });

    it('a job that is withdrawn from a platform is removed from its feed, and other jobs remain', async () => {
      await calls.update(job.id, { platformId: [careersSite, linkedinPlatformId] });
      expect(await ofJob('indeed.xml', 'requisitionid')).toEqual([]);
      expect(await ofJob('linkedin.xml', 'partnerJobId')).toHaveLength(1);
      await calls.update(job.id, { platformId: everywhere.platformId });
    });

    it('a platform with a feed cannot be chosen without the careers site, to which the feed links', async () => {
      const refused = await calls.update(job.id, { platformId: [indeedPlatformId] });
      expect([refused.statusCode, refused.json().error.fields]).toEqual([
        422,
        { platformId: expect.stringContaining('careers site') },
      ]);
    });

    it('the sitemap has exactly the jobs that search engines may list, with the time of the last change', async () => {
      const body = (await open('/careers/sitemap.xml')).body;
      const urls = parseXml(body).children.map(({ children }) => children.map(({ text }) => text));
      const live = await server().db.many<{ slug: string; changed: Date | string }>(sql`
        select address.slug,
          greatest(job.updated_at, address.created_at, address.shown_changed_at) as changed
        from job join job_address address on address.job_id = job.id and address.is_current
        where job.is_published and not job.is_expired and job.job_status_id <> 3 and job.seo_index
          and exists (select 1 from publication where job_id = job.id and platform_id = ${careersSite} and state = 'live')`);
      expect(new Map(urls.map(([url = '', time]) => [url.split('/').at(-1), time]))).toEqual(
        new Map(live.map(({ slug, changed }) => [slug, new Date(changed).toISOString()])),
      );
      expect(live.length).toBeGreaterThan(10);
    });

    it('robots may read only the careers pages, and find the address of the sitemap', async () => {
      expect((await open('/robots.txt')).body).toMatch(
        /Allow: \/careers\nDisallow: \/\n\nSitemap: http.*\/careers\/sitemap.xml/,
      );
    });
  },
  { data: 'company' },
);
