import { useAllowances } from 'shared-auth';
import type { Permission } from 'server/contract/permission';

export const usePermissionRefusals = (): ((can: Permission | undefined) => string | undefined) => {
  const { of } = useAllowances();
  return (can) => of(can).reason;
};
