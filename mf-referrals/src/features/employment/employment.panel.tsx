import { employmentDays } from 'server/contract/referrals/employment/employment-constants';
import { updateEmployment } from 'server/contract/referrals/employment/employment.calls';
import { messages } from 'server/contract/messages';
import type { ReferralRecord } from 'server/contract/referrals/payouts/referral';
import { getReferral } from 'server/contract/referrals/payouts/referral.calls';
import { recordReader, useWrite } from 'shared-auth';
import { formatPersonName, Skeleton, Text } from 'shared-ui';
import { DateField, yup } from 'shared-ui/forms';
import { PanelForm, useForm } from 'shell/sdk/forms';
import { Panel, usePanel } from 'shell/sdk/react';
import { ShownRecord } from 'shell/sdk/record';
import { employment, jobReferrals } from '../../../contract';

interface Values {
  joiningDate: string;
  leavingDate: string;
}

const labels = { joiningDate: 'Joining Date', leavingDate: 'Leaving Date' };
const schema = yup.object({ joiningDate: yup.string().required(messages.status.joiningDate) });
const dayFieldProps = {
  order: 'month-first',
  min: employmentDays.first,
  max: employmentDays.last,
} as const;

const toValues = ({ joiningDate, leavingDate }: ReferralRecord): Values => ({
  joiningDate: joiningDate ?? '',
  leavingDate: leavingDate ?? '',
});

const EmploymentForm = ({ referral }: { referral: ReferralRecord }) => {
  const { close } = usePanel(employment);
  const { send } = useWrite(updateEmployment);
  const { releaseDays } = referral;
  const form = useForm<Values, unknown>({
    initial: toValues(referral),
    schema,
    labels,
    save: (values) => send({ params: { id: referral.applicantId }, body: values }),
    refusal: 'The dates were not changed.',
    goOn: () => close(undefined),
  });
  return (
    <PanelForm form={form}>
      <Text tone="second">
        {`${formatPersonName(referral)} is paid for ${releaseDays} days after the joining date, unless one of the two left before.`}
      </Text>
      <DateField name="joiningDate" label={labels.joiningDate} required {...dayFieldProps} />
      <DateField
        name="leavingDate"
        label={labels.leavingDate}
        hint="The last day of employment. Empty while the person is employed."
        {...dayFieldProps}
      />
    </PanelForm>
  );
};

// The form must start from the current referral, so this hook ignores the cache.
const useReferral = recordReader(getReferral, { fresh: true });
const referralNoun = { one: 'referral', many: 'referrals', list: jobReferrals };

export const EmploymentPanel = () => {
  const { input } = usePanel(employment);
  return (
    <Panel>
      <ShownRecord
        noun={referralNoun}
        read={useReferral(input.applicantId)}
        onItsWay={<Skeleton height="120px" />}
      >
        {(referral) => <EmploymentForm referral={referral} />}
      </ShownRecord>
    </Panel>
  );
};
