import type { BoardCard } from 'server/contract/jobs/postings/job-board';
import type { MenuEntry } from 'shared-ui';
import { Checkbox, Flex, formatPersonName } from 'shared-ui';
import { MovedCard, StillCard, type BoardThing } from 'shared-ui/board';
import { RowMenu, type RowSelection } from 'shared-ui/table';
import { BoardCardText } from './board-card-text';

export interface BoardPerson extends BoardThing {
  card: BoardCard;
}

interface Props {
  card: BoardCard;
  columnId: string;
  isMovable: boolean;
  /** True while the card is shown in another column, since its move is not saved yet. */
  isAway: boolean;
  entries: (card: BoardCard) => MenuEntry[];
  to: string | undefined;
  /** Selection of cards; absent for users without an action for several applicants. */
  selection: Pick<RowSelection, 'has' | 'toggle'> | undefined;
}

export const BoardPersonCard = (given: Props) => {
  const { card, columnId, isMovable, isAway, entries, to, selection } = given;
  const name = formatPersonName(card);
  const words = <BoardCardText card={card} to={to} />;
  if (isAway) return <StillCard state="away">{words}</StillCard>;
  const menu = (
    <>
      {selection ? (
        <Flex asChild width="7" height="7" align="center" justify="center" flexShrink="0">
          <label>
            <Checkbox
              aria-label={`Select ${name}`}
              checked={selection.has(card.applicantId)}
              onChange={() => selection.toggle(card.applicantId)}
            />
          </label>
        </Flex>
      ) : null}
      <RowMenu label={name} entries={() => entries(card)} />
    </>
  );
  if (!isMovable) return <StillCard menu={menu}>{words}</StillCard>;
  const person: BoardPerson = { id: card.applicantId, name, columnId, card };
  return (
    <MovedCard thing={person} menu={menu}>
      {words}
    </MovedCard>
  );
};
