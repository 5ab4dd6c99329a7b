import { usePermission } from 'shared-auth';

const ofStaff = ['division', 'function', 'subFunction'];
const ofHiring = ['questionGroup', 'pipeline', 'priority'];
const ofReferrals = ['slab'];

/** Hides filters whose choices the user may not read. */
export const useHiddenFilters = (): readonly string[] => {
  // All staff and nobody else has `dashboard:view`.
  const staff = usePermission('dashboard:view');
  const hiring = usePermission('setup:view-hiring');
  const referrals = usePermission('setup:view-referral');
  return [
    ...(staff.allowed ? [] : ofStaff),
    ...(hiring.allowed ? [] : ofHiring),
    ...(referrals.allowed ? [] : ofReferrals),
  ];
};
