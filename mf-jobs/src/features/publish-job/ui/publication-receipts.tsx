import type { Publication } from 'server/contract/jobs/publishing/publishing';
import { Box, Flex, Heading, formatPersonName, StatusDot, Text, type Tone } from 'shared-ui';
import { useCompanyDays } from '../../../job/use-company-days';
import { ReceiptAddress } from './receipt-address';

type PublicationState = Publication['state'];

const stateMarks: Record<PublicationState, { words: string; tone: Tone }> = {
  live: { words: 'Live', tone: 'ok' },
  failed: { words: 'Failed', tone: 'bad' },
  withdrawn: { words: 'Withdrawn', tone: 'mute' },
  expired: { words: 'Expired', tone: 'wait' },
};

const formatActor = (actor: Publication['actor']): string =>
  actor ? ` by ${formatPersonName(actor)}` : '';

/**
 * Shows the last check whether the job is visible at its public URL; renders nothing for platforms of the
 * type manual record.
 */
const Sighting = ({ receipt }: { receipt: Publication }) => {
  const { momentAt } = useCompanyDays();
  const { type, state, checkedAt, seenAt, drift } = receipt;
  if (type === 'manual-record' || state !== 'live') return null;
  if (drift)
    return (
      <Text size="sm" tone="bad" overflowWrap="anywhere">
        {drift}
      </Text>
    );
  return (
    <Text size="sm" tone="third">
      {checkedAt && seenAt ? (
        <>
          <span>Seen there as it is </span>
          {momentAt(seenAt)}
        </>
      ) : (
        'Not looked at from outside yet'
      )}
    </Text>
  );
};

const PublicationReceipt = ({ receipt }: { receipt: Publication }) => {
  const { momentAt } = useCompanyDays();
  const { platform, state, publishedAt, endedAt, actor, message, url, drift } = receipt;
  const ended = state !== 'live' && endedAt !== null;
  const mark = stateMarks[state === 'live' && drift ? 'failed' : state];
  return (
    <Box as="li" py="2.5" borderTopWidth="1px" borderColor="line">
      <Flex gap="3" justify="space-between" align="baseline">
        <Text as="span" fontWeight={550} overflowWrap="anywhere">
          {platform.name}
        </Text>
        <StatusDot tone={mark.tone}>{mark.words}</StatusDot>
      </Flex>
      <Text size="sm" tone="third">
        <span>Published </span>
        {momentAt(publishedAt)}
        {ended ? null : <span>{formatActor(actor)}</span>}
      </Text>
      {ended ? (
        <Text size="sm" tone="third">
          <span>{`${stateMarks[state].words} `}</span>
          {momentAt(endedAt)}
          {state === 'expired' ? null : <span>{formatActor(actor)}</span>}
        </Text>
      ) : null}
      {message ? (
        <Text size="sm" tone={state === 'failed' ? 'bad' : 'second'} overflowWrap="anywhere">
          {message}
        </Text>
      ) : null}
      <Sighting receipt={receipt} />
      <ReceiptAddress url={url} />
    </Box>
  );
};

export const PublicationReceipts = ({ receipts }: { receipts: readonly Publication[] }) => (
  <Box as="section" mt="6">
    <Heading level={3} mb="2">
      History
    </Heading>
    {receipts.length === 0 ? (
      <Text tone="second">This job has never been published.</Text>
    ) : (
      <Box as="ul" listStyleType="none">
        {receipts.map((receipt) => (
          <PublicationReceipt key={receipt.platform.id} receipt={receipt} />
        ))}
      </Box>
    )}
  </Box>
);
