import { messages } from '../../contract/messages';
import { AppError, invalidField } from '../errors';

/** What publishing looks at, as it is stored. */
export interface Publishable {
  title: string;
  designation_id: number | null;
  department_id: number | null;
  hiring_manager_id: number | null;
  recruiting_manager_id: number | null;
  number_of_positions: number;
  min_experience: number | null;
  job_type_id: number | null;
  pipeline_id: number | null;
  is_expired: boolean;
  job_status_id: number;
}

export const closedStatus = 3;

/** The nine fields without which nobody could apply, each with whether it is filled. */
const mandatory: Record<string, (job: Publishable) => boolean> = {
  jobTitle: ({ title }) => title.trim() !== '',
  designationId: ({ designation_id: id }) => id !== null,
  departmentId: ({ department_id: id }) => id !== null,
  hiringManagerId: ({ hiring_manager_id: id }) => id !== null,
  recruitingManagerId: ({ recruiting_manager_id: id }) => id !== null,
  numberOfPositions: ({ number_of_positions: positions }) => positions > 0,
  // The most may be open (`10+`), the least may not.
  minExperience: ({ min_experience: years }) => years !== null,
  jobTypeId: ({ job_type_id: id }) => id !== null,
  pipeLineId: ({ pipeline_id: id }) => id !== null,
};

/** @throws AppError that says what stands between this job and its publication. */
export const expectPublishable = (job: Publishable): void => {
  if (job.job_status_id === closedStatus)
    throw invalidField('platformId', 'This job is closed. Open it before you publish it.');
  if (job.is_expired)
    throw invalidField(
      'platformId',
      'This job has expired. Set a later expiry date, then publish it.',
    );
  const missing = Object.entries(mandatory).filter(([, isFilled]) => !isFilled(job));
  if (missing.length === 0) return;
  throw new AppError('INVALID_INPUT', {
    message: messages.job.publishIncomplete,
    fields: Object.fromEntries(missing.map(([field]) => [field, messages.job.required])),
  });
};
