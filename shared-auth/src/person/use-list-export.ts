import { type Allowance, usePermission } from './use-permission';

const exportRefusalText =
  'Your role exports payouts only. Ask an administrator if you need this list.';

/** Permission to export lists of jobs or applicants; exporting payouts is a separate permission. */
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
