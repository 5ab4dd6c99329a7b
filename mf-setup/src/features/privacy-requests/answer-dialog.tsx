import type { PrivacyRequest } from 'server/contract/privacy/requests/privacy-request';
import {
  maxRequestText,
  requestMessages,
} from 'server/contract/privacy/requests/privacy-request-constants';
import { answerPrivacyRequest } from 'server/contract/privacy/requests/privacy-request.calls';
import { useWrite } from 'shared-auth';
import { Stack } from 'shared-ui';
import { RadioField, TextAreaField, yup } from 'shared-ui/forms';
import { useForm } from 'shell/sdk/forms';
import { FormDialog } from '../../setup/form-dialog';

interface Values {
  outcome: 'done' | 'refused';
  answer: string;
}

const labels = { outcome: 'Outcome', answer: 'Answer to the applicant' };
const schema = yup.object({
  answer: yup
    .string()
    .trim()
    .max(maxRequestText, requestMessages.noteLength)
    .when('outcome', {
      is: 'refused',
      then: (text) => text.required(requestMessages.answer),
    }),
});

interface Props {
  request: PrivacyRequest;
  onClose: () => void;
}

export const AnswerDialog = ({ request: { id, kind, state }, onClose }: Props) => {
  const { send } = useWrite(answerPrivacyRequest);
  const form = useForm({
    initial: { outcome: state === 'unconfirmed' ? 'refused' : 'done', answer: '' } as Values,
    schema,
    labels,
    save: ({ outcome, answer }: Values) =>
      send({ params: { id }, body: { outcome, answer: answer.trim() } }),
    refusal: 'The answer was not sent.',
    goOn: onClose,
  });
  return (
    <FormDialog title="Answer the request" submitLabel="Answer" form={form} onClose={onClose}>
      <Stack gap="4">
        <RadioField
          name="outcome"
          label={labels.outcome}
          options={[
            ...(state === 'unconfirmed' ? [] : [{ value: 'done', label: 'It is done' }]),
            { value: 'refused', label: 'Refused, with a reason' },
          ]}
        />
        <TextAreaField
          name="answer"
          label={labels.answer}
          hint={
            kind === 'erasure'
              ? 'Mailed before anything is erased, since no address is left afterwards. Then anonymise on the page of the applicant.'
              : 'It goes to them by mail and stands on their status page.'
          }
        />
      </Stack>
    </FormDialog>
  );
};
