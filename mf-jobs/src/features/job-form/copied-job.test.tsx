import { screen, waitFor } from '@testing-library/react';
import { getJob } from 'server/contract/jobs/postings/job.calls';
import { answer, field, forgetRunningCreates, press } from 'shell/sdk/testing';
import { jobRecord } from '../../job/testing/job-record';
import { openCreatePage, creations } from './testing/open-form';

jest.mock('shared-ui/rich-text', () => jest.requireActual('../../job/testing/plain-rich-text'));

beforeEach(() => {
  localStorage.clear();
  forgetRunningCreates();
});

test('a copied job has the content of the original, but not its last day, address or search texts', async () => {
  const other = jobRecord(7, { jobTitle: 'Baker', expiryDate: '2026-01-31', version: 9 });
  const page = openCreatePage({
    address: '/job/create?from=7',
    answers: [answer(getJob, { data: other })],
  });
  expect(await screen.findByLabelText(/^Job Title/)).toHaveValue('Baker');
  expect(field('Expiry Date')).toHaveValue('');
  await press('Save');
  await waitFor(() => expect(creations(page)).toHaveLength(1));
  const [body = {}] = creations(page);
  expect(body).toMatchObject({
    jobTitle: ['Baker'],
    departmentId: ['4'],
    skills: ['1', '2'],
    jobDescription: [other.jobDescription],
  });
  for (const name of ['slug', 'seoMetaTitle', 'seoCanonicalTag', 'expiryDate', 'version'])
    expect(body).not.toHaveProperty(name);
});
