import { useLookup } from 'shared-auth';

/** Sources of the pickers in job screens; each searches on the server. */
export const useDepartments = (search: string) => useLookup('departments', { search });
export const useLocations = (search: string) => useLookup('locations', { search });
export const useJobTypes = (search: string) => useLookup('jobTypes', { search });
export const useReferralAmounts = (search: string) => useLookup('referralAmounts', { search });
export const useQuestionGroups = (search: string) => useLookup('questionGroups', { search });
export const usePipelines = (search: string) => useLookup('pipelines', { search });
export const useSkills = (search: string) => useLookup('skills', { search });
export const useUsers = (search: string) => useLookup('users', { search });
