import { usePermission } from 'shared-auth';

const ofStaff = ['division', 'function', 'subFunction'];
const ofHiring = ['questionGroup', 'pipeline', 'priority'];
const ofReferrals = ['slab'];

/** Filters by records that referrers do not choose from, or of a part of setup, are for who may look at those. */
export const useHiddenFilters = (): readonly string[] => {
  // All staff has a dashboard, and nobody else.
  const staff = usePermission('dashboard:view');
  const hiring = usePermission('setup:view-hiring');
  const referrals = usePermission('setup:view-referral');
  return [
    ...(staff.allowed ? [] : ofStaff),
    ...(hiring.allowed ? [] : ofHiring),
    ...(referrals.allowed ? [] : ofReferrals),
  ];
};
