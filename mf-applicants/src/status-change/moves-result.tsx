import { Box, Button, Flex, Notice, formatPersonName, Text } from 'shared-ui';
import type { MoveResult } from './send-moves';

const maxResultRows = 200;

const formatRowName = ({
  applicantId,
  firstName = '',
  lastName = '',
}: MoveResult['results'][number]) =>
  formatPersonName({ firstName, lastName }) || `Applicant no. ${applicantId}`;

const formatCountPart = (count: number, words: string): string[] =>
  count > 0 ? [`${count} ${words}`] : [];

export const MovesResult = ({ moved, onClose }: { moved: MoveResult; onClose: () => void }) => {
  const refused = moved.results.filter(({ outcome }) => outcome === 'refused');
  return (
    <>
      <Notice
        tone="wait"
        title={`${moved.refused} of ${moved.moved + moved.unchanged + moved.refused} applicants were not moved`}
        words={[
          ...formatCountPart(moved.moved, 'moved'),
          ...formatCountPart(moved.unchanged, 'stood there already'),
          ...formatCountPart(moved.refused, 'refused'),
        ].join(', ')}
      />
      <Box as="ul" aria-label="Applicants that were not moved" mt="3">
        {refused.slice(0, maxResultRows).map((row) => (
          <Box as="li" key={row.applicantId} py="2" borderBottomWidth="1px" borderColor="line">
            <Text fontWeight={550} overflowWrap="anywhere">
              {formatRowName(row)}
            </Text>
            <Text size="sm" tone="second">
              {row.message}
            </Text>
          </Box>
        ))}
      </Box>
      {refused.length > maxResultRows ? (
        <Text
          tone="second"
          mt="2"
        >{`And ${refused.length - maxResultRows} more for the same reasons.`}</Text>
      ) : null}
      <Flex justify="flex-end" mt="4">
        <Button onClick={onClose}>Close</Button>
      </Flex>
    </>
  );
};
