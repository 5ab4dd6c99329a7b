import { useLookup } from 'shared-auth';

export const useSources = (search: string) => useLookup('sources', { search });
/** Who can be an applicant's recruiter. */
export const useStaff = (search: string) => useLookup('staff', { search });
