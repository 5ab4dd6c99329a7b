import type { BoardCard, BoardColumn, JobBoard } from 'server/contract/jobs/postings/job-board';
import { cardsPerPage } from 'server/contract/jobs/postings/job-board-constants';
import { Box, Notice, type MenuEntry } from 'shared-ui';
import { Board, Column, StillCard } from 'shared-ui/board';
import { SelectionBar } from 'shared-ui/table';
import { useApplicantEntries } from '../use-applicant-entries';
import { BoardCardText } from './board-card-text';
import type { BoardListState } from './board-list';
import { getBoardColumnId, toBoardColumnFacts } from './to-board-column-facts';
import { BoardColumnPage } from './board-column-page';
import { BoardPersonCard, type BoardPerson } from './board-person-card';
import { useBoardMoves } from './use-board-moves';
import { useBoardSelection } from './use-board-selection';

interface Props {
  jobId: number;
  board: JobBoard;
  list: BoardListState;
}

export const LoadedBoard = ({ jobId, board, list }: Props) => {
  const { moving, move, isMovable } = useBoardMoves(board);
  const { view, others } = useApplicantEntries();
  const { selection, actions, isOffered } = useBoardSelection(board, list);
  const columns = board.columns.map(toBoardColumnFacts);

  const entriesIn =
    (columnId: string) =>
    (card: BoardCard): MenuEntry[] => [
      view(card),
      ...columns
        .filter(({ id, isClosed }) => isMovable && !isClosed && id !== columnId)
        .map(({ id, name }, place) => ({
          id: `move ${id}`,
          label: `Move to ${name}`,
          divided: place === 0,
          onSelect: () => void move(card, id),
        })),
      ...others({ ...card, may: board.may }).map((entry, place) => ({
        ...entry,
        divided: place === 0,
      })),
    ];

  const drawColumn = (column: BoardColumn) => {
    const facts = toBoardColumnFacts(column);
    const entries = entriesIn(facts.id);
    const { stage } = column;
    return (
      <Column
        key={facts.id}
        column={facts}
        empty="Nobody is here."
        pageSize={cardsPerPage}
        lead={
          moving?.to === facts.id ? (
            <StillCard state="coming">
              <BoardCardText card={moving.card} />
            </StillCard>
          ) : null
        }
        drawPage={(page, places) => (
          <BoardColumnPage
            {...{ jobId, places }}
            query={{ ...list.filter, ...(stage && { stageId: stage.id }), page }}
            first={column.cards}
            total={column.total}
            drawCard={(card) => (
              <BoardPersonCard
                {...{ card, entries, isMovable }}
                columnId={facts.id}
                isAway={moving?.card.applicantId === card.applicantId}
                to={view(card).to}
                selection={isOffered ? selection : undefined}
              />
            )}
          />
        )}
      />
    );
  };

  return (
    <>
      {board.pipeline ? null : (
        <Box mb="4">
          <Notice
            title="This job has no hiring process"
            words="Its applicants have a status and no stage. Update Status moves them."
          />
        </Box>
      )}
      <Board
        label="Job Applications by stage"
        columnLabel="Stage"
        columns={columns}
        shown={list.state.stage}
        onShow={(stage) => list.change({ stage }, { replace: true })}
        onMove={({ card }: BoardPerson, to) => void move(card, to)}
        drawColumn={({ id }) => {
          const column = board.columns.find((one) => getBoardColumnId(one) === id);
          return column ? drawColumn(column) : null;
        }}
      />
      <SelectionBar selection={selection} actions={actions} />
    </>
  );
};
