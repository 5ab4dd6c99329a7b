import { useState } from 'react';
import type { InterviewRecord } from 'server/contract/interviews/scheduling/interview';
import { cancelInterview } from 'server/contract/interviews/scheduling/interview.calls';
import { maxInterviewReasonLength } from 'server/contract/interviews/scheduling/interview-constants';
import { useWrite } from 'shared-auth';
import { Button, Dialog, notify } from 'shared-ui';
import { TextAreaField, yup } from 'shared-ui/forms';
import { PanelForm, useForm } from 'shell/sdk/forms';
import { leaveThen } from 'shell/sdk/react';

const schema = yup.object({
  reason: yup
    .string()
    .max(maxInterviewReasonLength, `Use at most ${maxInterviewReasonLength} characters.`),
});
const labels = { reason: 'Reason' };

interface DialogProps {
  interview: InterviewRecord;
  onClose: () => void;
}

const CancelDialog = ({ interview: { id, version }, onClose }: DialogProps) => {
  const { send } = useWrite(cancelInterview);
  const form = useForm({
    initial: { reason: '' },
    schema,
    labels,
    save: ({ reason }: { reason: string }) =>
      send({ params: { id }, body: { reason: reason.trim(), version } }),
    notifySaved: () => {
      notify.success('The interview is cancelled, and everybody is told');
    },
    refusal: 'The interview was not cancelled.',
    goOn: onClose,
  });
  return (
    <Dialog open title="Cancel this interview?" onClose={() => void leaveThen(onClose)}>
      <PanelForm form={form} submitLabel="Cancel the interview" onCancel={onClose}>
        <TextAreaField
          name="reason"
          label={labels.reason}
          hint="Everybody who was invited reads it, the applicant too."
        />
      </PanelForm>
    </Dialog>
  );
};

export const CancelButton = ({ interview }: { interview: InterviewRecord }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Cancel interview</Button>
      {isOpen ? <CancelDialog interview={interview} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
};
