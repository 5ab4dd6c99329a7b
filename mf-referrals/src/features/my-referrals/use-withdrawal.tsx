import { useState } from 'react';
import { messages } from 'server/contract/messages';
import type { MyReferral } from 'server/contract/referrals/referring/my-referral';
import { progressWords } from 'server/contract/referrals/payouts/payout-constants';
import { referringMessages } from 'server/contract/referrals/referring/referring-constants';
import { withdrawReferral } from 'server/contract/referrals/referring/referring.calls';
import { useWrite } from 'shared-auth';
import { ConfirmDialog, notify, formatPersonName, type MenuEntry } from 'shared-ui';

export const useWithdrawal = () => {
  const { send } = useWrite(withdrawReferral);
  const [chosen, setChosen] = useState<MyReferral>();
  const withdraw = async ({ applicantId: id }: MyReferral) => {
    await send({ params: { id } });
    notify.success(messages.submitted);
  };
  return {
    of: (row: MyReferral): MenuEntry => ({
      id: 'withdraw',
      label: 'Withdraw',
      isHidden: row.progress === progressWords.withdrawn,
      tone: 'bad',
      disabledReason: row.mayWithdraw ? undefined : referringMessages.moved,
      onSelect: () => setChosen(row),
    }),
    question: chosen && (
      <ConfirmDialog
        open
        danger
        title={`Withdraw ${formatPersonName(chosen)}`}
        words="The hiring team sees that you withdrew it, and no bonus is paid. This cannot be taken back."
        confirmLabel="Withdraw"
        onConfirm={() => withdraw(chosen)}
        onClose={() => setChosen(undefined)}
      />
    ),
  };
};
