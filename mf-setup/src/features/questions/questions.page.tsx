import type { QuestionRow } from 'server/contract/jobs/questions/question';
import { questionCalls } from 'server/contract/jobs/questions/question.calls';
import { questionGroupCalls } from 'server/contract/jobs/questions/question-group.calls';
import { pageReader } from 'shared-auth';
import { PageHead } from 'shared-ui';
import { defineList, useList } from 'shell/sdk/list';
import { RecordFailure } from 'shell/sdk/record';
import * as refs from '../../../contract';
import { ActiveMark } from '../../setup/active-mark';
import { BackButton } from '../../setup/back-button';
import { CreateButton } from '../../setup/create-button';
import { toTableColumn } from '../../setup/list-column';
import { activeFilter, combineFilters } from '../../setup/list-filter';
import { WithRecordId } from '../../setup/with-record-id';
import { RecordsTable } from '../../setup/records-table';
import { useRecordLinks } from '../../setup/use-record-links';
import { useSetupActions } from '../../setup/use-setup-actions';
import { questionGroupNoun } from './question-form';

const questionList = defineList({
  reader: pageReader(questionGroupCalls.get, ({ data }) => data.question),
  key: 'id',
  nameOf: ({ question }: QuestionRow) => question,
  one: 'question',
  many: 'questions',
  sorts: ['question', 'status'],
  ...combineFilters([activeFilter]),
  withinOf: ({ id }) => ({ questionGroupId: id }),
});

const columns = [
  toTableColumn<QuestionRow>({
    id: 'question',
    header: 'Questions',
    sortable: true,
    narrow: 'title',
    least: 260,
    share: 4,
    wraps: true,
    cell: ({ question }) => question,
  }),
  toTableColumn<QuestionRow>({
    id: 'status',
    header: 'Status',
    sortable: true,
    least: 110,
    share: 1,
    cell: ActiveMark,
  }),
];

const title = 'Questions List';

export const QuestionsPage = () => (
  <WithRecordId title={title} noun={questionGroupNoun}>
    {(id) => <QuestionsOfGroup groupId={id} />}
  </WithRecordId>
);

const QuestionsOfGroup = ({ groupId }: { groupId: number }) => {
  const list = useList(questionList, { id: groupId });
  const links = useRecordLinks({ Edit: refs.editQuestion, 'View Answers': refs.answers });
  const actions = useSetupActions({
    kind: 'questions',
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
                exported={actions.exported(list.matching)}
              />
            )}
          </>
        }
      />
      {isGone ? (
        <RecordFailure noun={questionGroupNoun} onRetry={list.reload} />
      ) : (
        <RecordsTable
          label={title}
          chosen={list.selected.selection.id}
          emptiness="Until it has one, this group cannot be chosen on a job."
          {...{ list, columns, links, actions }}
        />
      )}
    </>
  );
};
