import { jobRecord } from '../../job/testing/job-record';
import { formDataOf } from 'shell/sdk/forms';
import { toJobChanges, toJobCreateBody } from './job-body';
import { emptyJob, toJobValues } from './job-values';
import { completeJob } from './testing/complete-job';

const stored = toJobValues(jobRecord(61));
const image = new File(['x'], 'tea.png', { type: 'image/png' });

test('an untouched form has no changes to send', () => {
  expect(toJobChanges(toJobValues(jobRecord(61)), stored)).toEqual({});
});

test('a field that the form lacks is not sent, and an emptied one is sent empty', () => {
  expect(
    toJobChanges({ ...stored, country: null, education: ' ', userId: [], expiryDate: '' }, stored),
  ).toEqual({ country: null, education: '', expiryDate: '' });
});

test('a changed experience is sent as two numbers, the upper one optional', () => {
  expect(toJobChanges({ ...stored, experience: '3+' }, stored)).toEqual({ maxExperience: null });
  expect(toJobCreateBody({ ...completeJob, experience: '10+' })).not.toHaveProperty(
    'maxExperience',
  );
});

test('an empty choice of platforms is sent only for a stored job whose platforms were asked for', () => {
  expect(toJobChanges(stored, stored)).not.toHaveProperty('platformId');
  expect(toJobChanges(stored, stored, [])).toEqual({ platformId: [] });
  expect(toJobCreateBody(completeJob, [])).not.toHaveProperty('platformId');
});

test('a new image replaces the stored one, and a removed one is cleared', () => {
  const before = { ...stored, seoImage: { id: 'f-1', name: 'old.png' } };
  expect(toJobChanges({ ...before, file: image }, before)).toEqual({ file: image });
  expect(toJobChanges({ ...before, seoImage: null, file: image }, before)).toEqual({ file: image });
  expect(toJobChanges({ ...before, seoImage: null }, before)).toEqual({ seoImageId: '' });
});

test('the SEO fields are sent with the job', () => {
  const seo = { slug: 'cook', seoMetaTitle: 'Cook', seoMetaDescription: 'Cooks', seoIndex: false };
  const more = {
    ...{ seoCanonicalTag: 'https://example.com', seoFocusKeyword: 'cook' },
    ...{ seoKeyword: ['a', 'b'], customSeoSchema: '{}' },
  };
  expect(toJobCreateBody({ ...emptyJob, ...seo, ...more })).toMatchObject({
    ...seo,
    ...more,
    seoIndex: 0,
  });
  expect(toJobCreateBody(emptyJob)).toMatchObject({ seoIndex: 1, jobStatusId: 1 });
});

test('a multipart form repeats lists, sends empty values as empty, and contains the image', () => {
  const form = formDataOf({
    ...{ skills: [1, 2], userId: [], country: null, remote: false, slug: undefined },
    file: image,
  });
  expect([...form.keys()]).toEqual(['skills', 'skills', 'userId', 'country', 'remote', 'file']);
  expect(form.getAll('skills')).toEqual(['1', '2']);
  expect([form.get('userId'), form.get('country'), form.get('remote')]).toEqual(['', '', 'false']);
  expect((form.get('file') as File).name).toBe('tea.png');
});

test('keywords stored as one text are shown as tags', () => {
  expect(stored.seoKeyword).toEqual(['backend', 'pune']);
  expect(toJobValues(jobRecord(1, { seoKeyword: '' })).seoKeyword).toEqual([]);
});
