import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { onDatabase, type Caller } from '../../server';
import { jobCalls } from '../postings/job-calls';
import { completeJob } from '../postings/job-parts';
import { careersSite, openWith, readPosting, readText } from './careers-calls';

const pay = { salaryMin: 40_000, salaryMax: 60_000, salaryCurrency: 'INR', salaryUnit: 'MONTH' };
const { seoCanonicalTag: _, customSeoSchema: __, ...plain } = completeJob;
const live = { ...plain, slug: '', seoIndex: 1, platformId: [careersSite], remote: false };

onDatabase(
  (server) => {
    let caller: Caller;
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
    });
    const calls = jobCalls(() => caller);
    const open = openWith(server);
    const create = async (fields: object = {}) => {
      const { id, jobCode } = await calls.create({ ...live, ...fields });
      return { id, jobCode, path: `/careers/tea-taster-${jobCode.toLowerCase()}` };
    };

    it('careers pages load nothing from other sites and run no script, and their security policy allows their style', async () => {
      const { path } = await create();
      for (const url of ['/careers', path, '/careers/nothing-here']) {
        const { body, headers } = await open(url);
        const policy = String(headers['content-security-policy']);
        const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(body) ?? [];
        const hash = createHash('sha256').update(style).digest('base64');
        expect(policy).toContain(`style-src 'sha256-${hash}'`);
        expect(policy).not.toContain('script-src');
        expect(policy).toContain("default-src 'none'");
        expect(body.replaceAll('type="application/ld+json"', '')).not.toMatch(
          /<script[^>]*src|@import/,
        );
      }
    });

    it('the page of a job and its data for search engines have a salary only if the company shows it', async () => {
      const { id, path } = await create(pay);
      const hidden = await open(path);
      expect(readText(hidden.body)).not.toContain('40,000');
      expect(readPosting(hidden.body)).not.toHaveProperty('baseSalary');
      await calls.update(id, { salaryShown: true });
      const shown = await open(path);
      expect(readText(shown.body)).toMatch(/₹40,000 – ₹60,000 a month/);
      expect(readPosting(shown.body)).toMatchObject({
        baseSalary: {
          currency: 'INR',
          value: { minValue: 40_000, maxValue: 60_000, unitText: 'MONTH' },
        },
      });
    });

    it('only the page of a job has data for search engines, with all that Google requires', async () => {
      const { path, jobCode } = await create({ remote: true, remoteCountryId: [276] });
      expect(readPosting((await open('/careers')).body)).toBeUndefined();
      expect(readPosting((await open(path)).body)).toMatchObject({
        title: 'Tea Taster',
        description: '<p>Taste tea.</p>',
        datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        validThrough: `${completeJob.expiryDate}T23:59:59+05:30`,
        hiringOrganization: { name: 'Kestrel Foods' },
        identifier: { value: jobCode },
        directApply: true,
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: [{ '@type': 'Country', name: 'Germany' }],
      });
      const onSite = await create({ hybrid: true });
      const posting = readPosting((await open(onSite.path)).body);
      expect(posting).not.toHaveProperty('jobLocationType');
      expect(posting).toMatchObject({
        jobLocation: [
          {
            address: {
              addressLocality: 'Pune',
              addressRegion: 'Maharashtra',
              addressCountry: 'IN',
            },
          },
          { address: { addressLocality: 'Bengaluru' } },
        ],
      });
    });

    it('search words, department, place, type and remote work each filter the list of jobs', async () => {
      await create({
        jobTitle: 'Saffron Über-Grader',
        remote: true,
        jobTypeId: 3,
        departmentId: 2,
      });
      const titles = async (query: string) => readText((await open(`/careers?${query}`)).body);
      const found = 'Saffron Über-Grader';
      for (const query of [
        'search=uber+SAFFRON',
        'search=saffron&remote=1&type=Contract',
        'search=grader&place=Pune',
      ])
        expect(await titles(query)).toContain(found);
      for (const query of [
        'search=saffron+tea',
        'search=saffron&type=Part+Time',
        'search=saffron&place=Kochi',
        'search=saffron&department=Legal',
      ])
        expect(await titles(query)).toContain('No job fits');
    });

    it.each([
      ['page=0', 'page=-1', 'page=abc', 'page=999999', 'page[]=2', 'search[]=a', 'lang=xx'],
      ['search=%3Cscript%3Ealert(1)%3C%2Fscript%3E', 'search=%00', `search=${'x'.repeat(5_000)}`],
    ])('an invalid query of the job list is answered with a page: %s', async (...queries) => {
      for (const query of queries) {
        const { statusCode, body } = await open(`/careers?${query}`);
        expect([query, statusCode]).toEqual([query, 200]);
        expect(body).not.toContain('<script>alert');
      }
    });

    it('HTML in the text of a record is shown as text, and never runs', async () => {
      const { path, id } = await create();
      await calls.update(id, {
        jobTitle: '"><script>alert(1)</script>',
        seoMetaTitle: '</title><script>alert(2)</script>',
        customSeoSchema: '{"x":"</script><script>alert(3)</script>"}',
        jobDescription: '<p onclick="alert(4)">Tea <img src=x onerror=alert(5)></p>',
      });
      const { body } = await open(path);
      expect(body).not.toMatch(/<script>alert|onerror|onclick/);
      expect((await open('/careers')).body).not.toContain('<script>alert');
    });

    it('a careers page has the language of the job’s text, or the one that the address requests', async () => {
      const { path } = await create({
        jobDescription: '<p>Wir suchen eine Köchin, die mit uns für die Gäste kocht.</p>',
      });
      expect((await open(path)).body).toMatch(/<html lang="de">[\s\S]*Bewerben/);
      expect((await open(`${path}?lang=en`)).body).toMatch(/<html lang="en">[\s\S]*Apply/);
      expect((await open('/careers?lang=de')).body).toContain('Offene Stellen');
    });

    it('a browser that has the latest version of a careers page downloads it again only after a change', async () => {
      const { id, path } = await create();
      const first = await open(path);
      const tag = String(first.headers.etag);
      const since = String(first.headers['last-modified']);
      const unchanged = await open(path, { 'if-none-match': tag });
      expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
      expect((await open(path, { 'if-modified-since': since })).statusCode).toBe(304);
      await calls.update(id, { education: 'Any tea school' });
      expect((await open(path, { 'if-none-match': tag })).statusCode).toBe(200);
      expect((await open(path, { 'if-modified-since': since })).statusCode).toBe(200);
    });

    it('careers pages are compressed as the browser accepts, and fit in the first round trip', async () => {
      const { path } = await create();
      for (const url of ['/careers', path]) {
        const whole = await open(url);
        const brotli = await open(url, { 'accept-encoding': 'gzip, br' });
        const zipped = await open(url, { 'accept-encoding': 'gzip, br;q=0' });
        expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(whole.body);
        expect(gunzipSync(zipped.rawPayload).toString()).toBe(whole.body);
        expect(brotli.rawPayload.length).toBeLessThan(14_000);
        expect(whole.headers['content-encoding']).toBeUndefined();
      }
    });

    it('other sites may show the job list in a frame, but no other careers page', async () => {
      const framed = await open('/careers?embed=1');
      expect(framed.headers['content-security-policy']).toContain('frame-ancestors *');
      expect(framed.body).toMatch(/target="_top"/);
      const page = await open('/careers');
      expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
      const script = await open('/careers/embed.js');
      expect(script.headers['access-control-allow-origin']).toBe('*');
      expect(script.rawPayload.length).toBeLessThan(5_000);
    });

    it('a new company name is on the careers pages at once', async () => {
      await open('/careers');
      const company = (await caller.send('GET', '/api/v1/company/1')).json().data;
      const renamed = await caller.send('PUT', '/api/v1/company/1', {
        payload: { companyName: 'Merlin Foods', version: company.version },
      });
      expect(renamed.statusCode).toBe(200);
      expect((await open('/careers')).body).toContain('Work at Merlin Foods');
    });
  },
  { data: 'company' },
);
