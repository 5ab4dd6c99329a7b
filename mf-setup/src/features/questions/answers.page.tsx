import type { ReactNode } from 'react';
import { applicantDetail } from 'mf-applicants/contract';
import type {
  Answer,
  AnswerFilter,
  AnswerSelection,
} from 'server/contract/jobs/questions/question';
import { questionCalls } from 'server/contract/jobs/questions/question.calls';
import { download, pageReader, useCompanyClock, useListExport } from 'shared-auth';
import { DateText, EmptyState, EntryButton, PageHead } from 'shared-ui';
import type { Column } from 'shared-ui/table';
import { defineList, exportBy, ListFilters, ListTable, useList } from 'shell/sdk/list';
import { Link } from 'shell/sdk/react';
import { RecordFailure } from 'shell/sdk/record';
import { BackButton } from '../../setup/back-button';
import { WithRecordId } from '../../setup/with-record-id';
import { questionForm } from './question-form';

const answerList = defineList({
  reader: pageReader(questionCalls.get, ({ data }) => data.answers),
  key: 'id',
  nameOf: ({ answer }: Answer) => answer,
  one: 'answer',
  many: 'answers',
  withinOf: ({ id }): AnswerFilter => ({ questionId: id }),
});

const getColumns = (dayAt: (instant: string) => ReactNode): Column<Answer>[] => [
  {
    id: 'answer',
    header: 'Answer',
    narrow: 'title',
    least: 260,
    share: 4,
    wraps: true,
    cell: ({ answer }) => answer,
  },
  {
    id: 'applicant',
    header: 'Applicant',
    narrow: 'line',
    least: 160,
    share: 1,
    cell: ({ applicantId, applicantName }) => (
      <Link to={applicantDetail} params={{ id: applicantId }}>
        {applicantName}
      </Link>
    ),
  },
  {
    id: 'answeredAt',
    header: 'Answered',
    narrow: 'line',
    least: 110,
    cell: ({ answeredAt }) => dayAt(answeredAt),
  },
];

const title = 'Answers';

const AnswersOfQuestion = ({ id }: { id: number }) => {
  const list = useList(answerList, { id });
  const clock = useCompanyClock();
  const exported = exportBy(useListExport(), (rows: AnswerSelection, columns) =>
    download({ kind: 'list', list: 'question-answer', rows, columns }),
  );
  const question = list.answer?.data;
  const back = question ? questionForm.placeOf?.(question) : undefined;
  return (
    <>
      <PageHead
        title={title}
        words={question?.question}
        actions={
          <>
            <BackButton to={back ?? { to: questionForm.noun.list }} />
            <EntryButton entry={exported(list.matching)} />
          </>
        }
      />
      {list.error?.status === 404 ? (
        <RecordFailure noun={questionForm.noun} onRetry={list.reload} />
      ) : (
        <>
          <ListFilters list={list} />
          <ListTable
            list={list}
            label={title}
            selectionActions={[exported(list.selected)]}
            columns={getColumns((instant) => (
              <DateText day={clock.dayOf(instant)} order="month-first" />
            ))}
            empty={
              <EmptyState
                title="No answers yet"
                words="Applicants answer on the careers page. You see the answers of those whose applications you may see in full."
              />
            }
          />
        </>
      )}
    </>
  );
};

export const AnswersPage = () => (
  <WithRecordId title={title} noun={questionForm.noun}>
    {(id) => <AnswersOfQuestion id={id} />}
  </WithRecordId>
);
