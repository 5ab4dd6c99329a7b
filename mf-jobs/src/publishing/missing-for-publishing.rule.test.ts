import {
  missingForPublishing,
  publishingFields,
} from 'server/contract/publishing/publishing-constants';
import { missingOfJob, missingWords } from './missing-for-publishing.rule';
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

test('JOB-044 a job for freshers with all nine fields can be published', () => {
  expect(missingForPublishing(complete)).toEqual([]);
});

test.each(publishingFields)('JOB-044 %s is not published empty, however empty looks', (field) => {
  for (const empty of [undefined, null, '', '  ']) {
    expect(missingForPublishing({ ...complete, [field]: empty })).toEqual([field]);
  }
});

test('JOB-044 a job without a position, or without any field, is not published', () => {
  expect(missingForPublishing({ ...complete, numberOfPositions: 0 })).toEqual([
    'numberOfPositions',
  ]);
  expect(missingForPublishing({ ...complete, numberOfPositions: '0' })).toEqual([
    'numberOfPositions',
  ]);
  expect(missingForPublishing({})).toEqual(publishingFields);
});

test('JOB-044 what is missing is named in the words of the screen', () => {
  expect(missingWords(['pipeLineId'])).toBe('hiring pipeline');
  expect(missingWords(['jobTitle', 'designationId', 'jobTypeId'])).toBe(
    'job title, designation and job type',
  );
});

test('JOB-044 a stored job is judged by what it holds', () => {
  expect(missingOfJob(jobRecord(1))).toEqual([]);
  expect(
    missingOfJob(
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
