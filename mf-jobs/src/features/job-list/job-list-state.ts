import type { JobFilter, JobQuery } from 'server/contract/jobs/job';
import { jobSorts, publishedSaveStatus } from 'server/contract/jobs/job-constants';
import { addressField, type AddressState } from 'shell/sdk/react';

export const validities = ['active', 'expired', 'all'] as const;
export type Validity = (typeof validities)[number];

const marks = ['all', 'published', 'saved'] as const;

const sorts = ['', ...jobSorts.flatMap((key) => [key, `-${key}`] as const)] as const;

/** What of the job list stands in its address; `job` is the name that dashboard links use. */
export const jobListState = {
  page: addressField.wholeNumber(1),
  limit: addressField.wholeNumber(10, { max: 100 }),
  search: addressField.text(),
  job: addressField.choice(validities, 'active'),
  status: addressField.choice(marks, 'all'),
  department: addressField.id,
  location: addressField.id,
  from: addressField.day,
  to: addressField.day,
  sort: addressField.choice(sorts, ''),
};
export type JobListState = AddressState<typeof jobListState>;

const validityFlags = {
  active: { activeJobs: '1' },
  expired: { expiredJobs: '1' },
  all: { allJobs: '1' },
} as const satisfies Record<Validity, JobFilter>;

/** The filter that a state of the list stands for; parts that are not set are left out. */
export const filterOf = (state: JobListState): JobFilter => ({
  ...validityFlags[state.job],
  jobPublishedSaveStatus: publishedSaveStatus[state.status],
  ...(state.search && { search: state.search }),
  ...(state.department && { departmentId: state.department }),
  ...(state.location && { locationId: state.location }),
  ...(state.from && { fromDate: state.from }),
  ...(state.to && { toDate: state.to }),
});

/** The same for the same filter, whatever page of it is shown. */
export const scopeOf = (state: JobListState): string => JSON.stringify(filterOf(state));

/** The page of jobs that a state of the list shows. */
export const queryOf = (state: JobListState): JobQuery => ({
  ...filterOf(state),
  page: state.page,
  limit: state.limit,
  ...(state.sort && { sort: state.sort }),
});

/** The change that takes every filter away. */
export const showsAll = {
  job: 'all',
  status: 'all',
  search: '',
  department: undefined,
  location: undefined,
  from: undefined,
  to: undefined,
} as const satisfies Partial<JobListState>;

/** Whether a filter may be what leaves the list empty. */
export const isNarrowed = (state: JobListState): boolean =>
  Object.entries(showsAll).some(([key, value]) => state[key as keyof typeof showsAll] !== value);
