import { jobs } from 'mf-jobs/contract';
import type {
  QuestionGroupRow,
  QuestionGroupSelection,
} from 'server/contract/jobs/questions/question-group';
import { questionGroupCalls } from 'server/contract/jobs/questions/question-group.calls';
import { RowTitle, type Column } from 'shared-ui/table';
import { useList } from 'shell/sdk/list';
import * as refs from '../../../contract';
import { ActiveMark } from '../../setup/status-parts';
import { RecordsPage } from '../../setup/records-page';
import { useRecordLinks } from '../../setup/use-record-links';
import { useSetupActions } from '../../setup/use-setup-actions';
import { questionGroupList } from './question-group-list';

const countWords = ({ question }: QuestionGroupRow) => {
  if (question.length === 0) return 'No questions yet';
  return `${question.length} ${question.length === 1 ? 'question' : 'questions'}`;
};

const columns: Column<QuestionGroupRow>[] = [
  {
    id: 'questionGroupName',
    header: 'Template Name',
    sortable: true,
    narrow: 'title',
    least: 200,
    share: 2,
    cell: (group) => <RowTitle title={group.questionGroupName} second={countWords(group)} />,
  },
  {
    id: 'description',
    header: 'Description',
    narrow: 'line',
    least: 200,
    share: 3,
    wraps: true,
    cell: ({ description }) => description,
  },
  {
    id: 'status',
    header: 'Status',
    sortable: true,
    narrow: 'line',
    least: 110,
    share: 1,
    cell: ({ status }) => <ActiveMark status={status} />,
  },
];

export const QuestionGroupsPage = () => {
  const list = useList(questionGroupList);
  const links = useRecordLinks({
    'View Question': refs.questionsOfGroup,
    Edit: refs.editQuestionGroup,
  });
  const actions = useSetupActions<QuestionGroupSelection>({
    list: 'question-group',
    calls: questionGroupCalls,
    onDeleted: list.selection.clear,
    usedIn: { job: (id) => ({ to: jobs, search: { job: 'all', questionGroup: id } }) },
  });
  return (
    <RecordsPage
      title="Question Groups"
      create={refs.createQuestionGroup}
      chosen={list.selected.selection.id}
      empty={{ title: 'No question groups yet', words: 'Create the first one.' }}
      {...{ list, columns, links, actions }}
    />
  );
};

QuestionGroupsPage.beginReading = questionGroupList.beginReading;
