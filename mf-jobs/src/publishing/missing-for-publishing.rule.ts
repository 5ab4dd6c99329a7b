import type { JobRecord } from 'server/contract/jobs/postings/job';
import {
  missingForPublishing,
  type PublishingField,
} from 'server/contract/jobs/publishing/publishing-constants';

const fieldTexts: Record<PublishingField, string> = {
  jobTitle: 'job title',
  designationId: 'designation',
  departmentId: 'department',
  hiringManagerId: 'hiring manager',
  recruitingManagerId: 'recruiting manager',
  numberOfPositions: 'number of positions',
  minExperience: 'experience',
  jobTypeId: 'job type',
  pipeLineId: 'hiring pipeline',
};

export const formatMissingFields = (missing: readonly PublishingField[]): string =>
  new Intl.ListFormat('en-GB').format(missing.map((field) => fieldTexts[field]));

export const listFieldsMissingForPublishing = (job: JobRecord): PublishingField[] =>
  missingForPublishing({
    jobTitle: job.jobTitle,
    designationId: job.designation?.id,
    departmentId: job.department.departmentId,
    hiringManagerId: job.hiringManager?.userId,
    recruitingManagerId: job.recruitingManager?.userId,
    numberOfPositions: job.numberOfPositions,
    minExperience: job.minExperience,
    jobTypeId: job.jobType?.id,
    pipeLineId: job.pipeline?.id,
  });
