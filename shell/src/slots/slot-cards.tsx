import { Grid } from 'shared-ui';
import { SlotCard } from './slot-card';
import { useSlotCards } from './use-slot-cards';
import { useWholePageWanted } from './use-whole-page-wanted';

interface SlotCardsProps {
  slot: string;
  /** Number of cards that are loaded at once, since they are visible when the page opens. */
  inSight?: number;
  /** Props that are passed to every card. */
  given: object;
}

export const SlotCards = ({ slot, inSight = 0, given }: SlotCardsProps) => {
  const isWanted = useWholePageWanted();
  const cards = useSlotCards(slot);
  return (
    <Grid
      templateColumns="repeat(12, minmax(0, 1fr))"
      gap="4"
      // Reserves a full screen until the cards are known, so that content below does not move.
      minHeight={cards ? undefined : '100vh'}
    >
      {cards?.map((card, place) => (
        <SlotCard key={card.id} {...{ card, given, isWanted }} isInSight={place < inSight} />
      ))}
    </Grid>
  );
};
