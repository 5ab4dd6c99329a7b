import { useLocation } from 'react-router-dom';
import { rememberFirstReadsOfPart } from 'shared-auth';
import { Box, Card, CardInWaiting, CardPlace, DelayedSpinner } from 'shared-ui';
import { useRoute, type Page, type PageAddress } from '../../sdk/react';
import { RemotePartFailure } from '../loader/remote-part-failure';
import { RemotePart } from '../loader/remote-part';
import { getRegionProps } from '../outline/outline-mode';
import type { RegisteredCard } from '../registry/registered-entry';
import { useNearViewport } from './use-near-viewport';

interface SlotCardProps {
  card: RegisteredCard;
  given: object;
  /** True to load the card even if it is not near the viewport. */
  isWanted: boolean;
  /** True if the card is visible when the page opens. */
  isInSight: boolean;
}

/** Starts the reads of a card, and stores them for the next visit unless the address contains filters. */
const beginReadingCard = ({ beginReading: begin }: Page, at: PageAddress): void => {
  if (begin && at.search === '') rememberFirstReadsOfPart(at.path, () => begin(at));
};

/** Card whose code is loaded when it is near the viewport; its height is reserved from the first paint on. */
export const SlotCard = ({ card, given, isWanted, isInSight }: SlotCardProps) => {
  const { place, hasComeNear } = useNearViewport();
  const { search } = useLocation();
  const here = useRoute();
  return (
    <CardPlace
      ref={place}
      aria-label={card.title}
      {...getRegionProps('card', card.remote.id)}
      span={card.span}
      height={card.height}
      narrowHeight={card.narrowHeight}
    >
      {isInSight || isWanted || hasComeNear ? (
        <RemotePart
          remote={card.remote}
          name={card.load ?? ''}
          given={given}
          {...(isInSight && { onCode: (part) => beginReadingCard(part, { ...here, search }) })}
          waiting={
            <CardInWaiting title={card.title}>
              <Box position="absolute" insetX="0" bottom="0">
                <DelayedSpinner label={`Loading ${card.title}`} />
              </Box>
            </CardInWaiting>
          }
          failed={(failure, retry) => (
            <Card>
              <RemotePartFailure title={card.title} failure={failure} onRetry={retry} />
            </Card>
          )}
        />
      ) : (
        <CardInWaiting title={card.title} />
      )}
    </CardPlace>
  );
};
