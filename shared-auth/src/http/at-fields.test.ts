import { ApiError } from './api-error';
import { atFields } from './at-fields';

const refusal = new ApiError({
  code: 'INVALID_INPUT',
  message: 'Check the fields.',
  status: 422,
  requestId: 'r-1',
  fields: { jobId: 'Choose a job', email: 'Enter an address', platformId: 'Publish it first' },
});

test('each message stands at the form’s own field', () => {
  const places: Record<string, string> = { jobId: 'job' };
  expect(atFields(refusal, (field) => places[field] ?? field)).toMatchObject({
    message: 'Check the fields.',
    requestId: 'r-1',
    fields: { job: 'Choose a job', email: 'Enter an address', platformId: 'Publish it first' },
  });
});

test('what the form has no field for is said above all, not lost', () => {
  expect(atFields(refusal, (field) => (field === 'platformId' ? undefined : field))).toMatchObject({
    message: 'Publish it first',
    fields: { jobId: 'Choose a job', email: 'Enter an address' },
  });
});

test('what is no refusal of the server stays as it is', () => {
  const error = new TypeError('x');
  expect(atFields(error, String)).toBe(error);
});
