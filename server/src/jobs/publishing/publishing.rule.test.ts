import { messages } from '../../../contract/messages';
import type { AppError } from '../../platform/errors';
import { assertPublishable, findRemovedFields, type PublishableJob } from './publishing.rule';

const complete: PublishableJob = {
  title: 'Tea Taster',
  designation_id: 1,
  department_id: 1,
  hiring_manager_id: 1,
  recruiting_manager_id: 1,
  number_of_positions: 1,
  min_experience: 0,
  job_type_id: 1,
  pipeline_id: 1,
  is_expired: false,
  job_status_id: 1,
};

const refusal = (change: Partial<PublishableJob>): AppError | undefined => {
  try {
    assertPublishable({ ...complete, ...change });
    return undefined;
  } catch (error) {
    return error as AppError;
  }
};

describe('the conditions for publishing a job', () => {
  it('a job for freshers with all nine mandatory fields can be published', () => {
    expect(refusal({})).toBeUndefined();
  });

  it.each([
    [{ title: ' ' }, 'jobTitle'],
    [{ designation_id: null }, 'designationId'],
    [{ department_id: null }, 'departmentId'],
    [{ hiring_manager_id: null }, 'hiringManagerId'],
    [{ recruiting_manager_id: null }, 'recruitingManagerId'],
    [{ number_of_positions: 0 }, 'numberOfPositions'],
    [{ min_experience: null }, 'minExperience'],
    [{ job_type_id: null }, 'jobTypeId'],
    [{ pipeline_id: null }, 'pipeLineId'],
    [{ is_expired: true }, 'platformId'],
    [{ job_status_id: 3 }, 'platformId'],
  ])('a job with %j cannot be published, and the missing field is named', (change, field) => {
    expect(Object.keys(refusal(change)?.fields ?? {})).toEqual([field]);
  });

  it('one refusal names all missing mandatory fields, with one general message', () => {
    const error = refusal({ designation_id: null, pipeline_id: null });
    expect(error?.message).toBe(messages.job.publishIncomplete);
    expect(Object.keys(error?.fields ?? {})).toEqual(['designationId', 'pipeLineId']);
  });
});

describe('a change of a live job', () => {
  it.each([
    [{ education: '', skills: [] }, []],
    [{ jobTypeId: 2, minExperience: 0, numberOfPositions: 1 }, []],
    [{ jobTypeId: null, minExperience: null }, ['minExperience', 'jobTypeId']],
    [{ numberOfPositions: 0, pipeLineId: null }, ['numberOfPositions', 'pipeLineId']],
  ])('a change to %j would empty the mandatory fields %j', (fields, taken) => {
    expect(Object.keys(findRemovedFields(fields))).toEqual(taken);
  });
});
