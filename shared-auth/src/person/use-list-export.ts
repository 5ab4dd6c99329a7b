import { type Allowance, usePermission } from './use-permission';

const exportRefusalText =
  'Your role exports payouts only. Ask an administrator if you need this list.';

/** Permission to export jobs or applicants; payouts have a separate one. */
export const useListExport = (): Allowance => {
  const granted = usePermission('list:export');
  if (granted.scope !== 'payouts') return granted;
  return {
    ...granted,
    allowed: false,
    reason: exportRefusalText,
    reasonFor: () => exportRefusalText,
    isForbidden: true,
    offer: () => ({ isHidden: true, disabledReason: exportRefusalText }),
  };
};
