import type { ApplicantDetails } from 'server/contract/applicants/details/applicant-details';
import {
  birthDateMessage,
  firstBirthDate,
  longestDetails,
  maritalStatuses,
  type MaritalStatus,
} from 'server/contract/applicants/details/applicant-details-constants';
import {
  getReferral,
  updateApplicantDetails,
} from 'server/contract/referrals/payouts/referral.calls';
import { recordReader, useToday, useWrite } from 'shared-auth';
import { formatLongDay, Skeleton } from 'shared-ui';
import { DateField, SelectField, TextAreaField, TextField, yup } from 'shared-ui/forms';
import { PanelForm, useRecordForm } from 'shell/sdk/forms';
import { Panel, usePanel } from 'shell/sdk/react';
import { ShownRecord } from 'shell/sdk/record';
import { applicantDetails, jobReferrals } from '../../../contract';

type MaritalChoice = MaritalStatus | '';

const labels = {
  fatherName: "Father's name",
  birthDate: 'Date of birth',
  maritalStatus: 'Marital status',
  address: 'Address',
};

const maritalStatusOptions = Object.entries(maritalStatuses).map(([value, label]) => ({
  value,
  label,
}));

const formatters = {
  birthDate: (day: string) => day && formatLongDay(day),
  maritalStatus: (status: MaritalChoice) => (status ? maritalStatuses[status] : ''),
};

const toValues = ({ fatherName, birthDate, maritalStatus, address }: ApplicantDetails) => ({
  ...{ fatherName, maritalStatus, address },
  birthDate: birthDate ?? '',
});

const DetailsForm = ({ details }: { details: ApplicantDetails }) => {
  const { input, close } = usePanel(applicantDetails);
  const today = useToday();
  const { send } = useWrite(updateApplicantDetails);
  const form = useRecordForm({
    record: details,
    valuesOf: toValues,
    labels,
    words: formatters,
    schema: yup.object({
      birthDate: yup.string().test('past', birthDateMessage, (day) => !day || day < today),
    }),
    save: (values: ReturnType<typeof toValues>, { version }) =>
      send({ params: { id: input.applicantId }, body: { ...values, version } }),
    refusal: 'The details were not saved.',
    goOn: () => close(undefined),
  });
  return (
    <PanelForm form={form}>
      <TextField
        name="fatherName"
        label={labels.fatherName}
        maxLength={longestDetails.fatherName}
        autoComplete="off"
      />
      <DateField
        name="birthDate"
        label={labels.birthDate}
        order="month-first"
        min={firstBirthDate}
      />
      <SelectField
        name="maritalStatus"
        label={labels.maritalStatus}
        options={maritalStatusOptions}
      />
      <TextAreaField
        name="address"
        label={labels.address}
        rows={3}
        maxLength={longestDetails.address}
      />
    </PanelForm>
  );
};

// The form must start from the current referral, so this hook ignores the cache.
const useReferral = recordReader(getReferral, { fresh: true });
const referralNoun = { one: 'referral', many: 'referrals', list: jobReferrals };

export const ApplicantDetailsPanel = () => {
  const { input } = usePanel(applicantDetails);
  return (
    <Panel>
      <ShownRecord
        noun={referralNoun}
        read={useReferral(input.applicantId)}
        onItsWay={<Skeleton height="320px" />}
      >
        {({ details }) => (details ? <DetailsForm details={details} /> : null)}
      </ShownRecord>
    </Panel>
  );
};
