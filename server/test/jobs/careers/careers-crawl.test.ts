import sql from 'sql-template-tag';
import { expireJobs } from '../../../src/jobs/postings/expire-jobs';
import { announce } from '../../../src/platform/realtime/changes';
import { onDatabase, type Caller } from '../../server';
import { jobCalls } from '../postings/job-calls';
import { toDayAfterToday, completeJob } from '../postings/job-parts';
import {
  careersSite,
  indeedPlatformId,
  feedPlatformId,
  linkedinPlatformId,
  readPosting,
} from './careers-calls';
import { crawl, feedOf, jobPagesOf, jobsOfApi, sitemapOf, type CrawlResult } from './crawl';

const { seoCanonicalTag: _, customSeoSchema: __, ...plain } = completeJob;
const everywhere = {
  ...{ ...plain, slug: '', seoIndex: 1, remote: false },
  jobDescription: `<p>${'Taste tea, and say what is in it. '.repeat(6)}</p>`,
  platformId: [careersSite, indeedPlatformId, linkedinPlatformId, feedPlatformId],
  ...{ salaryMin: 4_000, salaryMax: 5_000, salaryCurrency: 'USD', salaryUnit: 'MONTH' },
  salaryShown: true,
};

type Fields = Readonly<Record<string, unknown>>;

/** Fields that each job board requires of every job; it does not list a job without them. */
const required = {
  api: ['slug', 'title', 'code', 'url', 'applyUrl', 'workplace', 'postedAt', 'changedAt'],
  'indeed.xml': [
    ...['title', 'date', 'referencenumber', 'requisitionid', 'url', 'company', 'sourcename'],
    ...['city', 'state', 'country', 'description', 'category', 'lastactivitydate'],
  ],
  'linkedin.xml': [
    ...['partnerJobId', 'company', 'title', 'description', 'location', 'applyUrl', 'city'],
    ...['country', 'workplaceTypes', 'jobtype', 'listDate'],
  ],
  'jobs.xml': ['slug', 'title', 'code', 'url', 'applyUrl', 'workplace', 'description'],
  'jobs.json': ['id', 'url', 'title', 'content_html', 'date_published', 'date_modified', '_job'],
  posting: [
    ...['@context', '@type', 'title', 'description', 'datePosted', 'hiringOrganization'],
    ...['identifier', 'directApply', 'employmentType', 'url'],
  ],
} as const;
const boards = ['indeed.xml', 'linkedin.xml', 'jobs.xml', 'jobs.json'] as const;

const findMissing = (name: keyof typeof required, entry: Fields): string[] =>
  required[name].filter(
    (field) => entry[field] === undefined || String(entry[field]).trim() === '',
  );

const slugIn = (url: unknown): string => /\/careers\/([^/?]+)/.exec(String(url))?.[1] ?? '';
const sort = (slugs: Iterable<string>): string[] => [...new Set(slugs)].sort();

interface LiveRow {
  slug: string;
  title: string;
  isIndexed: boolean;
  boards: number[];
}

