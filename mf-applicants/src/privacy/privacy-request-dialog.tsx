import {
  maxRequestText,
  requestKinds,
  requestMessages,
  type RequestKind,
} from 'server/contract/privacy/requests/privacy-request-constants';
import { createPrivacyRequest } from 'server/contract/privacy/requests/privacy-request.calls';
import { useWrite } from 'shared-auth';
import { Dialog, Stack } from 'shared-ui';
import { RadioField, TextAreaField, yup } from 'shared-ui/forms';
import { PanelForm, useForm } from 'shell/sdk/forms';
import { leaveThen } from 'shell/sdk/react';

interface Values {
  kind: RequestKind;
  note: string;
}

const labels = { kind: 'Asked for', note: 'In their words' };
const schema = yup.object({
  note: yup
    .string()
    .trim()
    .max(maxRequestText, requestMessages.noteLength)
    .when('kind', { is: 'correction', then: (text) => text.required(requestMessages.note) }),
});
const initial: Values = { kind: 'access', note: '' };

interface Props {
  applicantId: number;
  onClose: () => void;
}

export const PrivacyRequestDialog = ({ applicantId, onClose }: Props) => {
  const { send } = useWrite(createPrivacyRequest);
  const form = useForm({
    initial,
    schema,
    labels,
    save: ({ kind, note }: Values, key = '') =>
      send({
        body: { applicantId, kind, note: note.trim() },
        headers: { 'Idempotency-Key': key },
      }),
    refusal: 'The request was not recorded.',
    goOn: onClose,
  });
  return (
    <Dialog open title="Record a request" onClose={() => void leaveThen(onClose)}>
      <PanelForm form={form} submitLabel="Record" onCancel={onClose}>
        <Stack gap="4">
          <RadioField
            name="kind"
            label={labels.kind}
            options={Object.entries(requestKinds).map(([value, label]) => ({ value, label }))}
          />
          <TextAreaField
            name="note"
            label={labels.note}
            hint="A link goes to their e-mail address, so that they confirm who asks."
          />
        </Stack>
      </PanelForm>
    </Dialog>
  );
};
