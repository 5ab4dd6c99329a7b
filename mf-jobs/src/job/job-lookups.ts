import type { Many } from 'server/contract/answer';
import { call } from 'server/contract/call';
import type { LookupQuery } from 'server/contract/directory';
import { lookups, type LookupName } from 'server/contract/lookups';
import { useLookup, useRead } from 'shared-auth';

/** Sources of the pickers in job screens; each searches on the server. */
export const useDepartments = (search: string) => useLookup('departments', { search });
export const useLocations = (search: string) => useLookup('locations', { search });
export const useJobTypes = (search: string) => useLookup('jobTypes', { search });
export const useReferralAmounts = (search: string) => useLookup('referralAmounts', { search });
export const useQuestionGroups = (search: string) => useLookup('questionGroups', { search });
export const usePipelines = (search: string) => useLookup('pipelines', { search });
export const useSkills = (search: string) => useLookup('skills', { search });
export const useUsers = (search: string) => useLookup('users', { search });
export const useDesignations = (search: string) => useLookup('designations', { search });
export const useGroups = (search: string) => useLookup('groups', { search });
export const useEmploymentTypes = (search: string) => useLookup('employmentTypes', { search });
export const useEmploymentCategories = (search: string) =>
  useLookup('careerDepartments', { search });
export const useCountries = (search: string) => useLookup('countries', { search });
export const useJobPriorities = (search: string) => useLookup('jobPriorities', { search });
export const useDivisions = (search: string) => useLookup('divisions', { search });
export const useFunctions = (search: string) => useLookup('functions', { search });

interface ById {
  query: LookupQuery;
  reply: Many<{
    departmentHead?: { name: string; lastName: string } | null;
    subFunction?: { id: number; name: string }[];
  }>;
}

const useEntry = (name: LookupName, id: number | undefined) => {
  const getEntries = call<ById>('GET', lookups[name].path);
  const { data } = useRead(getEntries, id === undefined ? null : { query: { id: [id] } });
  return id === undefined ? undefined : data?.data[0];
};

/** Full name of who leads a department; undefined while it is unknown. */
export const useDepartmentHead = (departmentId: number | undefined): string | undefined => {
  const head = useEntry('departments', departmentId)?.departmentHead;
  return head ? `${head.name} ${head.lastName}`.trim() : undefined;
};

/** What a function is divided into; undefined while it is unknown. */
export const useSubFunctions = (functionId: number | undefined) =>
  useEntry('functions', functionId)?.subFunction;
