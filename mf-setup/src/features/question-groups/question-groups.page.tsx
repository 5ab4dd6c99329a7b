import { jobs } from 'mf-jobs/contract';
import type {
  QuestionGroupRow,
  QuestionGroupSelection,
} from 'server/contract/questions/question-group';
import { questionGroupCalls } from 'server/contract/questions/question-group.calls';
import { EmptyState, PageHead } from 'shared-ui';
import { RowTitle, type Column } from 'shared-ui/table';
import { ListFilters, ListTable, useList } from 'shell/sdk/list';
import * as refs from '../../../contract';
import { CreateButton } from '../../setup/create-button';
import { ActiveMark } from '../../setup/status-parts';
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

/** The groups of questions that applicants are asked. */
export const QuestionGroupsPage = () => {
  const list = useList(questionGroupList);
  const links = useRecordLinks({
    'View Question': refs.questionsOfGroup,
    Edit: refs.editQuestionGroup,
  });
  const { deletion, exported } = useSetupActions<QuestionGroupSelection>({
    list: 'question-group',
    calls: questionGroupCalls,
    onDeleted: list.selection.clear,
    usedIn: { job: (id) => ({ to: jobs, search: { job: 'all', questionGroup: id } }) },
  });
  return (
    <>
      <PageHead
        title="Question Groups"
        words={list.answer && list.matching.name}
        actions={<CreateButton to={refs.createQuestionGroup} exported={exported(list.matching)} />}
      />
      <ListFilters list={list} />
      <ListTable
        list={list}
        label="Question Groups"
        columns={columns}
        rowActions={(row) => [
          ...links.of([row.id]),
          exported(list.ofRow(row)),
          { ...deletion.of(list.ofRow(row)), divided: true },
        ]}
        selectionActions={[
          ...links.of(list.selected.selection.id),
          exported(list.selected),
          deletion.of(list.selected),
        ]}
        empty={<EmptyState title="No question groups yet" words="Create the first one." />}
      />
      {deletion.question}
    </>
  );
};

QuestionGroupsPage.beginReading = questionGroupList.beginReading;
