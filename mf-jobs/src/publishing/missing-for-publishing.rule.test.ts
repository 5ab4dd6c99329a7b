import {
  missingForPublishing,
  publishingFields,
} from 'server/contract/jobs/publishing/publishing-constants';
import { listFieldsMissingForPublishing, formatMissingFields } from './missing-for-publishing.rule';
import { jobRecord } from '../job/testing/job-record';

const complete = {
  jobTitle: 'Tea Taster',
  designationId: 1,
  departmentId: 1,
  hiringManagerId: 1,
  recruitingManagerId: 1,
  numberOfPositions: 1,
  minExperience: 0,
  jobTypeId: 1,
  pipeLineId: 1,
};

test('a job for freshers with all nine fields can be published', () => {
  expect(missingForPublishing(complete)).toEqual([]);
});

test.each(publishingFields)(
  'a job with an empty %s is not published, whatever the empty value',
  (field) => {
    for (const empty of [undefined, null, '', '  ']) {
      expect(missingForPublishing({ ...complete, [field]: empty })).toEqual([field]);
    }
  },
);

test('a job with zero positions, or with no fields at all, cannot be published', () => {
  expect(missingForPublishing({ ...complete, numberOfPositions: 0 })).toEqual([
    'numberOfPositions',
  ]);
  expect(missingForPublishing({ ...complete, numberOfPositions: '0' })).toEqual([
    'numberOfPositions',
  ]);
  expect(missingForPublishing({})).toEqual(publishingFields);
});

test('missing fields are listed by their labels', () => {
  expect(formatMissingFields(['pipeLineId'])).toBe('hiring pipeline');
  expect(formatMissingFields(['jobTitle', 'designationId', 'jobTypeId'])).toBe(
    'job title, designation and job type',
  );
});

test('the check of a stored job lists its empty fields that publishing requires', () => {
  expect(listFieldsMissingForPublishing(jobRecord(1))).toEqual([]);
  expect(
    listFieldsMissingForPublishing(
      jobRecord(1, {
        jobTitle: ' ',
        designation: null,
        hiringManager: null,
        recruitingManager: null,
        numberOfPositions: 0,
        minExperience: null,
        jobType: null,
        pipeline: null,
      }),
    ),
  ).toEqual(publishingFields.filter((field) => field !== 'departmentId'));
});
