import { findPublishRefusal } from './publish-refusal.rule';

const today = '2026-11-21';

test.each([
  [{ jobStatusId: 1, expiryDate: null }, undefined],
  [{ jobStatusId: 2, expiryDate: today }, undefined],
  [{ jobStatusId: 3, expiryDate: null }, 'This job is closed. Open it before you publish it.'],
  [
    { jobStatusId: 1, expiryDate: '2026-11-20' },
    'This job has expired. Set a later expiry date, then publish it.',
  ],
])('a job that cannot receive applications is refused publication: %j', (job, words) => {
  expect(findPublishRefusal(job, today)).toBe(words);
});
