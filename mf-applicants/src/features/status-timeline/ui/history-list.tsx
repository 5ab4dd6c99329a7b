import type { HistoryEntry } from 'server/contract/application';
import { Box, Flex, Text } from 'shared-ui';
import { colleagueName } from '../../../application/name-of';
import { useCompanyDays } from '../../../application/use-company-days';
import { Withheld } from '../../../application/withheld';

const Step = ({ entry }: { entry: HistoryEntry }) => {
  const { momentOf } = useCompanyDays();
  const { stage, status, actor, comment, created_at: at } = entry;
  return (
    <Box as="li" py="2.5" borderTopWidth="1px" borderColor="line">
      <Flex gap="2" align="center" wrap="wrap">
        {stage ? (
          <Box
            as="span"
            boxSize="8px"
            borderRadius="full"
            borderWidth="1px"
            borderColor="lineStrong"
            style={{ background: stage.colour }}
            aria-hidden
          />
        ) : null}
        <Text as="span" fontWeight={550} overflowWrap="anywhere">
          {[stage?.name, status.name].filter(Boolean).join(', ')}
        </Text>
      </Flex>
      <Text size="sm" tone="third">
        {momentOf(at)}
        {actor ? ` by ${colleagueName(actor) ?? ''}` : ''}
      </Text>
      {comment === undefined ? (
        <Text size="sm" as="div">
          Comment <Withheld />
        </Text>
      ) : (
        <Text size="sm" tone="second" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {comment}
        </Text>
      )}
    </Box>
  );
};

/** Every step of an application, the newest first: where to, when, by whom, and what was said. */
export const HistoryList = ({ entries }: { entries: readonly HistoryEntry[] }) =>
  entries.length === 0 ? (
    <Text tone="second">This applicant has not been moved yet.</Text>
  ) : (
    <Box as="ol" listStyleType="none">
      {entries.map((entry) => (
        <Step key={entry.id} entry={entry} />
      ))}
    </Box>
  );