onDatabase(
  (server) => {
    let caller: Caller;
    let round = 0;
    const calls = jobCalls(() => caller);
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
    });

    /** Reads published jobs from the tables, independently of the condition that the careers site uses. */
    const readLive = () =>
      server().db.many<LiveRow>(sql`
        select address.slug, job.title, job.seo_index as "isIndexed",
          array_agg(publication.platform_id) as boards
        from job join job_address address on address.job_id = job.id and address.is_current
          join publication on publication.job_id = job.id and publication.state = 'live'
        where job.job_status_id <> 3
          and (job.expiry_date is null or job.expiry_date >= (now() at time zone 'Asia/Kolkata')::date)
        group by address.slug, job.title, job.seo_index
        having ${careersSite} = any(array_agg(publication.platform_id))`);

    const listIncomplete = (found: CrawlResult): string[] => {
      const told = (name: keyof typeof required, entry: Fields): string[] =>
        findMissing(name, entry).map((field) => `${name} ${String(entry['title'])}: ${field}`);
      return [
        ...jobsOfApi(found).flatMap((entry) => told('api', entry)),
        ...boards.flatMap((name) => feedOf(found, name).flatMap((entry) => told(name, entry))),
        ...[...jobPagesOf(found)].flatMap(([slug, body]) => {
          const posting = readPosting(body) ?? { title: slug };
          const where = posting['jobLocation'] ?? posting['applicantLocationRequirements'];
          return [...told('posting', posting), ...(where ? [] : [`posting ${slug}: location`])];
        }),
      ];
    };

    const expectWhole = async (): Promise<CrawlResult> => {
      round += 1;
      const found = await crawl(server().app, (call) => `10.${round}.${call % 250}.1`);
      const live = await readLive();
      const all = sort(live.map(({ slug }) => slug));
      const on = (board: number) =>
        sort(live.filter((job) => job.boards.includes(board)).map(({ slug }) => slug));
      expect(found.broken).toEqual([]);
      expect({
        pages: sort(jobPagesOf(found).keys()),
        api: sort(jobsOfApi(found).map(({ slug }) => String(slug))),
        sitemap: sort(sitemapOf(found)),
        indeed: sort(feedOf(found, 'indeed.xml').map(({ url }) => slugIn(url))),
        linkedin: sort(feedOf(found, 'linkedin.xml').map(({ applyUrl }) => slugIn(applyUrl))),
        xml: sort(feedOf(found, 'jobs.xml').map(({ url }) => slugIn(url))),
        json: sort(feedOf(found, 'jobs.json').map(({ url }) => slugIn(url))),
      }).toEqual({
        ...{ pages: all, api: all },
        sitemap: sort(live.filter(({ isIndexed }) => isIndexed).map(({ slug }) => slug)),
        ...{
          indeed: on(indeedPlatformId),
          linkedin: on(linkedinPlatformId),
          xml: on(feedPlatformId),
          json: on(feedPlatformId),
        },
      });
      expect(
        new Map([...jobPagesOf(found)].map(([slug, body]) => [slug, readPosting(body)?.['title']])),
      ).toEqual(new Map(live.map(({ slug, title }) => [slug, title])));
      expect(listIncomplete(found)).toEqual([]);
      return found;
    };
    const slugOf = async (id: number): Promise<string> =>
      (
        await server().db.one<{ slug: string }>(
          sql`select slug from job_address where job_id = ${id} and is_current`,
        )
      )?.slug ?? '';
    const statusOf = async (slug: string): Promise<number> =>
      (await server().app.inject(`/careers/${slug}`)).statusCode;

    it('a crawler finds no broken link, missing field or stale job after each change of a job', async () => {
      const before = await expectWhole();
      const created = [];
      for (const title of ['Tea taster', 'Tea picker', 'Tea packer', 'Tea "Q&A" <lead>'])
        created.push(await calls.create({ ...everywhere, jobTitle: title }));
      const ids = created.map(({ id }) => id);
      const [edited = 0, moved = 0, closed = 0, expired = 0] = ids;
      const slugs = await Promise.all(ids.map(slugOf));
      const published = await expectWhole();
      expect(jobPagesOf(published).size).toBe(jobPagesOf(before).size + ids.length);

      await calls.update(edited, { jobTitle: 'Coffee taster', locationId: [1] });
      await calls.update(moved, { slug: 'tea-picking' });
      await expectWhole();
      expect(await statusOf(slugs[1] ?? '')).toBe(301);

      await calls.update(edited, { platformId: [careersSite, linkedinPlatformId], seoIndex: 0 });
      await calls.update(closed, { jobStatusId: 3 });
      await expectWhole();

      const { db } = server();
      await db.run(sql`update job set expiry_date = ${toDayAfterToday(-3)} where id = ${expired}`);
      await expireJobs(db, toDayAfterToday(0));
      // Announces the expired job, as the first call of a new day does.
      await db.transaction(async (tx) =>
        announce(tx, { owner: 'job', ids: [expired], jobIds: [expired] }),
      );
      await calls.remove(moved);
      await expectWhole();
      const ended = [slugs[1], slugs[2], slugs[3], 'tea-picking'];
      expect(await Promise.all(ended.map((slug = '') => statusOf(slug)))).toEqual([
        ...[410, 410, 410, 410],
      ]);

      const { platformId } = everywhere;
      await calls.update(closed, { jobStatusId: 2, platformId });
      await calls.update(expired, { expiryDate: toDayAfterToday(9), platformId });
      const after = await expectWhole();
      expect(jobPagesOf(after).size).toBe(jobPagesOf(published).size - 1);
    }, 300_000);
  },
  { data: 'company' },
);
