import { useState } from 'react';
import { payoutActions, payoutStates } from 'server/contract/referrals/payouts/payout-constants';
import type { ReferralRecord } from 'server/contract/referrals/payouts/referral';
import { useAllowances } from 'shared-auth';
import { Button, Checkbox, Flex } from 'shared-ui';
import { Part } from 'shared-ui/page';
import { openPanel } from 'shell/sdk/react';
import { payoutStatus } from '../../../contract';

const confirmFirstText = 'Tick the box first: you have checked this referral.';
const payoutRefusedText = 'The payout cannot be brought there now; the rules say why.';

export const ReferralCheckActions = ({ referral }: { referral: ReferralRecord }) => {
  const { applicantId, targets = [] } = referral;
  const [isChecked, setChecked] = useState(false);
  const allowances = useAllowances();
  const button = (name: 'refuse' | 'approve', label: string) => {
    const { to, permission } = payoutActions[name];
    const { id } = payoutStates[to];
    const allowance = allowances.of(permission);
    if (allowance.isForbidden) return null;
    return (
      <Button
        variant={name === 'approve' ? 'main' : undefined}
        disabledReason={
          allowance.reason ??
          (isChecked ? (targets.includes(id) ? undefined : payoutRefusedText) : confirmFirstText)
        }
        onClick={() =>
          void openPanel(payoutStatus, {
            applicantIds: [applicantId],
            to: id,
            ...(name === 'refuse' && { reason: 'duplicate' }),
          })
        }
      >
        {label}
      </Button>
    );
  };
  const duplicate = button('refuse', 'Mark as duplicate');
  const eligible = button('approve', 'Eligible');
  if (!duplicate && !eligible) return null;
  return (
    <Part title="Decision">
      <Flex gap="4" align="center" wrap="wrap">
        <Flex as="label" gap="2" align="center">
          <Checkbox checked={isChecked} onChange={({ target }) => setChecked(target.checked)} />I
          have checked this referral
        </Flex>
        {duplicate}
        {eligible}
      </Flex>
    </Part>
  );
};
