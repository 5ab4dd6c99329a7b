import sql from 'sql-template-tag';
import { onDatabase, type Caller } from '../../server';
import { jobCalls } from '../postings/job-calls';
import { completeJob } from '../postings/job-parts';
import { careersSite, openWith } from './careers-calls';

const { seoCanonicalTag: _, ...plain } = completeJob;
const live = { ...plain, seoIndex: 1, platformId: [careersSite] };

onDatabase(
  (server) => {
    let caller: Caller;
    const open = openWith(server);
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
      const calls = jobCalls(() => caller);
      await calls.create({ ...live, slug: 'in-finance', departmentId: 4, locationId: [1] });
      await calls.create({ ...live, slug: 'in-legal', departmentId: 5, locationId: [2] });
    });
    const readTimes = async (): Promise<Record<string, string>> =>
      Object.fromEntries(
        [
          ...(await open('/careers/sitemap.xml')).body.matchAll(
            /<loc>[^<]*\/([^</]+)<\/loc><lastmod>([^<]+)/g,
          ),
        ].map(([, slug = '', time = '']) => [slug, time]),
      );
    const listChanged = async (change: () => Promise<unknown>): Promise<string[]> => {
      const before = await readTimes();
      await change();
      const after = await readTimes();
      return Object.keys(after).filter((slug) => after[slug] !== before[slug]);
    };
    const rename = async (kind: string, id: number, fields: object): Promise<void> => {
      const path = `/api/v1/directory/${kind}/${id}`;
      const stored = (await caller.send('GET', path)).json().data;
      const answer = await caller.send('PUT', path, {
        payload: { ...fields, version: stored.version },
      });
      expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
    };

    it('a renamed department gives the pages of its jobs a new time of change, and no other pages', async () => {
      const changed = await listChanged(() => rename('departments', 4, { name: 'Money' }));
      expect(changed).toContain('in-finance');
      expect(changed).not.toContain('in-legal');
      expect(await listChanged(async () => undefined)).toEqual([]);
    });

    it('a moved location changes the pages of its jobs, and a renamed company changes all pages', async () => {
      const moved = await listChanged(() => rename('locations', 2, { region: 'Elsewhere' }));
      expect(moved).toContain('in-legal');
      expect(moved).not.toContain('in-finance');
      const all = await listChanged(() =>
        caller.send('PUT', '/api/v1/company/1', { payload: { companyName: 'Kestrel & Sons' } }),
      );
      expect(all).toHaveLength(Object.keys(await readTimes()).length);
    });

    it('a release that shows more on each page does not count as a change of the pages', async () => {
      const changed = await listChanged(async () => {
        await server().db.run(sql`update job_address set shown_digest = '0' || shown_digest`);
        await caller.send('PUT', '/api/v1/company/1', {
          payload: { companyName: 'Kestrel & Sons' },
        });
        await rename('departments', 4, { name: 'Money' });
      });
      expect(changed).toEqual([]);
    });
  },
  { data: 'company' },
);
