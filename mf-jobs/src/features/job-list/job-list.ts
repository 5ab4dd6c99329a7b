import type { JobFilter, JobRow } from 'server/contract/jobs/postings/job';
import { getJobs } from 'server/contract/jobs/postings/job.calls';
import { jobSorts, publishedSaveStatus } from 'server/contract/jobs/postings/job-constants';
import type { LookupName } from 'server/contract/lookups';
import { pageReader, useToday } from 'shared-auth';
import { lookupSource } from 'shared-auth/lookups';
import { defineList, type FilterParts, type ListFilter } from 'shell/sdk/list';
import { addressField } from 'shell/sdk/react';
import { dayOrder } from '../../job/render-date';
import { jobValidityFilters } from '../../job/job-validity-filters';

const jobs = {
  reader: pageReader(getJobs),
  key: 'jobId',
  nameOf: ({ jobTitle }: JobRow) => jobTitle,
  one: 'job',
  many: 'jobs',
  sorts: jobSorts,
} as const;

/** Filters by record: label, lookup, and the API's filter name unless it is the key plus `Id`. */
const namedLookups = {
  department: ['Department', 'departments'],
  subDepartment: ['Sub-department', 'departments'],
  division: ['Division', 'divisions'],
  designation: ['Position', 'designations'],
  function: ['Function', 'functions'],
  subFunction: ['Sub-function', 'functions'],
  location: ['Location', 'locations'],
  skill: ['Skill', 'skills'],
  questionGroup: ['Question Group', 'questionGroups'],
  pipeline: ['Hiring Pipeline', 'pipelines'],
  priority: ['Job Priority', 'jobPriorities', 'jobPriorityId'],
  slab: ['Referral Slab', 'referralAmounts', 'referralAmountId'],
} as const satisfies Record<string, readonly [label: string, LookupName, filter?: keyof JobFilter]>;
type NamedField = keyof typeof namedLookups;

const namedNames = Object.keys(namedLookups) as NamedField[];
const namedFields = Object.fromEntries(namedNames.map((name) => [name, addressField.id])) as Record<
  NamedField,
  typeof addressField.id
>;
const namedFilters = namedNames.map((field): ListFilter<NamedField> => {
  const [label, lookup] = namedLookups[field];
  return { kind: 'lookup', field, label, source: lookupSource(lookup), isAdded: true };
});

/** Links on the dashboard depend on the address field `job`. */
export const jobList = defineList({
  ...jobs,
  fields: {
    job: addressField.choice(['active', 'expired', 'all'], 'active'),
    status: addressField.choice(['all', 'published', 'saved'], 'all'),
    ...namedFields,
    from: addressField.day,
    to: addressField.day,
    expiresFrom: addressField.day,
    expiresTo: addressField.day,
  },
  unfiltered: { job: 'all' },
  filterOf: ({
    job,
    status,
    from,
    to,
    expiresFrom,
    expiresTo,
    ...ids
  }): FilterParts<JobFilter> => ({
    ...jobValidityFilters[job],
    jobPublishedSaveStatus: publishedSaveStatus[status],
    ...Object.fromEntries(
      namedNames.map((name) => [namedLookups[name][2] ?? `${name}Id`, ids[name]]),
    ),
    fromDate: from,
    toDate: to,
    expiryFrom: expiresFrom,
    expiryTo: expiresTo,
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
    ...namedFilters,
    {
      kind: 'days',
      from: 'from',
      to: 'to',
      label: 'Open date',
      order: dayOrder,
      useToday,
      isAdded: true,
    },
    {
      kind: 'days',
      from: 'expiresFrom',
      to: 'expiresTo',
      label: 'Expiry date',
      order: dayOrder,
      useToday,
      isAdded: true,
    },
  ],
});

export const defineOlderJobList = (filter: JobFilter) =>
  defineList({ ...jobs, filterOf: () => filter });
