import type { Many } from 'server/contract/answer';
import { call } from 'server/contract/call';
import type { LookupQuery } from 'server/contract/directory/directory';
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

const useEntries = <Entry>(name: LookupName, ids: readonly number[]): Entry[] | undefined => {
  const getEntries = call<{ query: LookupQuery; reply: Many<Entry> }>('GET', lookups[name].path);
  const input = ids.length === 0 ? null : { query: { id: [...ids], limit: 100 } };
  const { data } = useRead(getEntries, input);
  return input ? data?.data : undefined;
};
const listOf = (id: number | undefined): readonly number[] => (id === undefined ? [] : [id]);

interface Department {
  departmentHead: { name: string; lastName: string } | null;
}
/** Full name of who leads a department; undefined while it is unknown. */
export const useDepartmentHead = (departmentId: number | undefined): string | undefined => {
  const head = useEntries<Department>('departments', listOf(departmentId))?.[0]?.departmentHead;
  return head ? `${head.name} ${head.lastName}`.trim() : undefined;
};

interface OrganizationFunction {
  subFunction: { id: number; name: string }[];
}
/** What a function is divided into; undefined while it is unknown. */
export const useSubFunctions = (functionId: number | undefined) =>
  useEntries<OrganizationFunction>('functions', listOf(functionId))?.[0]?.subFunction;

interface Location {
  address: string;
  pincode: string;
  city: string;
}
/** Where locations are, in the words of an address. */
export const usePlaces = (locationIds: readonly number[]): readonly Location[] =>
  useEntries<Location>('locations', locationIds) ?? [];
