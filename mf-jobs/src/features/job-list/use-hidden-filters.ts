import { usePermission } from 'shared-auth';

const staffFilters = ['division', 'function', 'subFunction'];
const hiringFilters = ['questionGroup', 'pipeline', 'priority'];
const referralFilters = ['slab'];

/** Hides filters whose choices the user may not read. */
export const useHiddenFilters = (): readonly string[] => {
  // All staff and nobody else has `dashboard:view`.
  const staff = usePermission('dashboard:view');
  const hiring = usePermission('setup:view-hiring');
  const referrals = usePermission('setup:view-referral');
  return [
    ...(staff.allowed ? [] : staffFilters),
    ...(hiring.allowed ? [] : hiringFilters),
    ...(referrals.allowed ? [] : referralFilters),
  ];
};
