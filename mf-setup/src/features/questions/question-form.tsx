import type { QuestionRow } from 'server/contract/jobs/questions/question';
import { questionCalls } from 'server/contract/jobs/questions/question.calls';
import { questionGroups, questionsOfGroup } from '../../../contract';
import { longTextField, statusField } from '../../setup/fields';
import { defineRecordForm } from '../../setup/define-record-form';

export const questionGroupNoun = {
  one: 'question group',
  many: 'question groups',
  list: questionGroups,
};

type QuestionParent = Pick<QuestionRow, 'questionGroupId'>;

export const questionForm = defineRecordForm({
  title: 'Question',
  noun: { one: 'question', many: 'question groups', list: questionGroups },
  calls: questionCalls,
  placeOf: ({ questionGroupId }: QuestionParent) => ({
    to: questionsOfGroup,
    params: { id: questionGroupId },
  }),
  bodyOf: (written, { questionGroupId }) => ({ ...written, questionGroupId }),
  fields: {
    question: longTextField({ label: 'Question', rows: 2, required: 'Enter the question.' }),
    status: statusField('Applicants are asked active questions only.'),
    description: {
      ...longTextField({
        label: 'Description',
        storedHint: 'When this is left empty, the stored description stays.',
      }),
      write: (description) => (description.trim() === '' ? {} : { description }),
    },
  },
});
