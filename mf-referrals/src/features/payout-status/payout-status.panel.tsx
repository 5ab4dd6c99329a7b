import { useState } from 'react';
import { messages } from 'server/contract/messages';
import {
  payoutActions,
  selectablePayoutReasons,
  payoutStateOf,
  payoutStates,
  payoutTargets,
  type PayoutAction,
  type SelectablePayoutReason,
} from 'server/contract/referrals/payouts/payout-constants';
import type { PayoutChanged } from 'server/contract/referrals/payouts/referral';
import { changePayouts } from 'server/contract/referrals/payouts/referral.calls';
import { useAllowances, useWrite } from 'shared-auth';
import { SelectField, TextAreaField, yup } from 'shared-ui/forms';
import { PanelForm, useForm } from 'shell/sdk/forms';
import { notify, Panel, usePanel } from 'shell/sdk/react';
import { payoutStatus } from '../../../contract';
import { ReferralChainWarning } from './referral-chain-warning';
import { PayoutChangeResults } from './payout-change-results';

interface Values {
  status: string;
  reason: SelectablePayoutReason | '';
  remark: string;
}

const labels = { status: 'Referral status', reason: 'Reason', remark: 'Remark' };
const actions: PayoutAction[] = Object.values(payoutActions);

const isRemarkRequired = (status: string): boolean =>
  actions.some(({ to, needsRemark: needed }) => to === payoutStateOf(Number(status)) && needed);

const schema = yup.object({
  status: yup.string().required(messages.payout.choose),
  remark: yup.string().when('status', {
    is: isRemarkRequired,
    then: (remark) => remark.trim().required(messages.payout.remark),
  }),
});

const reasonOptions = Object.entries(selectablePayoutReasons).map(([value, label]) => ({
  value,
  label,
}));

export const PayoutStatusPanel = () => {
  const { input, close } = usePanel(payoutStatus);
  const allowances = useAllowances();
  const { send } = useWrite(changePayouts);
  const [left, setLeft] = useState<PayoutChanged>();
  const options = payoutTargets
    .filter((state) =>
      actions.some(({ to, permission }) => to === state && allowances.of(permission).allowed),
    )
    .map((state) => ({ value: String(payoutStates[state].id), label: payoutStates[state].label }));
  const form = useForm<Values, PayoutChanged>({
    initial: {
      status: input.to === undefined ? '' : String(input.to),
      reason: input.reason ?? '',
      remark: '',
    },
    schema,
    labels,
    fieldOf: (field) => (field === 'referralStatusId' ? 'status' : field),
    save: async ({ status, reason, remark }) =>
      (
        await send({
          body: {
            applicantId: input.applicantIds,
            referralStatusId: Number(status),
            remark,
            ...(reason && { reason }),
          },
        })
      ).data,
    refusal: 'The referral status was not changed.',
    // No notification if payouts were refused, since the panel lists them.
    notifySaved: ({ refused }) => {
      if (refused === 0) notify.success(messages.submitted);
    },
    goOn: (result) => {
      if (result.refused === 0) close({ changed: result.changed });
      else setLeft(result);
    },
  });
  return (
    <Panel>
      {left ? (
        <PayoutChangeResults result={left} onClose={() => close({ changed: left.changed })} />
      ) : (
        <PanelForm form={form}>
          <ReferralChainWarning />
          <SelectField name="status" label={labels.status} required options={options} />
          <SelectField
            name="reason"
            label={labels.reason}
            options={reasonOptions}
            placeholder="None"
          />
          <TextAreaField name="remark" label={labels.remark} maxLength={2_000} />
        </PanelForm>
      )}
    </Panel>
  );
};
