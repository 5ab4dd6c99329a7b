import { useLookup } from 'shared-auth';
import type { PickerOptions } from 'shared-ui/table';

/** Stands for no job in particular. */
export const allJobs = { id: 'all', label: 'All' } as const;

/** Jobs to choose from, `All` first; the server searches and pages. */
export const useJobs = (search: string): PickerOptions => {
  const { items, ...rest } = useLookup('jobs', { search });
  return { ...rest, items: search.trim() ? items : [allJobs, ...items] };
};
export const useSources = (search: string) => useLookup('sources', { search });
export const useStages = (search: string) => useLookup('stages', { search });
export const useApplicantStatuses = (search: string) => useLookup('applicantStatuses', { search });
/** Who can be an applicant's recruiter. */
export const useStaff = (search: string) => useLookup('staff', { search });
