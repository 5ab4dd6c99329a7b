import { jobs } from 'mf-jobs/contract';
import type { DirectoryKind } from 'server/contract/company/directory/directory-constants';
import { referralAmount } from '../../../contract';
import type { UsageLists } from '../../setup/usage-text';

const jobFilters: Partial<Record<DirectoryKind, readonly [usual: string, below?: string]>> = {
  departments: ['department', 'subDepartment'],
  divisions: ['division'],
  designations: ['designation'],
  functions: ['function', 'subFunction'],
  locations: ['location'],
  skills: ['skill'],
};

const slabFilters: Partial<Record<DirectoryKind, string>> = {
  departments: 'department',
  designations: 'position',
};

export const getDirectoryUsageLists = (kind: DirectoryKind): UsageLists => {
  const [usual, below] = jobFilters[kind] ?? [];
  const slab = slabFilters[kind];
  return {
    ...(usual && { job: (id: number) => ({ to: jobs, search: { job: 'all', [usual]: id } }) }),
    ...(below && {
      'job-below': (id: number) => ({ to: jobs, search: { job: 'all', [below]: id } }),
    }),
    ...(slab && {
      'referral-amount': (id: number) => ({ to: referralAmount, search: { [slab]: id } }),
    }),
  };
};
