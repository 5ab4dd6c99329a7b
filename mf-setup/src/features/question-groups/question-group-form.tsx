import type { QuestionGroupRecord } from 'server/contract/jobs/questions/question-group';
import { questionGroupCalls } from 'server/contract/jobs/questions/question-group.calls';
import { TextAreaField, TextField, yup } from 'shared-ui/forms';
import { questionGroups } from '../../../contract';
import type { RecordForm } from '../../setup/record-form';
import { chosenStatus, StatusChoice } from '../../setup/status-choice';

const labels = { questionGroupName: 'Template Name', description: 'Description', status: 'Status' };

export const questionGroupForm: RecordForm<typeof labels, QuestionGroupRecord> = {
  title: 'Question Group',
  noun: { one: 'question group', many: 'question groups', list: questionGroups },
  calls: questionGroupCalls,
  empty: { questionGroupName: '', description: '', status: '' },
  valuesOf: ({ questionGroupName, description, status }) => ({
    questionGroupName,
    description,
    status: String(status),
  }),
  bodyOf: ({ status, ...texts }) => ({ ...texts, status: Number(status) }),
  labels,
  schema: yup.object({
    questionGroupName: yup
      .string()
      .trim()
      .required('Enter the template name.')
      .max(100, 'Use at most 100 characters.'),
    description: yup
      .string()
      .trim()
      .required('Enter the description.')
      .max(1_000, 'Use at most 1,000 characters.'),
    status: chosenStatus,
  }),
  Fields: () => (
    <>
      <TextField name="questionGroupName" label={labels.questionGroupName} required />
      <TextAreaField name="description" label={labels.description} required />
      <StatusChoice hint="An inactive group cannot be chosen on a job." />
    </>
  ),
};
