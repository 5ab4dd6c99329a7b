import { jobs } from 'mf-jobs/contract';
import { questionGroupCalls } from 'server/contract/jobs/questions/question-group.calls';
import { RowTitle } from 'shared-ui/table';
import * as refs from '../../../contract';
import { ActiveMark } from '../../setup/active-mark';
import { activeFilter } from '../../setup/list-filter';
import { defineRecordListPage } from '../../setup/define-record-list-page';

const formatQuestionCount = (count: number): string => {
  if (count === 0) return 'No questions yet';
  return count === 1 ? '1 question' : `${count} questions`;
};

export const QuestionGroupsPage = defineRecordListPage({
  kind: 'question-group',
  title: 'Question Groups',
  one: 'question group',
  many: 'question groups',
  emptiness: 'Create the first one.',
  calls: questionGroupCalls,
  nameOf: ({ questionGroupName }) => questionGroupName,
  create: refs.createQuestionGroup,
  links: { 'View Question': refs.questionsOfGroup, Edit: refs.editQuestionGroup },
  usedIn: { job: (id) => ({ to: jobs, search: { job: 'all', questionGroup: id } }) },
  filters: [activeFilter],
  columns: [
    {
      id: 'questionGroupName',
      header: 'Template Name',
      sortable: true,
      narrow: 'title',
      least: 200,
      share: 2,
      cell: ({ questionGroupName, question }) => (
        <RowTitle title={questionGroupName} second={formatQuestionCount(question.length)} />
      ),
    },
    { id: 'description', header: 'Description', wraps: true, least: 200, share: 3 },
    { id: 'status', header: 'Status', sortable: true, least: 110, share: 1, cell: ActiveMark },
  ],
});
