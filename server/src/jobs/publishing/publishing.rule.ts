import type { JobUpdate } from '../../../contract/jobs/postings/job';
import { closedJobStatusId } from '../../../contract/jobs/postings/job-constants';
import { messages } from '../../../contract/messages';
import {
  missingForPublishing,
  publishingFields,
} from '../../../contract/jobs/publishing/publishing-constants';
import { AppError, invalidField } from '../../platform/errors';

export interface PublishableJob {
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

const listMissing = (job: PublishableJob): string[] =>
  missingForPublishing({
    jobTitle: job.title,
    designationId: job.designation_id,
    departmentId: job.department_id,
    hiringManagerId: job.hiring_manager_id,
    recruitingManagerId: job.recruiting_manager_id,
    numberOfPositions: job.number_of_positions,
    minExperience: job.min_experience,
    jobTypeId: job.job_type_id,
    pipeLineId: job.pipeline_id,
  });

/** @throws AppError with the reason why the job cannot be published. */
export const assertPublishable = (job: PublishableJob): void => {
  if (job.job_status_id === closedJobStatusId)
    throw invalidField('platformId', 'This job is closed. Open it before you publish it.');
  if (job.is_expired)
    throw invalidField(
      'platformId',
      'This job has expired. Set a later expiry date, then publish it.',
    );
  const missing = listMissing(job);
  if (missing.length === 0) return;
  throw new AppError('INVALID_INPUT', {
    message: messages.job.publishIncomplete,
    fields: Object.fromEntries(missing.map((field) => [field, messages.job.required])),
  });
};

/** Error messages for removed fields that a published job requires. */
export const findRemovedFields = (fields: JobUpdate): Record<string, string> => {
  const sent = publishingFields.filter((field) => fields[field] !== undefined);
  const emptied = new Set(missingForPublishing(fields));
  return Object.fromEntries(
    sent.filter((field) => emptied.has(field)).map((field) => [field, messages.job.live]),
  );
};
