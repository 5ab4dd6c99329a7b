import type { RecordedConsent } from 'server/contract/applicants/applying/recorded-consent';
import { recordConsent } from 'server/contract/applicants/applying/recorded-consent.calls';
import { useWrite } from 'shared-auth';
import { Dialog, Text } from 'shared-ui';
import { TextField, yup } from 'shared-ui/forms';
import { PanelForm, useForm } from 'shell/sdk/forms';
import { leaveThen } from 'shell/sdk/react';

const labels = { source: 'How they said so' };
const maxLength = 300;
const schema = yup.object({
  source: yup
    .string()
    .trim()
    .required('Say how, such as: by phone on Monday.')
    .max(maxLength, `Write at most ${maxLength} characters.`),
});

interface Props {
  applicantId: number;
  consent: RecordedConsent;
  onClose: () => void;
}

export const ConsentDialog = ({ applicantId, consent, onClose }: Props) => {
  const { send } = useWrite(recordConsent);
  const form = useForm({
    initial: { source: '' },
    schema,
    labels,
    save: ({ source }) =>
      send({
        params: { id: applicantId, consentId: consent.consentId },
        body: { source: source.trim() },
      }),
    refusal: 'The consent was not recorded.',
    goOn: onClose,
  });
  return (
    <Dialog open title="Record a consent" onClose={() => void leaveThen(onClose)}>
      <PanelForm form={form} submitLabel="Record" onCancel={onClose}>
        <Text mb="4" dir="auto">
          {consent.text}
        </Text>
        <TextField name="source" label={labels.source} required />
      </PanelForm>
    </Dialog>
  );
};
