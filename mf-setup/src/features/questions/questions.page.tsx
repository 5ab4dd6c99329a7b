import type { QuestionRow, QuestionSelection } from 'server/contract/jobs/questions/question';
import { questionCalls } from 'server/contract/jobs/questions/question.calls';
import { EmptyState, PageHead } from 'shared-ui';
import type { Column } from 'shared-ui/table';
import { ListFilters, ListTable, useList } from 'shell/sdk/list';
import { RecordFailure } from 'shell/sdk/record';
import * as refs from '../../../contract';
import { BackButton } from '../../setup/back-button';
import { CreateButton } from '../../setup/create-button';
import { PartsOf } from '../../setup/parts-of';
import { ActiveMark } from '../../setup/status-parts';
import { useRecordLinks } from '../../setup/use-record-links';
import { useSetupActions } from '../../setup/use-setup-actions';
import { groupNoun } from './question-form';
import { questionList } from './question-list';

const columns: Column<QuestionRow>[] = [
  {
    id: 'question',
    header: 'Questions',
    sortable: true,
    narrow: 'title',
    least: 260,
    share: 4,
    wraps: true,
    cell: ({ question }) => question,
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

const title = 'Questions List';

export const QuestionsPage = () => (
  <PartsOf title={title} noun={groupNoun}>
    {(id) => <QuestionsOfGroup groupId={id} />}
  </PartsOf>
);

const QuestionsOfGroup = ({ groupId }: { groupId: number }) => {
  const list = useList(questionList, { id: groupId });
  const links = useRecordLinks({ Edit: refs.editQuestion, 'View Answers': refs.answers });
  const { deletion, exported } = useSetupActions<QuestionSelection>({
    list: 'questions',
    calls: questionCalls,
    onDeleted: list.selection.clear,
    usedIn: { 'question-answer': (id) => ({ to: refs.answers, params: { id } }) },
  });
  const group = list.answer?.data;
  const isGone = list.error?.status === 404;
  return (
    <>
      <PageHead
        title={title}
        words={group && `${group.questionGroupName}, ${list.matching.name}`}
        actions={
          <>
            <BackButton to={{ to: refs.questionGroups }} />
            {isGone ? null : (
              <CreateButton
                to={refs.createQuestion}
                params={{ id: groupId }}
                exported={exported(list.matching)}
              />
            )}
          </>
        }
      />
      {isGone ? (
        <RecordFailure noun={groupNoun} onRetry={list.reload} />
      ) : (
        <>
          <ListFilters list={list} />
          <ListTable
            list={list}
            label={title}
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
            empty={
              <EmptyState
                title="No questions yet"
                words="Until it has one, this group cannot be chosen on a job."
              />
            }
          />
        </>
      )}
      {deletion.question}
    </>
  );
};
