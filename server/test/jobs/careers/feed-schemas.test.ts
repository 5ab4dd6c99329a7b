import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { validateXML } from 'xmllint-wasm';
import { onDatabase } from '../../server';
import { jobCalls } from '../postings/job-calls';
import { completeJob } from '../postings/job-parts';
import {
  careersSite,
  indeedPlatformId,
  feedPlatformId,
  linkedinPlatformId,
  openWith,
} from './careers-calls';

// The validator of GNOME, as WebAssembly: an independent reader of XML schemas.
const findFaults = async (name: string, contents: string): Promise<readonly string[]> => {
  const schema = await readFile(join(import.meta.dirname, 'schemas', `${name}.xsd`), 'utf8');
  const { errors } = await validateXML({
    xml: [{ fileName: `${name}.xml`, contents }],
    schema: [schema],
  });
  return errors.map(({ message }) => message);
};

const { seoCanonicalTag: _, ...plain } = completeJob;
const hostile = {
  ...plain,
  slug: '',
  jobTitle: 'Tea & <Taster> ]]> "q"',
  jobDescription: `<p>Taste tea &amp; talk.</p><p>${'Then taste more of it. '.repeat(10)}</p>`,
  platformId: [careersSite, indeedPlatformId, linkedinPlatformId, feedPlatformId],
  ...{ salaryMin: 4_000.5, salaryMax: 5_000, salaryCurrency: 'USD', salaryUnit: 'MONTH' },
  salaryShown: true,
};

onDatabase(
  (server) => {
    const open = openWith(server);
    const read = async (name: string) => (await open(`/careers/feeds/${name}.xml`)).body;
    beforeAll(async () => {
      const caller = await server().signInAs('administrator');
      const calls = jobCalls(() => caller);
      await calls.create(hostile);
      await calls.create({ ...hostile, remote: true, remoteCountryId: [276], salaryMax: '' });
      await calls.create({ ...hostile, hybrid: true, remote: false, salaryShown: false });
      await server().db.run(sql`
        insert into publication (job_id, platform_id, state)
        select publication.job_id, board, 'live'
        from publication, unnest(array[${indeedPlatformId}, ${linkedinPlatformId}, ${feedPlatformId}]::integer[]) board
        where platform_id = ${careersSite} and state = 'live'
        on conflict (job_id, platform_id) do update set state = 'live'`);
    });

    it.each(['indeed', 'linkedin', 'jobs'])(
      'the feed %s is valid by its reader’s schema, with every job of the example company',
      async (name) => {
        const feed = await read(name);
        expect(feed.match(/<job>/g)?.length).toBeGreaterThan(10);
        expect(await findFaults(name, feed)).toEqual([]);
      },
    );

    it.each([
      ['indeed', /<state>.*?<\/state>/, ''],
      ['indeed', /<date>.*?<\/date>/, '<date>tomorrow</date>'],
      ['linkedin', /<partnerJobId>/, '<partnerId/><partnerJobId>'],
      ['jobs', /<workplace>.*?<\/workplace>/, '<workplace>anywhere</workplace>'],
    ])('the check of the feed %s detects an error', async (name, part, fault) => {
      const feed = await read(name);
      expect(await findFaults(name, feed.replace(part, fault))).not.toEqual([]);
    });
  },
  { data: 'company' },
);
