import type { yup } from 'shared-ui/forms';
import { fieldsRequiredToCreate } from './job-fields';
import { emptyJob, type JobValues } from './job-values';
import { createJobSchema, seoSchema } from './job.schema';
import { completeJob } from './testing/complete-job';

const today = '2026-11-21';
const before = { ...emptyJob };

const messagesOf = (schema: yup.ObjectSchema<object>, values: JobValues): Promise<string[]> =>
  schema
    .validate(values, { abortEarly: false })
    .then(() => [])
    .catch((error: yup.ValidationError) => error.errors);

const complaints = (change: Partial<JobValues>, countMayBeEmpty = true) =>
  messagesOf(
    createJobSchema({ required: fieldsRequiredToCreate, today, before, countMayBeEmpty }),
    {
      ...completeJob,
      ...change,
    },
  );
const ofStep = (change: Partial<JobValues>) => messagesOf(seoSchema, { ...emptyJob, ...change });

const positions = 'Enter a whole number from 0 to 100';
const past = 'The expiry date cannot be earlier than today';
const required = 'please fill the required field';
const json = 'Enter the schema as one JSON object, such as {"industry": "Food"}';

test.each([-1, 101, 1.5, Number.NaN, 1e21])(
  '%p positions are refused before sending',
  async (numberOfPositions) => {
    expect(await complaints({ numberOfPositions })).toEqual([positions]);
  },
);

test.each([0, 1, 100, '' as const])('%p positions are accepted', async (count) => {
  expect(await complaints({ numberOfPositions: count })).toEqual([]);
});

test('a stored number of positions cannot be emptied', async () => {
  expect(await complaints({ numberOfPositions: '' }, false)).toEqual([positions]);
});

test.each([
  ['2026-11-20', [past]],
  ['2026-11-21', []],
  ['', []],
])(
  'the expiry date %p is validated against the company’s day 2026-11-21',
  async (day, expected) => {
    expect(await complaints({ expiryDate: day })).toEqual(expected);
  },
);

test('an expiry date that has passed since it was stored may remain on its job', async () => {
  const stored = { ...before, expiryDate: '2026-01-01' };
  const schema = createJobSchema({ required: [], today, before: stored, countMayBeEmpty: true });
  expect(await messagesOf(schema, stored)).toEqual([]);
  expect(await messagesOf(schema, { ...stored, expiryDate: '2026-01-02' })).toEqual([past]);
});

test('the SEO step always requires a slug; the SEO tab requires it only once another SEO field is filled', async () => {
  expect(await ofStep({})).toEqual([required]);
  expect(await complaints({})).toEqual([]);
  expect(await complaints({ seoMetaTitle: 'Cook' })).toEqual([required]);
  expect(await complaints({ seoIndex: false })).toEqual([required]);
  expect(await complaints({ seoMetaTitle: 'Cook', slug: 'cook' })).toEqual([]);
});

test.each(['Cook', 'head cook', '-cook', 'head--cook', 'cook/1', 'köchin'])(
  '%p is not a valid slug',
  async (slug) => {
    expect(await ofStep({ slug })).toEqual([
      'Use small letters and digits, with single hyphens between words',
    ]);
  },
);

test.each(['{', 'text', '[]', '"a"', 'null', '{"a": 1,}'])(
  'the custom schema %p is refused with an explanation',
  async (customSeoSchema) => {
    expect(await ofStep({ slug: 'cook', customSeoSchema })).toEqual([json]);
  },
);

test.each([
  ['customSeoSchema', '{"industry": "Food"}'],
  ['customSeoSchema', '  '],
  ['seoCanonicalTag', 'https://example.com/jobs/1'],
  ['seoMetaTitle', 'a'.repeat(2_000)],
])('the SEO field %s accepts %p', async (name, value) => {
  expect(await ofStep({ slug: 'cook', [name]: value })).toEqual([]);
});

test.each(['javascript:alert(1)', 'example.com', 'ftp://example.com'])(
  '%p is not a valid canonical address',
  async (seoCanonicalTag) => {
    expect(await ofStep({ slug: 'cook', seoCanonicalTag })).toEqual([
      'Enter an address that begins with http:// or https://',
    ]);
  },
);
