import type { ReactNode } from 'react';
import type { BoardCard, BoardCardsQuery } from 'server/contract/jobs/postings/job-board';
import { getBoardCards } from 'server/contract/jobs/postings/job-board.calls';
import { cardsPerPage } from 'server/contract/jobs/postings/job-board-constants';
import { useRead } from 'shared-auth';
import { Button, Skeleton, Text } from 'shared-ui';
import { Placed, type Place } from 'shared-ui/board';

interface Props {
  jobId: number;
  query: BoardCardsQuery & { page: number };
  /** First page of the column's cards, which the board response includes. */
  first: readonly BoardCard[];
  places: readonly Place[];
  total: number;
  drawCard: (card: BoardCard) => ReactNode;
}

export const BoardColumnPage = ({ jobId, query, first, places, total, drawCard }: Props) => {
  const isFirst = query.page === 1;
  const further = useRead(getBoardCards, isFirst ? null : { params: { jobId }, query });
  const cards = isFirst ? first : further.data?.data;
  const cardAt = (place: Place) => cards?.[place.index % cardsPerPage];
  const missing = (place: Place) =>
    further.error && place === places[0] ? (
      <Text size="sm">
        These people could not be loaded.{' '}
        <Button size="sm" onClick={further.reload}>
          Try again
        </Button>
      </Text>
    ) : (
      <Skeleton height="76px" />
    );
  return places.map((place) => {
    const card = cardAt(place);
    return (
      <Placed key={card?.applicantId ?? `place ${place.index}`} place={place} of={total}>
        {card ? drawCard(card) : missing(place)}
      </Placed>
    );
  });
};
