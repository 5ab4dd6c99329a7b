import { useAllowances } from 'shared-auth';
import type { Permission } from 'server/contract/permission';

/** Answers why this person may not use something that takes a permission; undefined when they may. */
export const useRefusals = (): ((can: Permission | undefined) => string | undefined) => {
  const { of } = useAllowances();
  return (can) => of(can).reason;
};
