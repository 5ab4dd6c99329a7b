import type {
  QuestionGroupFilter,
  QuestionGroupRow,
} from 'server/contract/jobs/questions/question-group';
import { questionGroupCalls } from 'server/contract/jobs/questions/question-group.calls';
import { pageReader } from 'shared-auth';
import { defineList, type FilterParts } from 'shell/sdk/list';
import { statusField, statusFilter, statusOf } from '../../setup/status-parts';

export const questionGroupList = defineList({
  reader: pageReader(questionGroupCalls.getMany),
  key: 'id',
  nameOf: ({ questionGroupName }: QuestionGroupRow) => questionGroupName,
  one: 'question group',
  many: 'question groups',
  sorts: ['questionGroupName', 'status'],
  fields: { status: statusField },
  filterOf: ({ status }): FilterParts<QuestionGroupFilter> => ({ status: statusOf(status) }),
  filters: [statusFilter],
});
