import { payoutStates } from 'server/contract/referrals/payouts/payout-constants';
import { getReferralChain } from 'server/contract/referrals/payouts/referral.calls';
import { usePermission, useRead } from 'shared-auth';
import { Notice } from 'shared-ui';
import { useFormikContext } from 'shared-ui/forms';
import { formatNameOrDash } from '../../referral/format';

export const ReferralChainWarning = () => {
  const { status } = useFormikContext<{ status: string }>().values;
  const mayApprove = !usePermission('payout:approve').isForbidden;
  const isApproval = mayApprove && status === String(payoutStates.approved.id);
  const chain = useRead(getReferralChain, isApproval ? {} : null).data?.data ?? [];
  if (!isApproval || chain.length === 0) return null;
  return (
    <Notice
      tone="wait"
      title="Somebody who may be paid here referred you"
      words={`${chain.map(formatNameOrDash).join(', ')} referred you within the last 12 months. You may approve what is paid to them; consider leaving it to somebody else.`}
    />
  );
};
