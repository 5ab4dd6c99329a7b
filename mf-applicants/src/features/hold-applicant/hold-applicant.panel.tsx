import { maxErasureReasonLength } from 'server/contract/privacy/erasure/erasure-constants';
import { startRetentionHold } from 'server/contract/privacy/retention/retention-rule.calls';
import { useWrite } from 'shared-auth';
import { Stack, Text } from 'shared-ui';
import { TextAreaField, yup } from 'shared-ui/forms';
import { PanelForm, useForm } from 'shell/sdk/forms';
import { Panel, usePanel } from 'shell/sdk/react';
import { holdApplicant } from '../../../contract/privacy';

const schema = yup.object({
  reason: yup
    .string()
    .trim()
    .required('Say why, such as the number of a case.')
    .max(maxErasureReasonLength, `Use at most ${maxErasureReasonLength} characters.`),
});

export const HoldApplicantPanel = () => {
  const { close, input } = usePanel(holdApplicant);
  const { send } = useWrite(startRetentionHold);
  const form = useForm({
    initial: { reason: '' },
    schema,
    labels: { reason: 'Reason' },
    save: ({ reason }) =>
      send({ params: { id: input.applicantId }, body: { reason: reason.trim() } }),
    refusal: 'The applicant was not put on hold.',
    goOn: () => close(),
  });
  return (
    <Panel>
      <PanelForm form={form} submitLabel="Put on Hold">
        <Stack gap="4">
          <Text>
            Until the hold ends, neither a rule nor a person anonymises this applicant.
            Administrators and auditors see the reason.
          </Text>
          <TextAreaField
            name="reason"
            label="Reason"
            rows={3}
            maxLength={maxErasureReasonLength}
            required
          />
        </Stack>
      </PanelForm>
    </Panel>
  );
};
