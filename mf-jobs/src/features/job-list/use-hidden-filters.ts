import { usePermission } from 'shared-auth';

const staffFilters = ['division', 'function', 'subFunction'];
const hiringFilters = ['questionGroup', 'pipeline', 'priority'];
const referralFilters = ['slab'];

/** Names of filters whose options the user has no permission to read. */
export const useHiddenFilters = (): readonly string[] => {
  // Users have `dashboard:view` if and only if they are staff.
  const staff = usePermission('dashboard:view');
  const hiring = usePermission('setup:view-hiring');
  const referrals = usePermission('setup:view-referral');
  return [
    ...(staff.allowed ? [] : staffFilters),
    ...(hiring.allowed ? [] : hiringFilters),
    ...(referrals.allowed ? [] : referralFilters),
  ];
};
