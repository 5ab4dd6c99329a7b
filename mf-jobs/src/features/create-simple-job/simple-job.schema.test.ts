import type { yup } from 'shared-ui/forms';
import { experienceOptions } from './experience-options';
import { createSimpleJobSchema } from './simple-job.schema';
import { emptySimpleJob, toSimpleJobBody, type SimpleJobValues } from './simple-job.values';

const today = '2026-11-21';
const item = (id: number) => ({ id, label: `No. ${id}` });
const complete: SimpleJobValues = {
  ...emptySimpleJob,
  jobTitle: 'Cook',
  jobDescription: '<p>Cooks</p>',
  minExperience: '0',
  locationId: [item(2), item(3)],
  departmentId: item(4),
  userId: [item(5)],
};

const messagesOf = async (values: SimpleJobValues): Promise<string[]> =>
  createSimpleJobSchema(today)
    .validate(values, { abortEarly: false })
    .then(() => [])
    .catch((error: yup.ValidationError) => error.errors);

test('a complete form has no errors', async () => {
  expect(await messagesOf(complete)).toEqual([]);
});

test.each<[Partial<SimpleJobValues>, string]>([
  [{ jobTitle: '  ' }, 'Please enter the job Title '],
  [{ jobDescription: '' }, 'Please enter the job Description '],
  [{ jobDescription: '<p>&nbsp;</p>' }, 'Please enter the job Description '],
  [{ locationId: [] }, 'Please Select the Location '],
  [{ departmentId: null }, 'Please Select the Department'],
  [{ minExperience: '' }, 'Please select Minimum Experience'],
  [{ userId: [] }, 'Please Select the Mail'],
  [{ expiryDate: '2026-11-20' }, 'The expiry date cannot be earlier than today'],
  [
    { minExperience: '5', maxExperience: '4' },
    'The maximum experience cannot be less than the minimum',
  ],
  [{ numberOfPositions: 101 }, 'Enter a whole number from 0 to 100'],
  [{ numberOfPositions: 1.5 }, 'Enter a whole number from 0 to 100'],
  [{ numberOfPositions: Number.NaN }, 'Enter a whole number from 0 to 100'],
  [{ numberOfPositions: -1 }, 'Enter a whole number from 0 to 100'],
])('the simple job form refuses %j before it is sent', async (change, message) => {
  expect(await messagesOf({ ...complete, ...change })).toEqual([message]);
});

test.each<Partial<SimpleJobValues>>([
  { expiryDate: today },
  { numberOfPositions: 0 },
  { numberOfPositions: 100 },
  { numberOfPositions: '' },
  { minExperience: '0', maxExperience: '0' },
])('the simple job form accepts a value at its limit: %j', async (change) => {
  expect(await messagesOf({ ...complete, ...change })).toEqual([]);
});

test('empty fields are not sent', () => {
  expect(toSimpleJobBody({ ...complete, numberOfPositions: '' })).toEqual({
    jobTitle: 'Cook',
    jobDescription: '<p>Cooks</p>',
    departmentId: 4,
    locationId: [2, 3],
    userId: [5],
    skills: [],
    jobStatusId: 1,
    minExperience: 0,
  });
});

test('experience is Fresher, sent as 0, or 1 to 10 Years', () => {
  expect(experienceOptions.map(({ value }) => value)).toEqual(
    Array.from({ length: 11 }, (_, years) => String(years)),
  );
  expect(experienceOptions[0]?.label).toBe('Fresher');
  expect(experienceOptions.slice(1).every(({ label }) => /^\d+ Years?$/.test(label))).toBe(true);
});
