import type { QuestionFilter, QuestionRow } from 'server/contract/jobs/questions/question';
import { questionGroupCalls } from 'server/contract/jobs/questions/question-group.calls';
import { pageReader } from 'shared-auth';
import { defineList, type FilterParts } from 'shell/sdk/list';
import { statusField, statusFilter, statusOf } from '../../setup/status-parts';

export const questionList = defineList({
  reader: pageReader(questionGroupCalls.get, ({ data }) => data.question),
  key: 'id',
  nameOf: ({ question }: QuestionRow) => question,
  one: 'question',
  many: 'questions',
  sorts: ['question', 'status'],
  fields: { status: statusField },
  filterOf: ({ status }): FilterParts<QuestionFilter> => ({ status: statusOf(status) }),
  withinOf: ({ id }): QuestionFilter => ({ questionGroupId: id }),
  filters: [statusFilter],
});
