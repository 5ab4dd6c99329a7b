import type { QuestionRow } from 'server/contract/jobs/questions/question';
import { questionCalls } from 'server/contract/jobs/questions/question.calls';
import { TextAreaField, yup } from 'shared-ui/forms';
import { questionGroups, questionsOfGroup } from '../../../contract';
import type { RecordForm } from '../../setup/record-form';
import { chosenStatus, StatusChoice } from '../../setup/status-choice';

const labels = { question: 'Question', status: 'Status', description: 'Description' };

export const groupNoun = { one: 'question group', many: 'question groups', list: questionGroups };

type Parent = Pick<QuestionRow, 'questionGroupId'>;

export const questionForm: RecordForm<typeof labels, QuestionRow, Parent> = {
  title: 'Question',
  noun: { one: 'question', many: 'question groups', list: questionGroups },
  calls: questionCalls,
  placeOf: ({ questionGroupId }) => ({ to: questionsOfGroup, params: { id: questionGroupId } }),
  empty: { question: '', status: '', description: '' },
  valuesOf: ({ question, status, description }) => ({
    question,
    status: String(status),
    description,
  }),
  bodyOf: ({ question, status, description }, { questionGroupId }) => ({
    question,
    questionGroupId,
    status: Number(status),
    ...(description.trim() && { description }),
  }),
  labels,
  schema: yup.object({
    question: yup
      .string()
      .trim()
      .required('Enter the question.')
      .max(1_000, 'Use at most 1,000 characters.'),
    status: chosenStatus,
    description: yup.string().max(1_000, 'Use at most 1,000 characters.'),
  }),
  Fields: ({ isStored }) => (
    <>
      <TextAreaField name="question" label={labels.question} rows={2} required />
      <StatusChoice hint="Applicants are asked active questions only." />
      <TextAreaField
        name="description"
        label={labels.description}
        {...(isStored && { hint: 'When this is left empty, the stored description stays.' })}
      />
    </>
  ),
};
