import { getPermissions } from 'server/contract/company/company.calls';
import type { Permission, Scope, View } from 'server/contract/permission';
import { useRead } from '../data/use-read';

export interface Allowance {
  allowed: boolean;
  /** Which records it reaches. */
  scope: Scope | undefined;
  /** How much of a record is shown; absent means all of it. */
  view: View | undefined;
  /** Why it is not allowed, to be shown beside what is disabled. */
  reason: string | undefined;
  /** The same for one record, which says whether it is open to the person. */
  reasonFor: (isOpen: boolean) => string | undefined;
  isLoading: boolean;
  /** The person's roles never include it: what takes it is not shown at all. */
  isForbidden: boolean;
  /** How a button or an entry of a menu is offered, for one record: not at all, or disabled with the reason. */
  offer: (isOpen?: boolean) => { isHidden: boolean; disabledReason: string | undefined };
}

const sentences = {
  loading: 'Your permissions are being loaded.',
  failed: 'Your permissions could not be loaded. The console asks again in a moment.',
  refused: 'You do not have permission for this. Ask an administrator if you need it.',
  elsewhere: 'Your role does not include it for this job.',
};

/** Every permission of the signed-in person, fetched once at start; until then asked for again and again. */
export const useAllowances = (): {
  /** Whether one may do what takes this permission; what takes none is open to everyone. */
  of: (permission: Permission | undefined) => Allowance;
  isLoading: boolean;
  /** Why nothing is known of them yet. */
  error: ReturnType<typeof useRead>['error'];
  reload: () => void;
} => {
  const { data, isLoading: isAsked, error, reload } = useRead(getPermissions, {}, { once: true });
  const isLoading = isAsked && !error;
  const of = (permission: Permission | undefined): Allowance => {
    const grant = data?.data.find((line) => line.permission === permission);
    const missing = isLoading ? sentences.loading : data ? sentences.refused : sentences.failed;
    const allowed = permission === undefined || grant !== undefined;
    const reason = allowed ? undefined : missing;
    const isForbidden = data !== undefined && !allowed;
    const reasonFor = (isOpen: boolean) => reason ?? (isOpen ? undefined : sentences.elsewhere);
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

/** Whether the signed-in person may do something, and if not, why. */
export const usePermission = (permission: Permission): Allowance => useAllowances().of(permission);
