import { getPermissions } from 'server/contract/platform/company/company.calls';
import type { Permission, Scope, View } from 'server/contract/permission';
import { useRead } from '../data/use-read';

export interface Allowance {
  allowed: boolean;
  scope: Scope | undefined;
  /** Limits which fields are shown; undefined shows all. */
  view: View | undefined;
  /** Reason why it is not allowed; shown beside the disabled control. */
  reason: string | undefined;
  /** `isOpen` says whether the user may access the record. */
  reasonFor: (isOpen: boolean) => string | undefined;
  isLoading: boolean;
  /** The user's roles never include the permission: hide the control. */
  isForbidden: boolean;
  /** Props of a button or menu item: hidden, or disabled with the reason. */
  offer: (isOpen?: boolean) => { isHidden: boolean; disabledReason: string | undefined };
}

const disabledReasons = {
  loading: 'Your permissions are being loaded.',
  failed: 'Your permissions could not be loaded. The console asks again in a moment.',
  refused: 'You do not have permission for this. Ask an administrator if you need it.',
  elsewhere: 'Your role does not include it for this job.',
};

export const useAllowances = (): {
  /** `undefined` means that no permission is needed. */
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
