import type { yup } from 'shared-ui/forms';
import { requiredToCreate } from './job-fields';
import { emptyJob, type JobValues } from './job-values';
import { jobSchema, seoSchema } from './job.schema';
import { completeJob } from './testing/complete-job';

const today = '2026-11-21';
const before = { ...emptyJob };

const messagesOf = (schema: yup.ObjectSchema<object>, values: JobValues): Promise<string[]> =>
  schema
    .validate(values, { abortEarly: false })
    .then(() => [])
    .catch((error: yup.ValidationError) => error.errors);

const complaints = (change: Partial<JobValues>, countMayBeEmpty = true) =>
  messagesOf(jobSchema({ required: requiredToCreate, today, before, countMayBeEmpty }), {
    ...completeJob,
    ...change,
  });
const ofStep = (change: Partial<JobValues>) => messagesOf(seoSchema, { ...emptyJob, ...change });

const positions = 'Enter a whole number from 0 to 100';
const past = 'The expiry date cannot be earlier than today';
const required = 'please fill the required field';
const json = 'Enter the schema as one JSON object, such as {"industry": "Food"}';

test.each([-1, 101, 1.5, Number.NaN, 1e21])(
  'JOB-078 %p positions are refused before they are sent',
  async (numberOfPositions) => {
    expect(await complaints({ numberOfPositions })).toEqual([positions]);
  },
);

test.each([0, 1, 100, '' as const])('JOB-078 %p positions are accepted', async (count) => {
  expect(await complaints({ numberOfPositions: count })).toEqual([]);
});

test('JOB-078 a stored number of positions cannot be taken away', async () => {
  expect(await complaints({ numberOfPositions: '' }, false)).toEqual([positions]);
});

test.each([
  ['2026-11-20', [past]],
  ['2026-11-21', []],
  ['', []],
])('JOB-079 the expiry date %p, on the day 2026-11-21 of the company', async (day, expected) => {
  expect(await complaints({ expiryDate: day })).toEqual(expected);
});

test('JOB-079 a day that has passed since may stay on its job', async () => {
  const stored = { ...before, expiryDate: '2026-01-01' };
  const schema = jobSchema({ required: [], today, before: stored, countMayBeEmpty: true });
  expect(await messagesOf(schema, stored)).toEqual([]);
  expect(await messagesOf(schema, { ...stored, expiryDate: '2026-01-02' })).toEqual([past]);
});

test('SEO-002 the step asks for a slug in any case, the tab once anything was said', async () => {
  expect(await ofStep({})).toEqual([required]);
  expect(await complaints({})).toEqual([]);
  expect(await complaints({ seoMetaTitle: 'Cook' })).toEqual([required]);
  expect(await complaints({ seoIndex: false })).toEqual([required]);
  expect(await complaints({ seoMetaTitle: 'Cook', slug: 'cook' })).toEqual([]);
});

test.each(['Cook', 'head cook', '-cook', 'head--cook', 'cook/1', 'köchin'])(
  'SEO-002 %p is no slug',
  async (slug) => {
    expect(await ofStep({ slug })).toEqual([
      'Use small letters and digits, with single hyphens between words',
    ]);
  },
);

test.each(['{', 'text', '[]', '"a"', 'null', '{"a": 1,}'])(
  'SEO-009 the custom schema %p is refused with words that say what it must be',
  async (customSeoSchema) => {
    expect(await ofStep({ slug: 'cook', customSeoSchema })).toEqual([json]);
  },
);

test.each([
  ['customSeoSchema', '{"industry": "Food"}'],
  ['customSeoSchema', '  '],
  ['seoCanonicalTag', 'https://example.com/jobs/1'],
  ['seoMetaTitle', 'a'.repeat(2_000)],
])('SEO-003 SEO-009 %s may hold %p', async (name, value) => {
  expect(await ofStep({ slug: 'cook', [name]: value })).toEqual([]);
});

test.each(['javascript:alert(1)', 'example.com', 'ftp://example.com'])(
  'SEO-006 %p is no canonical address',
  async (seoCanonicalTag) => {
    expect(await ofStep({ slug: 'cook', seoCanonicalTag })).toEqual([
      'Enter an address that begins with http:// or https://',
    ]);
  },
);
