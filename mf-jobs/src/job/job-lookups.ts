import type { Many } from 'server/contract/answer';
import { call } from 'server/contract/call';
import type { LookupQuery } from 'server/contract/company/directory/directory';
import { lookups, type LookupName } from 'server/contract/lookups';
import { useRead } from 'shared-auth';
import { lookupSource } from 'shared-auth/lookups';
import { formatColleagueName } from 'shared-ui';

export const departmentLookup = lookupSource('departments');
export const locationLookup = lookupSource('locations');
export const jobTypeLookup = lookupSource('jobTypes');
export const referralAmountLookup = lookupSource('referralAmounts');
export const questionGroupLookup = lookupSource('questionGroups');
export const pipelineLookup = lookupSource('pipelines');
export const skillLookup = lookupSource('skills');
export const userLookup = lookupSource('users');
export const designationLookup = lookupSource('designations');
export const groupLookup = lookupSource('groups');
export const employmentTypeLookup = lookupSource('employmentTypes');
export const employmentCategoryLookup = lookupSource('careerDepartments');
export const countryLookup = lookupSource('countries');
export const jobPriorityLookup = lookupSource('jobPriorities');
export const divisionLookup = lookupSource('divisions');
export const functionLookup = lookupSource('functions');

const useLookupEntries = <Entry>(name: LookupName, ids: readonly number[]): Entry[] | undefined => {
  const getEntries = call<{ query: LookupQuery; reply: Many<Entry> }>('GET', lookups[name].path);
  const input = ids.length === 0 ? null : { query: { id: [...ids], limit: 100 } };
  const { data } = useRead(getEntries, input);
  return input ? data?.data : undefined;
};
const toIds = (id: number | undefined): readonly number[] => (id === undefined ? [] : [id]);

interface Department {
  departmentHead: { name: string; lastName: string } | null;
}
export const useDepartmentHead = (departmentId: number | undefined): string | undefined => {
  const head = useLookupEntries<Department>('departments', toIds(departmentId))?.[0]
    ?.departmentHead;
  return formatColleagueName(head);
};

interface OrganizationFunction {
  subFunction: { id: number; name: string }[];
}
export const useSubFunctions = (functionId: number | undefined) =>
  useLookupEntries<OrganizationFunction>('functions', toIds(functionId))?.[0]?.subFunction;

interface Location {
  address: string;
  pincode: string;
  region: string;
  city: string;
  countryCode: string;
}
export const useLocations = (locationIds: readonly number[]): readonly Location[] =>
  useLookupEntries<Location>('locations', locationIds) ?? [];
