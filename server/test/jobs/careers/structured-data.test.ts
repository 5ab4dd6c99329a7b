import Validator from '@adobe/structured-data-validator';
import { onDatabase } from '../../server';
import { openWith, readPosting, readText } from './careers-calls';

type Value = Record<string, unknown>;

const employmentTypes = [
  ...['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM'],
  'OTHER',
];
const units = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'];
const asList = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat());

/** Google's rules for JobPosting, each with a check that it holds. */
const rules: Readonly<Record<string, (posting: Value) => boolean>> = {
  'a title without code or shouting': ({ title }) =>
    typeof title === 'string' && title !== '' && !/[!*]{2}|KF-\d/.test(title),
  'a description that says more than the title': ({ title, description }) =>
    String(description).length > String(title).length && /<p>/.test(String(description)),
  'the day it was posted, not in the future': ({ datePosted }) =>
    Date.parse(String(datePosted)) <= Date.now() + 86_400_000,
  'an end with a time zone, in the future': ({ validThrough }) =>
    validThrough === undefined ||
    (/T23:59:59[+-]\d\d:\d\d$/.test(String(validThrough)) &&
      Date.parse(String(validThrough)) > Date.now()),
  'who hires': ({ hiringOrganization }) =>
    typeof (hiringOrganization as Value | undefined)?.['name'] === 'string',
  'a location with its country, or countries to work from': (posting) =>
    posting['jobLocationType'] === 'TELECOMMUTE'
      ? asList(posting['applicantLocationRequirements']).length > 0
      : asList(posting['jobLocation']).length > 0 &&
        asList(posting['jobLocation']).every((one) =>
          /^[A-Z]{2}$/.test(
            String(((one as Value)['address'] as Value | undefined)?.['addressCountry']),
          ),
        ),
  'an employment type of schema.org': ({ employmentType }) =>
    asList(employmentType).every((type) => employmentTypes.includes(String(type))),
  'a salary with amount, currency and unit': ({ baseSalary }) => {
    if (baseSalary === undefined) return true;
    const { currency, value } = baseSalary as { currency: string; value: Value };
    return (
      /^[A-Z]{3}$/.test(currency) &&
      units.includes(String(value['unitText'])) &&
      (typeof value['value'] === 'number' || Number(value['minValue']) <= Number(value['maxValue']))
    );
  },
  'months of experience as a number': ({ experienceRequirements: asked }) =>
    asked === undefined ||
    asked === 'no requirements' ||
    Number.isInteger((asked as Value)['monthsOfExperience']),
  'the code of the job': ({ identifier }) => /^KF-/.test(String((identifier as Value)['value'])),
  'an absolute address': ({ url }) => /^https?:\/\//.test(String(url)),
};

onDatabase(
  (server) => {
    const open = openWith(server);
    const listPaths = async (): Promise<string[]> =>
      [...(await open('/careers/sitemap.xml')).body.matchAll(/<loc>([^<]+)/g)].map(
        ([, url = '']) => new URL(url).pathname,
      );

    it('the structured data of every job of the example company follows the rules of search engines', async () => {
      const paths = await listPaths();
      expect(paths.length).toBeGreaterThan(15);
      for (const path of paths) {
        const posting = readPosting((await open(path)).body) ?? {};
        const broken = Object.entries(rules).filter(([, holds]) => !holds(posting));
        expect([path, broken.map(([rule]) => rule)]).toEqual([path, []]);
      }
    });

    it('a second validator, by Adobe, finds no error in the structured data of any job', async () => {
      const judge = new Validator();
      const findFaults = async (posting: Value): Promise<string[]> => {
        const issues = await judge.validate({ jsonld: { JobPosting: [posting] } });
        return issues.flatMap(({ severity, issueMessage }) =>
          severity === 'ERROR' ? [issueMessage] : [],
        );
      };
      for (const path of await listPaths()) {
        const { jobLocation, ...posting } = readPosting((await open(path)).body) ?? {};
        // Unlike Google, this validator accepts only one place for each job, so each place is checked alone.
        const places = jobLocation === undefined ? [undefined] : asList(jobLocation);
        for (const place of places)
          expect([
            path,
            await findFaults({ ...posting, ...(place !== undefined && { jobLocation: place }) }),
          ]).toEqual([path, []]);
      }
      expect(await findFaults({ '@type': 'JobPosting', title: 'Cook' })).toContainEqual(
        expect.stringContaining('description'),
      );
    });

    it('the structured data contains nothing that the job’s page does not show', async () => {
      for (const path of await listPaths()) {
        const { body } = await open(path);
        const text = readText(body);
        const { title, skills = '', identifier, baseSalary } = readPosting(body) ?? {};
        expect(text).toContain(title);
        expect(text).toContain((identifier as Value)['value']);
        for (const skill of String(skills).split(', ')) expect(text).toContain(skill);
        expect([path, text.includes('Salary')]).toEqual([path, baseSalary !== undefined]);
      }
    });

    it('following all links from the job list finds no broken link', async () => {
      const seen = new Set<string>();
      const waiting = ['/careers'];
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        if (seen.has(path)) continue;
        seen.add(path);
        const { statusCode, body } = await open(path);
        expect([path, statusCode]).toEqual([path, 200]);
        for (const [, link = ''] of body.matchAll(/<a [^>]*href="(\/[^"#]*)"/g))
          waiting.push(link.replaceAll('&amp;', '&'));
      }
      expect(seen.size).toBeGreaterThan(40);
    }, 60_000);
  },
  { data: 'company' },
);
