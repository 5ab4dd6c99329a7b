import type { Many } from 'server/contract/answer';
import { call } from 'server/contract/call';
import type { LookupQuery } from 'server/contract/company/directory/directory';
import { lookups, type LookupName } from 'server/contract/lookups';
import { useRead } from 'shared-auth';
import { lookupSource } from 'shared-auth/lookups';
import { colleagueName } from 'shared-ui';

export const departments = lookupSource('departments');
export const locations = lookupSource('locations');
export const jobTypes = lookupSource('jobTypes');
export const referralAmounts = lookupSource('referralAmounts');
export const questionGroups = lookupSource('questionGroups');
export const pipelines = lookupSource('pipelines');
export const skills = lookupSource('skills');
export const users = lookupSource('users');
export const designations = lookupSource('designations');
export const groups = lookupSource('groups');
export const employmentTypes = lookupSource('employmentTypes');
export const employmentCategories = lookupSource('careerDepartments');
export const countries = lookupSource('countries');
export const jobPriorities = lookupSource('jobPriorities');
export const divisions = lookupSource('divisions');
export const functions = lookupSource('functions');

const useEntries = <Entry>(name: LookupName, ids: readonly number[]): Entry[] | undefined => {
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
  const head = useEntries<Department>('departments', toIds(departmentId))?.[0]?.departmentHead;
  return colleagueName(head);
};

interface OrganizationFunction {
  subFunction: { id: number; name: string }[];
}
export const useSubFunctions = (functionId: number | undefined) =>
  useEntries<OrganizationFunction>('functions', toIds(functionId))?.[0]?.subFunction;

interface Location {
  address: string;
  pincode: string;
  city: string;
}
export const useLocations = (locationIds: readonly number[]): readonly Location[] =>
  useEntries<Location>('locations', locationIds) ?? [];
