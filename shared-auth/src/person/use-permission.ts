import { getPermissions } from 'server/contract/platform/company/company.calls';
import type { Permission, Scope, View } from 'server/contract/permission';
import { useRead } from '../data/use-read';

export interface Allowance {
  allowed: boolean;
  scope: Scope | undefined;
  /** View that limits which fields the user sees; undefined means all fields. */
  view: View | undefined;
  /** Reason why the action is not allowed, shown beside the disabled control; undefined if it is allowed. */
  reason: string | undefined;
  /**
   * Reason why the action is not allowed for a record; `isOpen` is true if the user may act on this record.
   */
  reasonFor: (isOpen: boolean) => string | undefined;
  isLoading: boolean;
  /** True if none of the user's roles has the permission, so that the control must be hidden. */
  isForbidden: boolean;
  /** Props for a button or menu item: hides it, or disables it with the reason. */
  offer: (isOpen?: boolean) => { isHidden: boolean; disabledReason: string | undefined };
}

const disabledReasons = {
  loading: 'Your permissions are being loaded.',
  failed: 'Your permissions could not be loaded. The console asks again in a moment.',
  refused: 'You do not have permission for this. Ask an administrator if you need it.',
  elsewhere: 'Your role does not include it for this job.',
};

export const useAllowances = (): {
  /** Returns the user's allowance for a permission; `undefined` means that no permission is needed. */
  of: (permission: Permission | undefined) => Allowance;
  isLoading: boolean;
  error: ReturnType<typeof useRead>['error'];
  reload: () => void;
} => {
  const { data, isLoading: isAsked, error, reload } = useRead(getPermissions, {}, { once: true });
  const isLoading = isAsked && !error;
  const of = (permission: Permission | undefined): Allowance => {
    const grant = data?.data.find((line) => line.permission === permission);
    const missing = isLoading
      ? disabledReasons.loading
      : data
        ? disabledReasons.refused
        : disabledReasons.failed;
    const allowed = permission === undefined || grant !== undefined;
    const reason = allowed ? undefined : missing;
    const isForbidden = data !== undefined && !allowed;
    const reasonFor = (isOpen: boolean) =>
      reason ?? (isOpen ? undefined : disabledReasons.elsewhere);
    return {
      allowed,
      scope: grant?.scope,
      view: grant?.view,
      reason,
      reasonFor,
      isLoading,
      isForbidden,
      offer: (isOpen = true) => ({ isHidden: isForbidden, disabledReason: reasonFor(isOpen) }),
    };
  };
  return { of, isLoading, error: data ? undefined : error, reload };
};

export const usePermission = (permission: Permission): Allowance => useAllowances().of(permission);
