import { Box, Card, DelayedSpinner } from 'shared-ui';
import { PartFailure } from '../loader/part-failure';
import { RemotePart } from '../loader/remote-part';
import type { CardPart } from '../registry/part';

interface SlotCardProps {
  card: CardPart;
  given: object;
}

/** One card in a boundary of its own; its height is held from the first paint on, unless it draws nothing. */
export const SlotCard = ({ card, given }: SlotCardProps) => (
  <Box
    as="section"
    aria-label={card.title}
    gridColumn={{ base: '1 / -1', lg: `span ${card.span}` }}
    minHeight={`${card.height}px`}
    css={{ '&:empty': { display: 'none' } }}
  >
    <RemotePart
      remote={card.remote}
      name={card.load ?? ''}
      given={given}
      waiting={<DelayedSpinner label={`Loading ${card.title}`} />}
      failed={(failure, retry) => (
        <Card>
          <PartFailure title={card.title} failure={failure} onRetry={retry} />
        </Card>
      )}
    />
  </Box>
);
