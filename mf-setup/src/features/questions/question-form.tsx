import type { QuestionRow } from 'server/contract/jobs/questions/question';
import { questionCalls } from 'server/contract/jobs/questions/question.calls';
import { questionGroups, questionsOfGroup } from '../../../contract';
import { defineRecordForm } from '../../setup/define-record-form';
import { dropAnswersOfOtherTypes, questionFields, type QuestionValues } from './question-fields';

export const questionGroupNoun = {
  one: 'question group',
  many: 'question groups',
  list: questionGroups,
};

type QuestionParent = Pick<QuestionRow, 'questionGroupId'>;

export const questionForm = defineRecordForm<QuestionValues, QuestionRow, QuestionParent>({
  title: 'Question',
  noun: { one: 'question', many: 'question groups', list: questionGroups },
  calls: questionCalls,
  placeOf: ({ questionGroupId }) => ({
    to: questionsOfGroup,
    params: { id: questionGroupId },
  }),
  bodyOf: (written, { questionGroupId }, values) => ({
    ...written,
    ...dropAnswersOfOtherTypes(values),
    questionGroupId,
  }),
  fields: questionFields,
});
