import { type Allowance, usePermission } from './use-permission';

const refused = 'Your role exports payouts only. Ask an administrator if you need this list.';

/** Whether the signed-in person may export jobs or applicants, and if not, why; payouts have a permission of their own. */
export const useListExport = (): Allowance => {
  const granted = usePermission('list:export');
  if (granted.scope !== 'payouts') return granted;
  return {
    ...granted,
    allowed: false,
    reason: refused,
    reasonFor: () => refused,
    isForbidden: true,
    offer: () => ({ isHidden: true, disabledReason: refused }),
  };
};
