import type { ApplicationFilter, ApplicationQuery } from 'server/contract/applicants/application';
import { applicationSorts } from 'server/contract/applicants/application-constants';
import { addressField, type AddressState } from 'shell/sdk/react';

const sorts = ['', ...applicationSorts.flatMap((key) => [key, `-${key}`] as const)] as const;

/** What of the applicant list stands in its address; links from a job's stages use these names. */
export const listState = {
  page: addressField.wholeNumber(1),
  limit: addressField.wholeNumber(10, { max: 100 }),
  search: addressField.text(),
  jobId: addressField.id,
  applicantId: addressField.id,
  source: addressField.id,
  stage: addressField.id,
  status: addressField.id,
  from: addressField.day,
  to: addressField.day,
  sort: addressField.choice(sorts, ''),
};
export type ListState = AddressState<typeof listState>;

/** The filter that a state of the list stands for; parts that are not set are left out. */
export const filterOf = (state: ListState): ApplicationFilter => ({
  ...(state.search && { search: state.search }),
  ...(state.jobId && { jobId: state.jobId }),
  ...(state.applicantId && { applicantId: state.applicantId }),
  ...(state.source && { sourceId: state.source }),
  ...(state.stage && { stageId: state.stage }),
  ...(state.status && { applicantStatusId: state.status }),
  ...(state.from && { fromDate: state.from }),
  ...(state.to && { toDate: state.to }),
});

/** The same for the same filter, whatever page of it is shown. */
export const scopeOf = (state: ListState): string => JSON.stringify(filterOf(state));

/** The page of applicants that a state of the list shows. */
export const queryOf = (state: ListState): ApplicationQuery => ({
  ...filterOf(state),
  page: state.page,
  limit: state.limit,
  ...(state.sort && { sort: state.sort }),
});

/** The change that takes every filter away. */
export const showsAll = {
  search: '',
  jobId: undefined,
  applicantId: undefined,
  source: undefined,
  stage: undefined,
  status: undefined,
  from: undefined,
  to: undefined,
} as const satisfies Partial<ListState>;

/** Whether a filter may be what leaves the list empty. */
export const isNarrowed = (state: ListState): boolean => Object.keys(filterOf(state)).length > 0;
