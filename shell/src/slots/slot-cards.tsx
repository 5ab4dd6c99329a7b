import { Grid } from 'shared-ui';
import { SlotCard } from './slot-card';
import { useSlotCards } from './use-slot-cards';
import { useWholePageWanted } from './use-whole-page-wanted';

interface SlotCardsProps {
  slot: string;
  /** How many are certainly in sight at first; they do not wait until that is seen. */
  inSight?: number;
  /** Handed to every card. */
  given: object;
}

/** The cards of a slot on a grid of twelve columns. */
export const SlotCards = ({ slot, inSight = 0, given }: SlotCardsProps) => {
  const isWanted = useWholePageWanted();
  const cards = useSlotCards(slot);
  return (
    <Grid
      templateColumns="repeat(12, minmax(0, 1fr))"
      gap="4"
      // What stands below stays out of sight until the cards are known.
      minHeight={cards ? undefined : '100vh'}
    >
      {cards?.map((card, place) => (
        <SlotCard key={card.id} {...{ card, given, isWanted }} isInSight={place < inSight} />
      ))}
    </Grid>
  );
};
