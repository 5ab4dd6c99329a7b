import { Grid } from 'shared-ui';
import { useRefusals } from '../frame/use-refusals';
import { useConsoleMap } from '../registry/use-console-map';
import { SlotCard } from './slot-card';
import { useWholePageWanted } from './use-whole-page-wanted';

interface SlotCardsProps {
  slot: string;
  /** How many are certainly in sight at first; they do not wait until that is seen. */
  inSight?: number;
  /** Handed to every card. */
  given: object;
}

/** What the remotes contribute to a slot, as far as this person may see it, on a grid of twelve columns. */
export const SlotCards = ({ slot, inSight = 0, given }: SlotCardsProps) => {
  const refusalOf = useRefusals();
  const isWanted = useWholePageWanted();
  const cards = useConsoleMap().cards.filter(
    (card) => card.slot === slot && card.load !== undefined && refusalOf(card.can) === undefined,
  );
  return (
    <Grid templateColumns="repeat(12, minmax(0, 1fr))" gap="4">
      {cards.map((card, place) => (
        <SlotCard key={card.id} {...{ card, given, isWanted }} isInSight={place < inSight} />
      ))}
    </Grid>
  );
};
