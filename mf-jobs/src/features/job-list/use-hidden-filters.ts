import { usePermission } from 'shared-auth';

const ofHiring = ['questionGroup', 'pipeline', 'priority'];
const ofReferrals = ['slab'];

/** Filters by records of setup are for those who may look at that part of setup. */
export const useHiddenFilters = (): readonly string[] => {
  const hiring = usePermission('setup:view-hiring');
  const referrals = usePermission('setup:view-referral');
  return [...(hiring.allowed ? [] : ofHiring), ...(referrals.allowed ? [] : ofReferrals)];
};
