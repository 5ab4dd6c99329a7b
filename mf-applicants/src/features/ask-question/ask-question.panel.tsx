import type { ApplicationRecord } from 'server/contract/applicants/applications/application';
import type { QuestionToAsk } from 'server/contract/applicants/applying/further-question';
import { furtherQuestionMessages } from 'server/contract/applicants/applying/further-question-constants';
import { askApplicant } from 'server/contract/applicants/applying/further-question.calls';
import {
  maxQuestionOptions,
  questionMessages,
} from 'server/contract/jobs/questions/question-constants';
import { useWrite } from 'shared-auth';
import { useNewDraft } from 'shared-auth/drafts';
import { yup } from 'shared-ui/forms';
import { PanelForm, useForm } from 'shell/sdk/forms';
import { usePanel } from 'shell/sdk/react';
import { askQuestion } from '../../../contract';
import { ApplicantHead } from '../../application/applicant-head';
import { ApplicationPanel } from '../../application/application-panel';
import type { AskQuestionValues } from './ask-values';
import { QuestionFields } from './question-fields';

const empty: AskQuestionValues = { library: null, question: '', type: 'text', options: '' };
const labels = {
  library: 'From the library',
  question: 'Question of your own',
  type: 'Answer',
  options: 'Options',
};

const toLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

interface TestContext {
  parent: Partial<AskQuestionValues>;
}

const schema = yup.object({
  question: yup
    .string()
    .max(1_000, 'Use at most 1,000 characters.')
    .test('question', furtherQuestionMessages.choose, (text, { parent }: TestContext) =>
      Boolean(text?.trim() || parent.library),
    ),
  options: yup
    .string()
    .test('options', questionMessages.options, (text, { parent }: TestContext) => {
      const { length } = toLines(text ?? '');
      return (
        Boolean(parent.library) ||
        parent.type !== 'choice' ||
        (length >= 2 && length <= maxQuestionOptions)
      );
    }),
});

const toBody = ({ library, question, type, options }: AskQuestionValues): QuestionToAsk => {
  if (library) return { questionId: Number(library.id) };
  return { question, type, ...(type === 'choice' && { options: toLines(options) }) };
};

const AskForm = ({ application }: { application: ApplicationRecord }) => {
  const { close } = usePanel(askQuestion);
  const { send } = useWrite(askApplicant);
  const id = application.applicantId;
  const form = useForm({
    initial: empty,
    schema,
    labels,
    fieldOf: (field) => (field === 'questionId' ? 'library' : field),
    draft: useNewDraft<AskQuestionValues, unknown>(`application.ask.${id}`),
    save: (values, key = '') =>
      send({ params: { id }, body: toBody(values), headers: { 'Idempotency-Key': key } }),
    refusal: 'The question was not sent.',
    goOn: () => close(),
  });
  return (
    <>
      <ApplicantHead application={application} />
      <PanelForm form={form} submitLabel="Send">
        <QuestionFields labels={labels} />
      </PanelForm>
    </>
  );
};

const requirement = { act: 'status', permission: 'application:status' } as const;

export const AskQuestionPanel = () => (
  <ApplicationPanel applicantId={usePanel(askQuestion).input.applicantId} takes={requirement}>
    {(application) => <AskForm application={application} />}
  </ApplicationPanel>
);
