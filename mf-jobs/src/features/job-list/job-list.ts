import type { JobFilter, JobRow } from 'server/contract/jobs/job';
import { getJobs } from 'server/contract/jobs/job.calls';
import { jobSorts, publishedSaveStatus } from 'server/contract/jobs/job-constants';
import { lookupSource, pageReader, useToday } from 'shared-auth';
import { defineList, type FilterParts } from 'shell/sdk/list';
import { addressField } from 'shell/sdk/react';
import { dayOrder } from '../../job/day-words';

const validityFlags = {
  active: { activeJobs: '1' },
  expired: { expiredJobs: '1' },
  all: { allJobs: '1' },
} as const satisfies Record<string, JobFilter>;

const jobs = {
  reader: pageReader(getJobs),
  key: 'jobId',
  nameOf: ({ jobTitle }: JobRow) => jobTitle,
  one: 'job',
  many: 'jobs',
  sorts: jobSorts,
} as const;

/** The newer job list; `job` is the name that dashboard links use. */
export const jobList = defineList({
  ...jobs,
  fields: {
    job: addressField.choice(['active', 'expired', 'all'], 'active'),
    status: addressField.choice(['all', 'published', 'saved'], 'all'),
    department: addressField.id,
    location: addressField.id,
    questionGroup: addressField.id,
    pipeline: addressField.id,
    priority: addressField.id,
    slab: addressField.id,
    from: addressField.day,
    to: addressField.day,
  },
  unfiltered: { job: 'all' },
  filterOf: ({
    job,
    status,
    department,
    location,
    questionGroup,
    pipeline,
    priority,
    slab,
    from,
    to,
  }): FilterParts<JobFilter> => ({
    ...validityFlags[job],
    jobPublishedSaveStatus: publishedSaveStatus[status],
    departmentId: department,
    locationId: location,
    questionGroupId: questionGroup,
    pipelineId: pipeline,
    jobPriorityId: priority,
    referralAmountId: slab,
    fromDate: from,
    toDate: to,
  }),
  filters: [
    {
      kind: 'choice',
      field: 'status',
      label: 'Status',
      name: 'Job status',
      options: [
        { value: 'all', label: 'All Jobs' },
        { value: 'published', label: 'Published Job' },
        { value: 'saved', label: 'Unpublished Job' },
      ],
    },
    {
      kind: 'choice',
      field: 'job',
      label: 'Filter job',
      options: [
        { value: 'active', label: 'Active Jobs' },
        { value: 'expired', label: 'Expired Jobs' },
        { value: 'all', label: 'All Jobs' },
      ],
    },
    {
      kind: 'lookup',
      field: 'department',
      label: 'Department',
      source: lookupSource('departments'),
      isAdded: true,
    },
    {
      kind: 'lookup',
      field: 'location',
      label: 'Location',
      source: lookupSource('locations'),
      isAdded: true,
    },
    {
      kind: 'lookup',
      field: 'questionGroup',
      label: 'Question Group',
      source: lookupSource('questionGroups'),
      isAdded: true,
    },
    {
      kind: 'lookup',
      field: 'pipeline',
      label: 'Hiring Pipeline',
      source: lookupSource('pipelines'),
      isAdded: true,
    },
    {
      kind: 'lookup',
      field: 'priority',
      label: 'Job Priority',
      source: lookupSource('jobPriorities'),
      isAdded: true,
    },
    {
      kind: 'lookup',
      field: 'slab',
      label: 'Referral Slab',
      source: lookupSource('referralAmounts'),
      isAdded: true,
    },
    {
      kind: 'days',
      from: 'from',
      to: 'to',
      label: 'Open date',
      order: dayOrder,
      useToday,
      isAdded: true,
    },
  ],
});

/** An older list: the jobs of one filter, with search and order. */
export const olderJobList = (filter: JobFilter) => defineList({ ...jobs, filterOf: () => filter });
